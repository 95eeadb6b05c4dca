import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { indexedPng, paletteOf } from './indexed-png.ts'

const rgba = (...pixels: [number, number, number][]) => Uint8Array.from(pixels.flatMap((pixel) => [...pixel, 255]))
const white: [number, number, number] = [255, 255, 255]
const sun: [number, number, number] = [255, 197, 61]
const ink: [number, number, number] = [7, 48, 63]

describe('paletteOf', () => {
  it('keeps the commonest colours and brings the others to the nearest', () => {
    const palette = paletteOf([rgba(white, white, white, ink, ink, sun)], 2)
    expect(palette.colours).toEqual([0xffffff, 0x07303f])
    expect([...palette.indexes(rgba(white, ink, [250, 250, 240], [20, 40, 60]))]).toEqual([0, 1, 0, 1])
  })
})

describe('indexedPng', () => {
  it('is read back by another decoder, pixel for pixel', async () => {
    const pixels = rgba(white, sun, ink, ink, white, sun)
    const palette = paletteOf([pixels])
    const png = await indexedPng(3, 2, palette.indexes(pixels), palette)
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
    expect([...data]).toEqual([white, sun, ink, ink, white, sun].flat())
  })

  it('refuses a wrong number of pixels', async () => {
    const palette = paletteOf([rgba(white)])
    await expect(indexedPng(2, 2, new Uint8Array(3), palette)).rejects.toThrow(RangeError)
  })
})
