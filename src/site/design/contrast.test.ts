import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { darkBlocks, tokensOf, tokenValue } from './token-values.ts'

const css = readFileSync(new URL('../../shared/ui/styles/tokens.css', import.meta.url), 'utf8')
const tokens = tokensOf(css)

describe('contrast ratio', () => {
  it('is 21 for black on white, whichever comes first, and 1 for a colour on itself', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 10)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10)
    expect(contrastRatio('#65818e', '#65818e')).toBe(1)
  })

  it('is 4.54 for #767676 on white, the grey of the WCAG examples', () => {
    expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })

  it('refuses what is no colour', () => {
    expect(() => contrastRatio('sea', '#fff')).toThrow(RangeError)
  })
})

describe.each(['light', 'dark'] as const)('the palette, %s', (theme) => {
  it.each(contrastPairs)('$front on $back is as designed, and enough for $use', ({ front, back, least, designed }) => {
    const ratio = contrastRatio(tokenValue(tokens[theme], front), tokenValue(tokens[theme], back))
    if (designed[theme] === 'above 9') expect(ratio).toBeGreaterThan(9)
    else expect(ratio).toBeCloseTo(designed[theme], 2)
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

it('is the same in the evening whether the system or the visitor chose dark', () => {
  const [bySystem, byChoice] = darkBlocks(css)
  expect(bySystem.size).toBeGreaterThan(30)
  expect([...bySystem]).toEqual([...byChoice])
})
