/** How often a browser that says it is online is tried again: it may be wrong about it. */
const everyMillis = 15_000
const mostTries = 40

/**
 * Does work again that never reached the server: as soon as the browser is back online, and now and then until it gets through. `work` says whether to
 * go on trying; what it sends carries its Idempotency-Key, so nothing is doubled. Gives what ends the trying.
 */
export function retryWhenOnline(work: () => Promise<'again' | 'done'>): () => void {
  let tries = 0
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    tries += 1
    const outcome = await work()
    isRunning = false
    if (outcome === 'done' || tries >= mostTries) stop()
  }
  const onOnline = () => void run()
  const timer = setInterval(onOnline, everyMillis)
  addEventListener('online', onOnline)
  function stop(): void {
    clearInterval(timer)
    removeEventListener('online', onOnline)
  }
  return stop
}
