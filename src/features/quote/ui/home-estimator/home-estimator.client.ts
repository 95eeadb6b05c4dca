import type { Estimator } from './home-estimator-live.client.ts'

/**
 * Wakes the home page's estimator at the first sign of a visitor, anywhere on the page: its script, worker and data are there before the hand reaches
 * the form, and nobody who only reads pays for them. From then on every move of the form is answered.
 */
export function attachEstimator(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-estimator]')
  if (!form) return
  let estimator: Promise<Estimator> | undefined
  // What cannot be downloaded is tried again at the next move; until then the answer on the page stays.
  const forget = () => {
    estimator = undefined
  }
  const wake = () => {
    estimator ??= import('./home-estimator-live.client.ts').then(({ liveEstimator }) => liveEstimator(form, forget))
    estimator.then((ready) => ready.update(), forget)
  }
  form.addEventListener('input', wake)
  for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(sign, wake, { once: true, passive: true })
  // A page that comes back from the history shows what was typed, so it must show its answer too.
  if ([...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) wake()
}
