import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OwnOptions } from '#src/features/calculators/domain/frame/calculator.ts'
import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import { loadCalculator } from '#src/features/calculators/registry.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ThreeOptions } from './three-options.tsx'
import { wordsOf } from './written.ts'

const offer = {
  name: 'Bills first',
  kwp: 0,
  batteryKwh: 0,
  machines: ['heat-pump'],
  priceEur: 11_000,
  savingEur: { p90: -163, p50: -163 },
  cutHours: 0,
} as const satisfies Offer
const offers: Offer[] = [
  offer,
  { ...offer, name: 'Balanced', kwp: 5.85, priceEur: 18_265, savingEur: { p90: 636, p50: 720 } },
  { ...offer, name: 'Blackout-proof', kwp: 5.85, batteryKwh: 10, priceEur: 24_750, cutHours: 35 },
]
const own: OwnOptions = {
  rows: [{ ...offer, word: 'own', savingEur: { p90: 246, p50: 380 } }],
  heatTodayEur: { p10: 800, p50: 508, p90: 329 },
  note: { word: 'heating-counted', values: { today: { value: 508, unit: 'eur' } } },
}

/** The table as it is read, a line for each row. */
async function rowsOf(options: OwnOptions | undefined, withSaving: boolean, language: Language = 'en') {
  const loaded = await loadCalculator('heat-pump', language)
  if (!loaded) throw new Error('no heat pump')
  const words = wordsOf(loaded.text, language)
  const html = renderToStaticMarkup(<ThreeOptions {...{ offers, own: options, withSaving, words }} ofTypicalBill />)
  const read = (part: string) =>
    part
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\|+/g, '|')
  return [...html.matchAll(/<tr>.*?<\/tr>|<caption>.*?<\/caption>|<p.*?<\/p>/g)].map(([part]) => read(part))
}

it('names options by what they hold, the calculator’s own first and only once', async () => {
  const [caption, head, first, second, third, note, ...none] = await rowsOf(own, true)
  expect(caption).toBe('|Options for a home like this; your bill fits them to yours|')
  expect(head).toBe('|Option|Installed|Saves a year|In a power cut|')
  expect(first).toBe('|Heat pump only|heat pump|€11,000|at least €250|likely €380|stops with the grid|')
  expect(second).toMatch(/^\|With solar\|5.85 kWp of panels, heat pump\|€18,265\|at least €1,0\d0\|likely €1,230\|/)
  expect(third).toMatch(/^\|With solar and battery\|.*\|€24,750\|.*\|essentials, 35 h or more\|$/)
  expect(note).toContain('the €510 a year that heating costs today count as saved')
  expect(none).toEqual([])
})

it('says what only costs as an addition, and has no column for what nobody knows', async () => {
  const [, , first] = await rowsOf(undefined, true, 'es')
  expect(first).toBe('|Solo aerotermia|aerotermia|11.000 €|suma 160 €|se apaga con la red|')
  const [, head, plain] = await rowsOf(undefined, false)
  expect(head).toBe('|Option|Installed|In a power cut|')
  expect(plain).toBe('|Heat pump only|heat pump|€11,000|stops with the grid|')
})

it('keeps the names of the quote where two options hold the same', async () => {
  const loaded = await loadCalculator('solar', 'en')
  if (!loaded) throw new Error('no solar')
  const solar = offers.slice(1).map((one) => ({ ...one, batteryKwh: 0, machines: [] }))
  const words = wordsOf(loaded.text, 'en')
  const html = renderToStaticMarkup(
    <ThreeOptions offers={solar} {...{ words }} withSaving={false} ofTypicalBill={false} />,
  )
  for (const name of ['Balanced', 'Blackout-proof']) expect(html).toContain(name)
  expect(html).not.toContain('With solar')
})
