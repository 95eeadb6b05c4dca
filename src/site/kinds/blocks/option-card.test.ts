import { describe, expect, it } from 'vitest'
import { isPaidBackInTime } from '#src/features/quote/domain/public.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { machinesUse, optionCard, panelsThere } from './option-card.ts'

const cardsOf = (home: string) => {
  const estimate = builtFigures().estimate(home)
  return estimate.options.map((option) => optionCard({ estimate, option, name: option.id }, 'en'))
}

describe('a machine', () => {
  it('without panels is comfort: named, with what it costs a year, neither green nor amber', () => {
    const [alone] = cardsOf('marbella-villa-1995-280')
    expect(alone).toMatchObject({ kit: 'Pool heat pump for 35\u00a0m³', tag: 'For a longer season', tone: undefined })
    expect(alone?.runsOn).toMatch(/^Runs on about €\d+ a year: comfort, not a saving\.$/)
  })

  it('that saves by itself is judged on its payback', () => {
    const [alone] = cardsOf('marbella-townhouse-1999-130')
    expect(alone).toMatchObject({
      kit: 'Hot-water heat pump, 200\u00a0l',
      tag: 'Worth it',
      tone: 'ok',
      runsOn: null,
    })
  })

  it('stands in its kit with its own price', () => {
    for (const { kit } of cardsOf('marbella-villa-1992-230'))
      expect(kit).toMatch(/panels.*\. Air-to-water.*: €16,000\.$/)
    for (const { kit } of cardsOf('marbella-villa-1994-190'))
      expect(kit).toMatch(/Ducted.*: €[\d,]+\. Zone.*: €[\d,]+\.$/)
  })

  it('that does not pay back beside panels that do has two sentences, and no green', () => {
    const [first] = cardsOf('marbella-villa-1992-230')
    expect(first).toMatchObject({ tag: 'Not for savings alone', tone: undefined })
    expect(first?.reason).toMatch(/^The panels pay back in \d+ years; the heat pump is bought for comfort/)
  })

  it('that replaces a boiler says that its fuel is not counted', () => {
    expect(machinesUse(builtFigures().estimate('marbella-villa-1992-230'), 'en')).toContain('is not counted')
    expect(machinesUse(builtFigures().estimate('marbella-villa-2003-260'), 'en')).toBe('')
  })
})

it('adds to the panels of a home that has some', () => {
  expect(panelsThere(builtFigures().estimate('estepona-townhouse-2019-60'))).toBeGreaterThan(0)
  for (const { kit } of cardsOf('estepona-townhouse-2019-60')) expect(kit).toMatch(/^Adds [\d.]+\u00a0kWp/)
  for (const { kit } of cardsOf('marbella-villa-2003-260')) expect(kit).toMatch(/^\d/)
})

it('that pays back says what it adds to the option before, and of a home in a town why, in the words of its page', () => {
  const estimate = builtFigures().estimate('marbella-villa-2003-260')
  const [first, balanced] = estimate.options
  const eur = Math.round(balanced.priceCents / 100) - Math.round(first.priceCents / 100)
  const [alone, next] = cardsOf('marbella-villa-2003-260')
  expect(alone).toMatchObject({ tag: 'Worth it', reason: null })
  expect(next?.reason).toMatch(/^€[\d,]+ more than the option before saves €\d+ more a year\.$/)
  expect(next?.reason).toContain(`€${eur.toLocaleString('en')}`)
  expect(optionCard({ estimate, option: first }, 'en').reason).toMatch(/^The home uses \d+% of the output\.$/)
  expect(optionCard({ estimate, option: first, reason: 'Its own.' }, 'en').reason).toBe('Its own.')
})

describe('an option with backup', () => {
  it('that pays back too late is for backup, whoever asked for it', () => {
    for (const home of ['malaga-townhouse-2006-115', 'estepona-townhouse-2005-120'])
      expect(cardsOf(home).at(-1)).toMatchObject({ tag: 'For backup, not savings', tone: undefined })
  })

  it('says what its extra costs and saves, as its neighbours show both', () => {
    const [, balanced, proof] = builtFigures().estimate('marbella-villa-2003-260').options
    expect(cardsOf('marbella-villa-2003-260')[2]?.reason).toBe(
      `€${(Math.round(proof.priceCents / 100) - Math.round(balanced.priceCents / 100)).toLocaleString('en')} more than the option before saves €200 more a year.`,
    )
    expect(cardsOf('marbella-villa-2006-950')[2]?.reason).toBe('Its larger battery is for power cuts alone.')
  })
})

it.each([
  'marbella-villa-1992-230',
  'marbella-villa-1994-190',
  'marbella-villa-1995-280',
  'marbella-villa-2001-120',
  'estepona-townhouse-2004-140',
  'fuengirola-flat-1984-70',
  'torremolinos-flat-1975-40',
])('is green only where %s pays back in the years that we recommend', (home) => {
  const estimate = builtFigures().estimate(home)
  for (const option of estimate.options)
    for (const language of languages)
      for (const name of [undefined, option.id]) {
        const { tone } = optionCard({ estimate, option, ...(name && { name }) }, language)
        if (tone === 'ok') expect(isPaidBackInTime(option.paybackYears.p50)).toBe(true)
      }
})
