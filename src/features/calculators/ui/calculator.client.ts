/**
 * All that a calculator's page loads at first. React, the calculator, the typical year and the
 * prices come with the visitor's first move, or at once where the link brings inputs.
 */
const host = document.querySelector<HTMLElement>('[data-calculator]')
if (host) attach(host)

function attach(place: HTMLElement): void {
  const failed = document.querySelector('.c-failed')
  let started: Promise<void> | undefined
  const wake = () => {
    started ??= import('./calculator-live.tsx').then(({ goLive }) => goLive(place))
    started.then(
      () => failed?.classList.remove('is-shown'),
      () => {
        // The next touch of the form tries again; until then the page says that its answer is the typical home's.
        started = undefined
        failed?.classList.add('is-shown')
      },
    )
  }
  if (location.search.length > 1) wake()
  for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(sign, wake, { once: true, passive: true })
  for (const touch of ['focusin', 'pointerdown']) place.addEventListener(touch, wake, { passive: true })
}
