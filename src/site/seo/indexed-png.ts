import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** PNG with a palette (PNG specification, colour type 3): for flat drawings half the size of true colour, and quick to write. */

const compressed = promisify(deflate)

/** A colour as one number, 0xRRGGBB. */
type Colour = number

export interface Palette {
  colours: readonly Colour[]
  /** The place in the palette of each pixel of `rgba`; a colour that is not in it goes to the nearest. Alpha is not looked at. */
  indexes: (rgba: Uint8Array) => Uint8Array
}

/** The `most` (at most 256) commonest colours of the pictures given, each as RGBA bytes. */
export function paletteOf(pictures: readonly Uint8Array[], most = 256): Palette {
  const counts = new Map<Colour, number>()
  for (const rgba of pictures)
    for (let at = 0; at < rgba.length; at += 4) {
      const colour = colourAt(rgba, at)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const colours = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, Math.min(256, most))
    .map(([colour]) => colour)
  const places = new Map(colours.map((colour, place) => [colour, place]))
  const placeOf = (colour: Colour): number => {
    const known = places.get(colour)
    if (known !== undefined) return known
    const place = nearest(colours, colour)
    places.set(colour, place)
    return place
  }
  return {
    colours,
    indexes: (rgba) => {
      const found = new Uint8Array(rgba.length / 4)
      let lastColour = -1
      let lastPlace = 0
      for (let at = 0, pixel = 0; at < rgba.length; at += 4, pixel++) {
        const colour = colourAt(rgba, at)
        if (colour !== lastColour) {
          lastColour = colour
          lastPlace = placeOf(colour)
        }
        found[pixel] = lastPlace
      }
      return found
    },
  }
}

function colourAt(rgba: Uint8Array, at: number): Colour {
  return ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)
}

function nearest(colours: readonly Colour[], wanted: Colour): number {
  let place = 0
  let least = Number.POSITIVE_INFINITY
  colours.forEach((colour, i) => {
    const red = (colour >> 16) - (wanted >> 16)
    const green = ((colour >> 8) & 255) - ((wanted >> 8) & 255)
    const blue = (colour & 255) - (wanted & 255)
    const distance = red * red + green * green + blue * blue
    if (distance < least) {
      least = distance
      place = i
    }
  })
  return place
}

/** Throws a RangeError when there are not `width` times `height` indexes. */
export async function indexedPng(
  width: number,
  height: number,
  indexes: Uint8Array,
  palette: Pick<Palette, 'colours'>,
): Promise<Buffer> {
  if (indexes.length !== width * height) throw new RangeError(`${indexes.length} pixels are not ${width} by ${height}`)
  // Each row begins with its filter, 0: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    // Level 9 takes six times as long for a seventh less.
    chunk('IDAT', await compressed(rows, { level: 6, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
