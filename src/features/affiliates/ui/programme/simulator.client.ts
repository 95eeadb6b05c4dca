import { simulatedJobs } from '#src/features/affiliates/domain/form-body.ts'
import type { RuleSet } from '#src/features/affiliates/domain/rules.ts'
import { simulatorView, sliderShare } from './amounts.ts'

/** Answers at each change of the simulator, with the rules that the page was made with. */
const form = document.querySelector<HTMLFormElement>('form[data-simulator]')

function answer(form: HTMLFormElement): void {
  const language = form.dataset.simulator === 'es' ? 'es' : 'en'
  const rules: RuleSet = JSON.parse(form.dataset.rules ?? '')
  const view = simulatorView(rules, simulatedJobs(new FormData(form)), language)
  for (const name of ['total', 'at'] as const) {
    const place = form.querySelector(`[data-out="${name}"]`)
    if (place) place.textContent = view[name]
  }
  const gauge = form.querySelector<HTMLElement>('.gauge')
  gauge?.style.setProperty('--a', `${view.leastPercent}%`)
  gauge?.style.setProperty('--b', `${view.mostPercent}%`)
  gauge?.setAttribute('aria-label', view.gauge)
  for (const tier of form.querySelectorAll<HTMLElement>('[data-tier]'))
    tier.classList.toggle('on', tier.dataset.tier === view.tier)
}

form?.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const twin = target.dataset.twin
    ? form.querySelector<HTMLInputElement>(`#${target.dataset.twin}`)
    : form.querySelector<HTMLInputElement>(`[data-twin="${target.id}"]`)
  if (twin) twin.value = target.value
  for (const slider of [target, twin])
    if (slider?.type === 'range') slider.style.setProperty('--p', sliderShare(Number(target.value)))
  answer(form)
})
form?.addEventListener('submit', (event) => event.preventDefault())
