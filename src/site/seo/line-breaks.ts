/** Words in lines no wider than `widthPx`; a word wider than that has its line to itself. */
function filled(words: readonly string[], widthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && measure(longer) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Breaks `text` into as few lines as `widthPx` allows and then makes them about equally long, as a browser does with
 * `text-wrap: balance`. No-break spaces hold.
 */
export function balancedLines(text: string, widthPx: number, measure: (text: string) => number): string[] {
  const words = text.split(/[ \n\t]+/).filter(Boolean)
  const best = filled(words, widthPx, measure)
  let narrow = 0
  let wide = widthPx
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    const lines = filled(words, middle, measure)
    if (lines.length > best.length || lines.some((line) => measure(line) > widthPx)) narrow = middle
    else wide = middle
  }
  const balanced = filled(words, wide, measure)
  return balanced.length === best.length ? balanced : best
}
