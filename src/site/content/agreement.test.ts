import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import towns from '#facts/local/towns.json' with { type: 'json' }
import { defaultRaw, readInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import { calculatorAnswer } from '#src/features/calculators/domain/public.ts'
import { knownCalculators, loadCalculator } from '#src/features/calculators/registry.ts'
import { createFigures, spokenRatio } from '#src/features/figures/public.ts'
import { agreement } from './agreement.ts'
import { bareFigures } from './bare-figures.ts'
import { builtFigures } from './built-figures.ts'
import { figureFacts } from './figure-facts.ts'
import { figureText } from './figure-text.ts'
import { pageWords, wordedPages } from './page-words.ts'

const figures = builtFigures()
const texts = wordedPages().flatMap((page) =>
  (['en', 'es'] as const).map((language) => ({
    page,
    language,
    text: readFileSync(`content/${page}/${language}.md`, 'utf8'),
  })),
)

describe('one pool, one cost', () => {
  it.each(knownCalculators())('what a page says the calculator %s shows is what it shows', async (id) => {
    const loaded = await loadCalculator(id, 'en')
    if (!loaded) throw new Error(`${id} is not registered`)
    const { calculator } = loaded
    const { values } = readInputs(calculator.inputs, defaultRaw(calculator.inputs))
    const [first] = calculator.answer(values, figures.context).headline
    expect(figures.quantity(`calculator:${id}.${first?.id}.value`).value).toBe(first?.value)
  })
})

describe('the pool of 8 by 4 metres', () => {
  const pages = ['tool.pool-heating', 'expert.pool-heating-physics', 'partnerships.pool-companies']
  it('costs on every page what the calculator answers for it', () => {
    for (const [name, shelter] of [
      ['low', 'sheltered'],
      ['high', 'open'],
    ] as const) {
      const { headline } = calculatorAnswer('pool-heating', { windShelter: shelter }, figures.context)
      const of = (id: string) => headline.find((one) => one.id === id)?.value ?? Number.NaN
      expect(figures.quantity(`dec.pool-season-eur-${name}`).value).toBe(of('cost'))
      expect(Math.abs(figures.quantity(`dec.pool-season-${name}`).value - of('heat'))).toBeLessThanOrEqual(5)
    }
    expect(figures.quantity('home:pool-32.calculator.cost')).toEqual(figures.quantity('calculator:pool-heating.cost'))
  })

  it('is spoken of in shares that are computed', () => {
    for (const { page, language, text } of texts.filter((one) => pages.includes(one.page)))
      expect(
        text.match(/(?:saves|cut)[^.]{0,40}\b(?:third|fifths|half)\b|ahorran[^.]{0,40}(?:tercio|quintas|mitad)/i),
        `${page}/${language}`,
      ).toBeNull()
  })
})

describe('words of ratio', () => {
  it('follow from the figures: 43 % less is never called a third less', () => {
    const less = (percent: number) => {
      const rows = new Map([
        ['a', { value: 100 - percent, asOf: '2026', source: 'own-sizes', mark: 'verified' as const }],
        ['b', { value: 100, asOf: '2026', source: 'own-sizes', mark: 'verified' as const }],
      ])
      return createFigures({ rows, homes: new Map(), outside: () => undefined }, figures.context)
    }
    expect(figureText('less:a/b', 'en', less(43))).toBe('43%')
    expect(figureText('ratio:a/b', 'en', less(43))).toBe('about three fifths')
    expect(figureText('ratio:a/b', 'es', less(66.7))).toBe('un tercio')
    expect(() => figureText('more:a/b', 'en', less(43))).toThrow('is not more than')
    expect(spokenRatio(57, 100).id).not.toBe('two-thirds')
  })
})

describe('an example', () => {
  it('is the same home in both languages of a page', () => {
    expect(agreement(figures, figureFacts().rows).twoHomes).toEqual([])
  })

  it('lived in part of the year does not pay back sooner than the same home at the same bill lived in all year', () => {
    const { homes } = figureFacts()
    const partly = [...homes].filter(([, { quote }]) => quote && quote.occupancy !== 'full-time')
    expect(partly.length).toBeGreaterThan(5)
    for (const [name, home] of partly) {
      if (!home.quote) continue
      const livedIn = { ...home, quote: { ...home.quote, occupancy: 'full-time' as const } }
      const both = createFigures(
        {
          rows: new Map(),
          homes: new Map([
            ['partly', home],
            ['lived-in', livedIn],
          ]),
          outside: () => undefined,
        },
        figures.context,
      )
      const years = (which: string) => {
        const { p50 } = both.estimate(which).options[1].paybackYears
        return p50 ?? Number.POSITIVE_INFINITY
      }
      expect(years('partly'), name).toBeGreaterThanOrEqual(years('lived-in') - 0.5)
    }
  })
})

describe('what the words claim', () => {
  it('nobody measured the typical year at the airport', () => {
    const claim =
      /(?:year|año)[^.\n]{0,40}(?:measured|medid[oa])[^.\n]{0,20}(?:airport|aeropuerto)|(?:measured|medid[oa]) (?:at|en) (?:the|el) (?:airport|aeropuerto)/i
    expect(texts.filter(({ text }) => claim.test(text)).map(({ page, language }) => `${page}/${language}`)).toEqual([])
  })

  it('the limit of the access permit is in kW of inverter, never in kWp', () => {
    expect(figures.quantity('law.access-permit')).toMatchObject({ value: 15, unit: 'kw' })
    for (const { page, language, text } of texts)
      for (const line of text.split('\n'))
        if (/access permit|permiso de acceso|simple connection|conexión sencilla/i.test(line))
          expect(line, `${page}/${language}`).not.toMatch(
            /(?:up to|below|above|limit|hasta|menos de|más de|tope)[^.|]{0,25}(?:15\s?kWp|size\.15-kwp)/i,
          )
  })

  it("Sotogrande's place and height are its own", () => {
    const { latDeg, lonDeg } = towns.towns.sotogrande
    expect(latDeg).toBeCloseTo(36.28, 1)
    expect(lonDeg).toBeCloseTo(-5.29, 1)
    expect(figures.row('sotogrande.altitude')).toBeUndefined()
  })

  it('the Málaga rebate is said with where it was read, and that the tax office confirms it', () => {
    expect(figures.row('malaga.ibi-solar')).toMatchObject({ mark: 'single-source', asOf: '2020-2025' })
    for (const { page, language, text } of texts)
      if (text.includes('{{malaga.ibi-solar}}')) {
        const { sources } = pageWords(page, language)
        expect([...sources, figures.row('malaga.ibi-solar')?.source], page).toContain('papelea')
        expect(text, `${page}/${language}`).toMatch(/Gestrisam/)
        expect(text, `${page}/${language}`).not.toMatch(/city has published|Málaga publicó/i)
      }
  })
})

describe('a typed figure', () => {
  it.each([
    ['en', 'Panels of 5 kWp cost €6,500, save 20% and last 25 years.', ['5 kWp', '€6,500', '20%', '25 years']],
    ['en', 'It runs ten hours, from 3 to 5 kW.', ['ten hours', '3 to 5 kW']],
    ['es', 'Cinco kWp ahorran 1.200 € al año y un 20 % en diez años.', ['Cinco kWp', '1.200 €', '20 %', 'diez años']],
  ] as const)('is found (%s: %s)', (language, text, expected) => {
    expect(bareFigures(text, language).map((one) => one.text)).toEqual(expected)
  })

  it.each([
    ['en', 'Since 2026, Royal Decree 244/2019 and ITC-BT-52 hold; call 900 850 840 or 112.'],
    ['en', 'At least {{home:villa-5.system.savingEur.p90}} in nine years of ten, 24 hours a day.'],
    ['es', 'El 28 de abril de 2025, tres días después. [Mira](route:howto.5-kw) y `10 kW`.'],
    ['es', 'Nueve de cada diez años, todo el 100 % de la casa.'],
  ] as const)('is not a date, a law, a telephone number or a probability (%s: %s)', (language, text) => {
    expect(bareFigures(text, language)).toEqual([])
  })

  it('is reported with its line, head and questions included', () => {
    const file =
      '---\ntitle: Save 20%\nreviewed: 2026-11-21\nsources: [own-5-kwh]\nquestions:\n  - q: Why 5 kW?\n    a: So.\n---\nText\n'
    expect(bareFigures(file, 'en')).toEqual([
      { line: 2, text: '20%' },
      { line: 6, text: '5 kW' },
    ])
  })
})
