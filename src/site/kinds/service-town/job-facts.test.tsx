import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { jobFacts, jobFigures } from './job-facts.ts'
import { jobThemes } from './job-themes.ts'

const numbers = (...of: Parameters<typeof jobFacts>) => jobFacts(...of).map(({ n }) => n)

describe('the numbers of a job in a town', () => {
  it.each(jobThemes)('%s: three or four, each with its words, in both languages', (theme) => {
    for (const language of languages) {
      const facts = jobFacts('marbella', theme, language)
      expect(facts.length).toBeGreaterThanOrEqual(3)
      expect(facts.length).toBeLessThanOrEqual(4)
      for (const { n, t } of facts) {
        expect(n).toMatch(/\d/)
        expect(t).not.toBe('')
      }
    }
  })
  it('leave out what nobody has published of a town', () => {
    expect(numbers('marbella', 'battery', 'en').at(-1)).toMatch(/^28\.7\s°C$/)
    expect(numbers('estepona', 'battery', 'en')).toHaveLength(3)
  })
  it('date a count, and take a size from its figure', () => {
    const words = jobFacts('mijas', 'pool', 'en').map(({ t }) => renderToStaticMarkup(t))
    expect(words[0]).toMatch(/land register \(20\d\d\)/)
    expect(words[1]).toMatch(/pool of 35\sm³$/)
    expect(words[2]).toMatch(/heat pump of 9\s?kW/)
    expect(words.join()).not.toMatch(/[{}]/)
  })
  it('name their figures for the sources of the page', () => {
    expect(jobFigures('estepona', 'battery')).toEqual(['tariff.energy-p1', 'tariff.energy-p3', 'tariff.surplus'])
  })
  it('write out what is no figure, and name no source for it', () => {
    expect(numbers('mijas', 'grants', 'en')).toContain('31 Dec 2026')
    expect(jobFigures('mijas', 'repairs')).toEqual(['law.guarantee-goods'])
  })
  it('count people where they live close together', () => {
    expect(numbers('fuengirola', 'solar', 'es').at(-1)).toBe('8.300')
    expect(numbers('estepona', 'solar', 'es').at(-1)).toMatch(/€/)
  })
})
