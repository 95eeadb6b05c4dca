import { type GreyPicture, halved } from './picture.ts'

/** How far, in degrees, lines of text lean: the turn at which ink falls into the sharpest rows. Searched to ±`most` degrees. */
export function skewDegrees(picture: GreyPicture, most = 8): number {
  const small = shrunk(picture)
  const ink = inkOf(small)
  let [best, score] = [0, sharpness(ink, 0)]
  const search = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const now = sharpness(ink, degrees)
      if (now > score) [best, score] = [degrees, now]
    }
  }
  search(-most, most, 1)
  search(best - 0.75, best + 0.75, 0.25)
  search(best - 0.15, best + 0.15, 0.05)
  return best
}

/** Lines of a photographed page lean one way at its top and another at its foot: how far in either quarter, in degrees, of a page that lies straight as a whole. */
export function leansOf(picture: GreyPicture): { top: number; foot: number } {
  const small = shrunk(picture)
  const part = Math.floor(small.height / 2)
  const half = (from: number): GreyPicture => ({
    width: small.width,
    height: part,
    data: small.data.subarray(from * small.width, (from + part) * small.width),
  })
  const [upper, lower] = [skewDegrees(half(0), mostLean), skewDegrees(half(small.height - part), mostLean)]
  // Each half has its lean in its own middle, a quarter of the page from either edge.
  return { top: upper - (lower - upper) / 2, foot: lower + (lower - upper) / 2 }
}

const mostLean = 2

/** True when text runs up or down the page: lines of text leave white between them, so across them ink comes and goes far more often. */
export function isSideways(picture: GreyPicture): boolean {
  const ink = inkOf(shrunk(picture))
  let [rows, columns] = [0, 0]
  for (let degrees = -6; degrees <= 6; degrees += 0.5) {
    rows = Math.max(rows, changes(ink, degrees))
    columns = Math.max(columns, changes(ink, degrees + 90))
  }
  return columns > 1.2 * rows
}

/** How often ink begins after white, going down the page. */
function changes(ink: Ink, degrees: number): number {
  const bins = profile(ink, degrees)
  const mean = ink.x.length / ink.reach / 2
  let [count, isInked] = [0, false]
  for (const dots of bins) {
    if (!isInked && dots > mean) {
      count++
      isInked = true
    } else if (dots < 0.2 * mean) isInked = false
  }
  return count
}

/** Some 800 dots wide is enough to see lines. */
function shrunk(picture: GreyPicture): GreyPicture {
  let small = picture
  while (small.width > 1400) small = halved(small)
  return small
}

interface Ink {
  x: Float32Array
  y: Float32Array
  reach: number
}

/** Dark dots, from the middle; dots in dark areas as large as a photograph's edge are left out. */
function inkOf({ width, height, data }: GreyPicture): Ink {
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      // An edge from light to dark, downwards or sideways: letters have many, shadows none.
      if ((data[at] ?? 255) < 140 && ((data[at - 2 * width] ?? 0) > 190 || (data[at - 2] ?? 0) > 190)) {
        xs.push(x - width / 2)
        ys.push(y - height / 2)
      }
    }
  return { x: Float32Array.from(xs), y: Float32Array.from(ys), reach: Math.ceil(Math.hypot(width, height) / 2) }
}

function sharpness(ink: Ink, degrees: number): number {
  const bins = profile(ink, degrees)
  let sum = 0
  for (let at = 1; at < bins.length; at++) sum += ((bins[at] ?? 0) - (bins[at - 1] ?? 0)) ** 2
  return sum
}

/** Dark dots on each line across the page, the page turned by so many degrees. */
function profile({ x, y, reach }: Ink, degrees: number): Float64Array {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bins = new Float64Array(2 * reach + 2)
  for (let dot = 0; dot < x.length; dot++) {
    const at = Math.floor(-sin * (x[dot] ?? 0) + cos * (y[dot] ?? 0) + reach)
    bins[at] = (bins[at] ?? 0) + 1
  }
  return bins
}
