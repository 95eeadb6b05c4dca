/** Does a work that pauses (`buildIndex`, `parseWording`) without its pauses: for a caller that has nothing else to do. */
export function atOnce<Made>(work: Iterator<undefined, Made>): Made {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
