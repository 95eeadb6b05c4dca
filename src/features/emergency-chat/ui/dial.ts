/** Numbers as they stand in the chat's words: 112, nine digits of Spain, and ours with its country. */
const written = /\+34 \d{3} \d{3} \d{3}|\b[89]00 \d{3} \d{3}\b|\b112\b/g

/** A `tel:` address. Nine-digit numbers get their country, so that a foreign phone reaches them too; short ones stay as they are. */
export function dial(number: string): string {
  const digits = number.replace(/[^\d+]/g, '')
  return `tel:${digits.length === 9 ? '+34' : ''}${digits}`
}

/** A line as runs of text, each with the address it dials when it is a number. */
export function numbersIn(line: string): { text: string; tel?: string }[] {
  const runs: { text: string; tel?: string }[] = []
  let from = 0
  for (const { 0: number, index } of line.matchAll(written)) {
    if (index > from) runs.push({ text: line.slice(from, index) })
    runs.push({ text: number, tel: dial(number) })
    from = index + number.length
  }
  if (from < line.length) runs.push({ text: line.slice(from) })
  return runs
}
