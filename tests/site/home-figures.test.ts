import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { pageAt } from './built-site.ts'
import { textOf } from './html-text.ts'

/** The home page shows one home: what each block says of a system is what the card says of it. */

const mainOf = (language: Language): string => {
  const html = pageAt(pathOf('home', language))?.html ?? ''
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

interface Shown {
  language: Language
  main: string
  text: string
  out: (name: string) => string
  /** Bills first, Balanced, Blackout-proof: "7.2 kWp, no battery" and "€8,480". */
  kits: string[]
  prices: string[]
  /** One block of the blackout band for each of them. */
  cuts: string[]
  /** Price by the address of a menu row. */
  menu: { text: string; eur: number }[]
}

/** Digits of an amount, whatever the language's separators. */
const eurOf = (text: string) => Number(text.replace(/[^\d]/g, ''))
/** A decimal number of either language. */
const numbersBefore = (text: string, unit: string) =>
  [...text.matchAll(new RegExp(`(\\d+(?:[.,]\\d+)?) ${unit}`, 'g'))].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  )

function shownIn(language: Language): Shown {
  const main = mainOf(language)
  const out = (name: string) =>
    spaced(textOf(new RegExp(`data-out="${name}"[^>]*>([\\s\\S]*?)</(?:span|p|text)>`).exec(main)?.[1] ?? ''))
  const band = /<section class="sec[^"]*\bdeep">[\s\S]*?<\/section>/.exec(main)?.[0] ?? ''
  const menu = /<ul class="menu-l">[\s\S]*?<\/ul>/.exec(main)?.[0] ?? ''
  return {
    language,
    main,
    text: spaced(textOf(main)),
    out,
    kits: [0, 1, 2].map((i) => out(`kit${i}`)),
    prices: [0, 1, 2].map((i) => out(`price${i}`)),
    cuts: band
      .split('<div class="cut-line">')
      .slice(1)
      .map((block) => spaced(textOf(block))),
    menu: menu
      .split('<li>')
      .slice(1)
      .map((row) => ({
        text: spaced(textOf(row)),
        eur: eurOf(textOf(/<\/small>([^<]*)</.exec(row)?.[1] ?? '')),
      })),
  }
}

const hoursWord = { en: 'hours?', es: 'horas?' }
const proof = { en: 'Blackout-proof', es: 'A prueba de apagones' }

describe.each(languages)('the home page in %s', (language) => {
  const page = shownIn(language)
  const [, balancedKwp = Number.NaN, proofKwp = Number.NaN] = page.kits.map(
    (kit) => numbersBefore(kit, 'kWp')[0] ?? Number.NaN,
  )

  it('says the same kit and price of each option in the card and in the blackout band', () => {
    expect(page.cuts).toHaveLength(3)
    for (const i of [0, 1, 2]) {
      expect(page.kits[i]).toMatch(/kWp/)
      expect(page.cuts[i]).toContain(page.kits[i])
      expect(page.cuts[i]).toContain(page.prices[i])
    }
  })

  it('draws the system that has a battery, and says which it is', () => {
    expect(numbersBefore(page.out('roof'), 'kWp')).toEqual([proofKwp])
    expect(numbersBefore(page.out('battery'), 'kWh')).toEqual(numbersBefore(page.kits[2] ?? '', 'kWh'))
    expect(page.out('battery-text')).toContain(proof[language])
    const [hours] = numbersBefore(page.out('battery-cut'), hoursWord[language])
    expect(hours).toBeGreaterThan(0)
    expect(numbersBefore(page.cuts[2] ?? '', hoursWord[language])).toContain(hours)
  })

  it('prices the menu as the card does', () => {
    const [solar, battery] = page.menu
    const backup = page.menu.at(-1)
    expect(numbersBefore(solar?.text ?? '', 'kWp')).toEqual([balancedKwp])
    expect(solar?.eur).toBe(eurOf(page.prices[1] ?? ''))
    expect(numbersBefore(battery?.text ?? '', 'kWh')).toEqual(numbersBefore(page.kits[2] ?? '', 'kWh'))
    const sum = (solar?.eur ?? 0) + (battery?.eur ?? 0) + (backup?.eur ?? 0)
    // Each is rounded to a whole euro by itself.
    if (balancedKwp === proofKwp) expect(Math.abs(sum - eurOf(page.prices[2] ?? ''))).toBeLessThanOrEqual(1)
  })

  it('names no other size of panels, and no hours but those of the system with backup', () => {
    const sizes = page.kits.flatMap((kit) => numbersBefore(kit, 'kWp'))
    expect(numbersBefore(page.text, 'kWp').filter((kwp) => !sizes.includes(kwp))).toEqual([])
    const lasting = numbersBefore(page.cuts[2] ?? '', hoursWord[language])
    for (const cut of page.cuts.slice(0, 2)) expect(numbersBefore(cut, hoursWord[language])).toEqual([])
    expect(numbersBefore(page.text, hoursWord[language]).filter((hours) => !lasting.includes(hours))).toEqual([])
  })

  it('never says that a price without a battery keeps something on', () => {
    const noBattery = language === 'en' ? 'no battery' : 'sin batería'
    const nothing = language === 'en' ? 'switches off with the grid' : 'Se apaga con la red'
    for (const cut of page.cuts) expect(cut.includes(noBattery)).toBe(cut.includes(nothing))
  })

  it('says of every block below the card which home it shows', () => {
    const home =
      language === 'en'
        ? 'Villa in Marbella, €165 a month, lived in all year'
        : 'Chalé en Marbella, 165 € al mes, habitado todo el año'
    expect(page.text.split(home).length - 1).toBe(3)
  })
})

it('the home page shows the same figures in both languages', () => {
  const [en, es] = languages.map(shownIn)
  const figures = (page: Shown | undefined) => ({
    prices: page?.prices.map(eurOf),
    kits: page?.kits.map((kit) => [numbersBefore(kit, 'kWp'), numbersBefore(kit, 'kWh')]),
    saving: ['low', 'mid', 'high', 'scale'].map((name) => eurOf(page?.out(name) ?? '')),
    hours: page?.cuts.map((cut) => numbersBefore(cut, hoursWord[page.language])),
    menu: page?.menu.map(({ eur }) => eur),
    production: eurOf(page?.out('roof-text') ?? ''),
  })
  expect(figures(en)).toEqual(figures(es))
})
