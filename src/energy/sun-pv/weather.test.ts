import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from './weather.ts'

const file = readFileSync(new URL('../../../facts/energy/malaga-typical-year.bin', import.meta.url))

describe('decodeTypicalYear', () => {
  it('reads the same year from a view and from its buffer', () => {
    const copy = Uint8Array.from(file)
    expect(decodeTypicalYear(copy.buffer)).toEqual(decodeTypicalYear(file))
  })

  it('refuses what is no typical year', () => {
    expect(() => decodeTypicalYear(new Uint8Array(0))).toThrow(RangeError)
    expect(() => decodeTypicalYear(new TextEncoder().encode('<!doctype html>'))).toThrow(RangeError)
    expect(() => decodeTypicalYear(file.subarray(0, file.length - 1))).toThrow(RangeError)
    expect(() => decodeTypicalYear(Buffer.concat([file, Buffer.from([0])]))).toThrow(RangeError)
  })
})
