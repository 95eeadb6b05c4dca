/** So long a busy disk may take over one sync before a test gives up. */
const mostMillis = 30_000

/**
 * Lets the disk work until `isSo`, however many turns of the loop that takes, while the clocks of a test stand still (`setTimeout` is faked, `performance` is not).
 * Gives what `isSo` says at the end: false when the disk never came that far.
 */
export async function diskWork(isSo: () => boolean): Promise<boolean> {
  const latest = performance.now() + mostMillis
  while (!isSo() && performance.now() < latest) await new Promise((next) => setImmediate(next))
  return isSo()
}
