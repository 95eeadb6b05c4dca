import { type Measured, measureVitals } from './measure-vitals.ts'
import { deviceOf } from './running-vitals.ts'

/**
 * Measures the page for its first-party report: LCP, CLS, INP, FID where the browser still has it, FCP and TTFB. One beacon when the page goes out of
 * sight, with the page, its language and the kind of device; nothing that says who. An analytics tag, which is there only after consent, gets the same events.
 */
export function reportVitals(): void {
  // Loaded in the background: what it would measure is waiting, not the page.
  if (document.visibilityState === 'hidden') return
  const measured = measureVitals()
  // Now, not later: a page that is being left may no longer know.
  const device = deviceOf(innerWidth, matchMedia('(pointer: coarse)').matches)
  let isSent = false
  const send = () => {
    const metrics = measured()
    if (isSent || metrics.length === 0) return
    isSent = true
    const report = {
      path: location.pathname,
      language: document.documentElement.lang,
      device,
      metrics,
    }
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }))
    tellTag(metrics)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  // For browsers that leave a page without hiding it first.
  addEventListener('pagehide', send)
}

function tellTag(metrics: readonly Measured[]): void {
  const tag: unknown = Reflect.get(window, 'gtag')
  if (typeof tag !== 'function') return
  for (const { name, value } of metrics) tag('event', name, { value, non_interaction: true })
}
