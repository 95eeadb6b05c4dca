/** A picture in grey, one byte a dot, from the top left. */
export interface GreyPicture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** RGBA as a canvas gives it. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

export function greyOf({ width, height, data }: Picture): GreyPicture {
  const grey = new Uint8ClampedArray(width * height)
  for (let dot = 0, at = 0; dot < grey.length; dot++, at += 4)
    grey[dot] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
  return { width, height, data: grey }
}

/** RGBA again, for what takes only that. */
export function pictureOf({ width, height, data }: GreyPicture): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let dot = 0, at = 0; dot < data.length; dot++, at += 4) {
    const value = data[dot] ?? 0
    rgba[at] = value
    rgba[at + 1] = value
    rgba[at + 2] = value
    rgba[at + 3] = 255
  }
  return { width, height, data: rgba }
}

/** Half the width and height, each dot the mean of four. */
export function halved({ width, height, data }: GreyPicture): GreyPicture {
  const [w, h] = [width >> 1, height >> 1]
  const half = new Uint8ClampedArray(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x
      half[y * w + x] =
        ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0)) >> 2
    }
  return { width: w, height: h, data: half }
}

/** From this share of the paper's brightness on a dot is paper; ink ends just below white. */
const paperFrom = 0.92
const lightestInk = 254.6

/** Paper made white and ink dark whatever the light: each dot against the brightness of the paper around it. What has the share `black` of it is black. */
export function evenlyLit(picture: GreyPicture, black = 0.25): GreyPicture {
  const { width, height, data } = picture
  const tile = 24
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)]
  const paper = new Float32Array(columns * rows)
  const counts = new Uint16Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let dots = 0
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y++)
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x++) {
          const value = data[y * width + x] ?? 0
          counts[value] = (counts[value] ?? 0) + 1
          dots++
        }
      paper[row * columns + column] = brightnessAbove(counts, dots * 0.8)
    }
  const smooth = neighboursMost(paper, columns, rows)
  const slope = lightestInk / (paperFrom - black)
  const even = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const white = Math.max(60, between(smooth, columns, rows, x / tile - 0.5, y / tile - 0.5))
      const share = (data[y * width + x] ?? 0) / white
      even[y * width + x] = share >= paperFrom ? 255 : Math.max(0, (share - black) * slope)
    }
  return { width, height, data: even }
}

function brightnessAbove(counts: Uint16Array, share: number): number {
  let seen = 0
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0
    if (seen >= share) return value
  }
  return 255
}

/** Each tile takes the brightest of itself and its neighbours, so that a dark heading is not taken for paper. */
function neighboursMost(values: Float32Array, columns: number, rows: number): Float32Array {
  const most = new Float32Array(values.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let best = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          best = Math.max(best, values[y * columns + x] ?? 0)
      most[row * columns + column] = best
    }
  return most
}

function between(values: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(columns - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(rows - 1, Math.floor(y)))
  const right = Math.min(columns - 1, left + 1)
  const bottom = Math.min(rows - 1, top + 1)
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const upper = (values[top * columns + left] ?? 0) * (1 - fx) + (values[top * columns + right] ?? 0) * fx
  const lower = (values[bottom * columns + left] ?? 0) * (1 - fx) + (values[bottom * columns + right] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** So much of a page's height and width holds some words. */
const [linesHigh, linesWide] = [0.035, 0.22]

/** A few lines from the middle of a page, where ink comes and goes most often: no margin and no shadow. */
export function densestLines({ width, height, data }: GreyPicture): GreyPicture {
  const [tall, wide] = [Math.ceil(height * linesHigh), Math.ceil(width * linesWide)]
  const left = Math.floor((width - wide) / 2)
  const isInk = (at: number) => (data[at] ?? 255) < 128
  const changesFrom = (top: number) => {
    let changes = 0
    for (let y = top; y < top + tall; y += 2)
      for (let x = left + 2; x < left + wide; x += 2) if (isInk(y * width + x) !== isInk(y * width + x - 2)) changes++
    return changes
  }
  let [best, most] = [0, -1]
  for (let top = 0; top + tall <= height; top += Math.ceil(tall / 2)) {
    const changes = changesFrom(top)
    if (changes > most) [best, most] = [top, changes]
  }
  const lines = new Uint8ClampedArray(wide * tall)
  for (let y = 0; y < tall; y++) {
    const from = (best + y) * width + left
    lines.set(data.subarray(from, from + wide), y * wide)
  }
  return { width: wide, height: tall, data: lines }
}

/** Turned by quarter turns clockwise. */
export function quarterTurned(picture: GreyPicture, quarters: 0 | 1 | 2 | 3): GreyPicture {
  if (quarters === 0) return picture
  const { width, height, data } = picture
  const isSideways = quarters % 2 === 1
  const [w, h] = isSideways ? [height, width] : [width, height]
  const turned = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to =
        quarters === 1 ? x * w + (w - 1 - y) : quarters === 2 ? (h - 1 - y) * w + (w - 1 - x) : (h - 1 - x) * w + y
      turned[to] = data[y * width + x] ?? 0
    }
  return { width: w, height: h, data: turned }
}

/** Turned by some degrees about its middle, clockwise, on white. */
export function turned({ width, height, data }: GreyPicture, degrees: number): GreyPicture {
  const out = new Uint8ClampedArray(width * height).fill(255)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [cx, cy] = [width / 2, height / 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - cx) + sin * (y - cy) + cx
      const fromY = -sin * (x - cx) + cos * (y - cy) + cy
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue
      const [fx, fy] = [fromX - left, fromY - top]
      const at = top * width + left
      const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
      const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
      out[y * width + x] = upper * (1 - fy) + lower * fy
    }
  return { width, height, data: out }
}

/** Lines that lean by `top` degrees at the top and by `foot` at the foot made level: each column moved up or down, on white. */
export function levelled({ width, height, data }: GreyPicture, top: number, foot: number): GreyPicture {
  const out = new Uint8ClampedArray(width * height).fill(255)
  const cx = width / 2
  for (let y = 0; y < height; y++) {
    const slope = Math.tan(((top + ((foot - top) * y) / height) * Math.PI) / 180)
    for (let x = 0; x < width; x++) {
      const fromY = y + (x - cx) * slope
      const upper = Math.floor(fromY)
      if (upper < 0 || upper + 1 >= height) continue
      const share = fromY - upper
      const at = upper * width + x
      out[y * width + x] = (data[at] ?? 255) * (1 - share) + (data[at + width] ?? 255) * share
    }
  }
  return { width, height, data: out }
}

/** Larger or smaller, each dot between its four neighbours. */
export function scaledBy({ width, height, data }: GreyPicture, factor: number): GreyPicture {
  const [w, h] = [Math.round(width * factor), Math.round(height * factor)]
  const out = new Uint8ClampedArray(w * h)
  for (let y = 0; y < h; y++) {
    const fromY = Math.min(height - 1, y / factor)
    const top = Math.floor(fromY)
    const bottom = Math.min(height - 1, top + 1)
    const fy = fromY - top
    for (let x = 0; x < w; x++) {
      const fromX = Math.min(width - 1, x / factor)
      const before = Math.floor(fromX)
      const after = Math.min(width - 1, before + 1)
      const fx = fromX - before
      const upper = (data[top * width + before] ?? 255) * (1 - fx) + (data[top * width + after] ?? 255) * fx
      const lower = (data[bottom * width + before] ?? 255) * (1 - fx) + (data[bottom * width + after] ?? 255) * fx
      out[y * w + x] = upper * (1 - fy) + lower * fy
    }
  }
  return { width: w, height: h, data: out }
}
