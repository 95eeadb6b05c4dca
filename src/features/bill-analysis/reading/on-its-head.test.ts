import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { readFile } from './read-file.ts'
import type { ReadingTools } from './tools.ts'

const [width, height] = [900, 1200]

/** Lines of short words, and a dark seal in the upper left corner. */
function sheet(): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const ink = (x: number, y: number) => data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (let line = 200; line < height - 60; line += 24)
    for (let x = 60; x < width - 60; x++) if (x % 12 <= 8) for (let down = 0; down < 7; down++) ink(x, line + down)
  for (let y = 60; y < 120; y++) for (let x = 60; x < 200; x++) if ((x + y) % 4 < 2) ink(x, y)
  return { width, height, data }
}

/** Whether the seal stands where a reader who holds the sheet upright sees it. */
function isUpright({ width: wide, height: tall, data }: Picture): boolean {
  const inkIn = (fromX: number, fromY: number) => {
    let dark = 0
    for (let y = fromY; y < fromY + tall * 0.08; y++)
      for (let x = fromX; x < fromX + wide * 0.2; x++) if ((data[(y * wide + x) * 4] ?? 255) < 128) dark++
    return dark
  }
  const at = (share: number, of: number) => Math.round(of * share)
  return inkIn(at(0.04, wide), at(0.04, tall)) > inkIn(at(0.76, wide), at(0.88, tall))
}

function toolsThatRead(letters: (picture: Picture, isLines: boolean) => number) {
  const whole: boolean[] = []
  const tools: ReadingTools = {
    hasCodesAtHand: true,
    openPdf: () => Promise.reject(new Error('no PDF')),
    unpack: () => Promise.resolve(sheet()),
    readCodes: () => Promise.resolve([]),
    recognise(picture) {
      const isLines = picture.height < 200
      if (!isLines) whole.push(isUpright(picture))
      const certainty = letters(picture, isLines)
      const box = { x: 10, y: 10, width: 400, height: 12 }
      return Promise.resolve({ words: [{ text: 'factura de electricidad '.repeat(12), certainty, box }], certainty })
    },
  }
  return { tools, whole }
}

/** Four bytes that say JPEG, and a header that says how large it is. */
const jpeg = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08],
  ...[height >> 8, height & 255, width >> 8, width & 255],
  ...[0x03, 0x01, 0x22, 0x00, 0x02, 0x11, 0x01, 0x03, 0x11, 0x01, 0xff, 0xd9],
])

test('a photograph that lies upright is read whole as it is', async () => {
  const { tools, whole } = toolsThatRead(() => 0.9)
  await readFile(jpeg, tools)
  expect(whole[0]).toBe(true)
})

test('one on its head is turned before it is read whole: a few lines say so', async () => {
  let looks = 0
  const { tools, whole } = toolsThatRead((picture, isLines) => {
    if (isLines) return ++looks === 1 ? 0.35 : 0.9
    return isUpright(picture) ? 0.35 : 0.9
  })
  await readFile(jpeg, tools)
  expect(looks).toBe(2)
  expect(whole[0]).toBe(false)
})
