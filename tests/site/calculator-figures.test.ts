import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculatorAnswer, calculatorIds } from '#src/features/calculators/domain/public.ts'
import { writeQuantity } from '#src/features/calculators/text/write.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtWeather } from '#src/site/content/built-weather.ts'
import { pages } from './built-site.ts'
import { textOf } from './html-text.ts'

/** What a calculator's page prints is what the calculator computes for the day of the build. */

const { day }: { day: PlainDate } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/rendered.json'), 'utf8'),
)
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\s+/g, ' ')

describe.each(languages)('calculators in %s', (language) => {
  it.each(calculatorIds)('%s prints the figures of a fresh computation', (id) => {
    const page = pages.find((one) => one.language === language && one.html.includes(`data-calculator="${id}"`))
    const text = spaced(textOf(page?.html ?? ''))
    const context = { weather: builtWeather(), priceBook: builtInPriceBook, today: day }
    const { headline, details = [] } = calculatorAnswer(id, {}, context)
    const shown = [...headline, ...details].filter((figure) => !figure.none)
    expect(shown.length).toBeGreaterThan(0)
    const missing = shown.filter((figure) => !text.includes(spaced(writeQuantity(figure, language))))
    expect(missing.map((figure) => figure.id)).toEqual([])
  })
})
