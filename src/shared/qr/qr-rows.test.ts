import { expect, test } from 'vitest'
import { qrRows } from './qr-rows.ts'

test('a QR code is square, of zeros and ones, with its three finder corners', () => {
  const rows = qrRows('https://casa.example/quote/q/token')
  expect(rows.length).toBeGreaterThanOrEqual(21)
  for (const row of rows) expect(row).toMatch(new RegExp(`^[01]{${rows.length}}$`))
  const finder = '1111111'
  expect(rows[0]?.startsWith(finder)).toBe(true)
  expect(rows[0]?.endsWith(finder)).toBe(true)
  expect(rows.at(-1)?.startsWith(finder)).toBe(true)
})

test('another address gives another code', () => {
  expect(qrRows('https://casa.example/a')).not.toEqual(qrRows('https://casa.example/b'))
})
