import type { TextItem } from '#src/features/bill-analysis/domain/page-text.ts'
import type { Picture } from './picture.ts'

interface Recognised {
  words: TextItem[]
  certainty: number
}

/** Less than this many dots high, a picture is done before two could share it. */
const leastHeight = 600
/** The cut is looked for in the middle fifth of the page. */
const [cutFrom, cutTo] = [0.4, 0.6]

/**
 * A page recognised in two halves at once, cut where a row is emptiest, and put together again: places in the whole picture's dots, certainty by letters.
 * `recognise` gets the half and which of the two it is.
 */
export async function inTwoHalves(
  picture: Picture,
  recognise: (half: Picture, which: 0 | 1) => Promise<Recognised>,
): Promise<Recognised> {
  if (picture.height < leastHeight) return recognise(picture, 0)
  const cut = emptiestRow(picture)
  const [upper, lower] = await Promise.all([
    recognise(rowsOf(picture, 0, cut), 0),
    recognise(rowsOf(picture, cut, picture.height), 1),
  ])
  const [above, below] = [lettersOf(upper), lettersOf(lower)]
  return {
    words: [...upper.words, ...lower.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + cut } }))],
    certainty: above + below === 0 ? 0 : (upper.certainty * above + lower.certainty * below) / (above + below),
  }
}

const lettersOf = ({ words }: Recognised) => words.reduce((sum, { text }) => sum + text.length, 0)

const rowsOf = ({ width, data }: Picture, from: number, to: number): Picture => ({
  width,
  height: to - from,
  data: data.slice(from * width * 4, to * width * 4),
})

/** The middle of the emptiest band of seven rows. */
function emptiestRow({ width, height, data }: Picture): number {
  const inkOf = (row: number) => {
    let dark = 0
    for (let x = 0; x < width; x++) if ((data[(row * width + x) * 4] ?? 255) < 128) dark++
    return dark
  }
  const first = Math.floor(height * cutFrom)
  const ink = Array.from({ length: Math.ceil(height * (cutTo - cutFrom)) }, (_, at) => inkOf(first + at))
  let [best, least] = [Math.round(height / 2), Number.POSITIVE_INFINITY]
  for (let at = 3; at < ink.length - 3; at++) {
    const band = ink.slice(at - 3, at + 4).reduce((sum, one) => sum + one, 0)
    if (band < least) [best, least] = [first + at, band]
  }
  return best
}
