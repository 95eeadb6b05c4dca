/**
 * The home page's estimator at load: slider and typed field are one answer. A worker with the kernel, the typical year and the price book
 * comes with the visitor's first move; from then on every keystroke is answered, and none waits.
 */

import type { Estimator } from './home-estimator-live.client.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-estimator]')) attach(form)

function attach(form: HTMLFormElement): void {
  const bill = form.querySelector<HTMLInputElement>('input[name=monthlyBillEur]')
  const slider = form.querySelector<HTMLInputElement>('input[type=range]')
  if (!bill || !slider) return

  let estimator: Promise<Estimator> | undefined
  // What cannot be downloaded is tried again at the next touch; until then the answer on the page stays.
  const forget = () => {
    estimator = undefined
  }
  const changed = () => {
    estimator ??= import('./home-estimator-live.client.ts').then(({ liveEstimator }) => liveEstimator(form, forget))
    estimator.then((ready) => ready.update(), forget)
  }
  const paint = () => {
    const { min, max, value } = slider
    slider.style.setProperty('--p', `${((Number(value) - Number(min)) / (Number(max) - Number(min))) * 100}%`)
  }

  slider.addEventListener('input', () => {
    bill.value = slider.value
    paint()
  })
  bill.addEventListener('input', () => {
    const typed = Number.parseFloat(bill.value.replace(',', '.'))
    if (Number.isNaN(typed)) return
    slider.value = String(typed)
    paint()
  })
  form.addEventListener('input', changed)
  // A page that comes back from the history shows what was typed, so it must show its answer too.
  if (bill.value !== bill.defaultValue) changed()

  // The first sign of a visitor, anywhere: the download is done before the hand reaches the form, and nobody who only reads pays for it.
  for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(sign, changed, { once: true, passive: true })
}
