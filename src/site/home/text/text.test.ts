import { describe, expect, it } from 'vitest'
import blackout from '#facts/local/blackout-2025.json' with { type: 'json' }
import emergency from '#facts/local/emergency.json' with { type: 'json' }
import { languages } from '#src/shared/i18n/language.ts'
import { homeText } from './text.ts'

describe.each(languages)('home text in %s', (language) => {
  const text = homeText(language)
  it('names only numbers that the facts hold as verified', () => {
    const verified = emergency.numbers.filter(({ mark }) => mark === 'verified').map(({ number }) => number)
    const named = text.danger.text.match(/\b(\d{3} \d{3} \d{3}|\d{3})\b/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    for (const number of named) expect(verified).toContain(number)
  })
  it('dates the blackout as the facts do', () => {
    expect(text.blackout.heading).toContain(blackout.collapse.time)
    expect(text.blackout.lede).toContain(blackout.marbella.backFrom)
  })
})
