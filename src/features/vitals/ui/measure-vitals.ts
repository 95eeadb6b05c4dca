import type { VitalName } from '#src/features/vitals/domain/vital.ts'
import { interactionDelay, layoutShift } from './running-vitals.ts'

export interface Measured {
  name: VitalName
  /** Milliseconds; CLS has no unit. */
  value: number
}

/** Starts measuring this page; the function it gives tells what is known by now. */
export function measureVitals(): () => Measured[] {
  const found = new Map<VitalName, number>()
  const rests: (() => void)[] = []
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
    observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) })
    rests.push(() => observer.takeRecords().forEach(onEntry))
  }
  const shift = layoutShift()
  const delay = interactionDelay()
  const onInteraction = (entry: PerformanceEntry) => {
    const id = numberOf(entry, 'interactionId')
    if (id) found.set('INP', delay(id, entry.duration, numberOf(performance, 'interactionCount')))
  }
  watch('navigation', (entry) => found.set('TTFB', numberOf(entry, 'responseStart')))
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.set('FCP', startTime)
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    found.set('LCP', startTime)
    // A page that never moves has a shift of nought, which is a measurement too.
    found.set('CLS', found.get('CLS') ?? 0)
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) found.set('CLS', shift(entry.startTime, numberOf(entry, 'value')))
  })
  watch('first-input', (entry) => {
    found.set('FID', numberOf(entry, 'processingStart') - entry.startTime)
    onInteraction(entry)
  })
  watch('event', onInteraction)
  return () => {
    // What a browser has noted but not handed over yet: a page may be left in the same instant.
    for (const takeRest of rests) takeRest()
    return [...found].map(([name, value]) => ({ name, value: Math.round(value * 1e4) / 1e4 }))
  }
}

/** A field that not every browser's entries have, nor TypeScript's types of them. */
function numberOf(entry: object, key: string): number {
  const value: unknown = Reflect.get(entry, key)
  return typeof value === 'number' ? value : 0
}
