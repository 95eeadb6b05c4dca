import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from '#src/features/quote/domain/answers/check-answers.ts'
import { valuesFromForm } from '#src/features/quote/domain/answers/form-body.ts'
import { fieldNames } from '#src/features/quote/domain/answers/form-values.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { malagaYear } from '#tests/typical-year.ts'
import type { Calculator, CalculatorAnswer, CalculatorContext, Figure } from './domain/frame/calculator.ts'
import { handOverQuery } from './domain/frame/hand-over.ts'
import { type InputSpec, optionsOf } from './domain/frame/input.ts'
import { defaultRaw, isAsked, type RawInputs, readInputs } from './domain/frame/read-inputs.ts'
import { knownCalculators, loadCalculator } from './registry.ts'
import { CalculatorApp } from './ui/calculator-app.tsx'
import { spreadWords, wordsOf } from './ui/written.ts'

const context: CalculatorContext = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const loaded = await Promise.all(
  knownCalculators().map(async (id) => {
    const [en, es] = await Promise.all(languages.map((language) => loadCalculator(id, language)))
    if (!en || !es) throw new Error(`${id} cannot be loaded`)
    return { id, calculator: en.calculator, texts: { en: en.text, es: es.text } }
  }),
)

/** Both ends of an input's range, its default, and something in between. */
function anyRaw(spec: InputSpec): fc.Arbitrary<string> {
  if (spec.kind === 'yes-no') return fc.constantFrom('yes', 'no')
  if (spec.kind === 'choice' || spec.kind === 'town') return fc.constantFrom(...optionsOf(spec))
  const { min, max, whole } = spec
  const between = fc.double({ min: 0, max: 1, noNaN: true }).map((share) => {
    const value = min + (max - min) * share ** 3
    return String(whole ? Math.round(value) : Math.min(max, Math.max(min, Math.round(value * 100) / 100)))
  })
  const ends = fc.constantFrom(
    String(min),
    String(max),
    ...(spec.kind === 'optional-number' ? [''] : [String(spec.default)]),
  )
  return fc.oneof(ends, between)
}

function anyInputs(calculator: Calculator): fc.Arbitrary<RawInputs> {
  return fc.record(Object.fromEntries(Object.entries(calculator.inputs).map(([name, spec]) => [name, anyRaw(spec)])))
}

function answerTo(calculator: Calculator, raw: RawInputs): CalculatorAnswer {
  const { values, problems } = readInputs(calculator.inputs, raw)
  expect(problems).toEqual([])
  return calculator.answer(values, context)
}

function expectOrdered({ id, value, range }: Pick<Figure, 'id' | 'value' | 'range'>): void {
  expect(Number.isFinite(value), id).toBe(true)
  if (!range) return
  const slack = 1e-6 * Math.max(1, Math.abs(value))
  expect(range.p90, `${id}: p90`).toBeLessThanOrEqual(range.p50 + slack)
  expect(range.p50, `${id}: p50`).toBeLessThanOrEqual(range.p10 + slack)
}

function expectSound(answer: CalculatorAnswer): void {
  expect(answer.headline.length).toBeGreaterThanOrEqual(1)
  expect(answer.headline.length).toBeLessThanOrEqual(4)
  expect(answer.assumptions.length).toBeGreaterThan(0)
  for (const figure of [...answer.headline, ...(answer.details ?? [])]) {
    expectOrdered(figure)
    if (figure.unit === 'eur' && figure.id.toLowerCase().includes('price'))
      expect(figure.value).toBeGreaterThanOrEqual(0)
  }
  for (const chart of answer.charts) {
    if (chart.kind !== 'bars') continue
    for (const bar of chart.bars) expectOrdered({ id: chart.id, ...bar })
  }
}

/** The hand-over must bring no answer that the quote would refuse. */
function refusedByQuote(answer: CalculatorAnswer): string[] {
  const values = valuesFromForm(handOverQuery(answer.handOver))
  const brought = fieldNames.filter((name) => {
    const value = values[name]
    return Array.isArray(value) ? value.length > 0 : value !== '' && typeof value !== 'boolean'
  })
  return checkAnswers(values, brought)
    .filter(({ field }) => brought.includes(field))
    .map(({ field, code }) => `${field}: ${code}`)
}

describe.each(loaded)('$id', ({ calculator, texts }) => {
  const specs = calculator.inputs
  const show = (language: 'en' | 'es', firstAnswer: CalculatorAnswer) =>
    renderToStaticMarkup(
      <CalculatorApp
        {...{ calculator, language, firstAnswer }}
        text={texts[language]}
        quotePath="/quote"
        talkPath="/design-consultation"
        firstOffers={[]}
      />,
    )

  it('asks seven things at most, the town first, and begins with good answers', () => {
    expect(Object.keys(specs)[0]).toBe('town')
    const usual = defaultRaw(specs)
    expect(Object.values(specs).filter((spec) => isAsked(spec, usual)).length).toBeLessThanOrEqual(7)
    expect(readInputs(specs, usual).problems).toEqual([])
    for (const spec of Object.values(specs)) if (spec.when) expect(Object.keys(specs)).toContain(spec.when.input)
  })

  it('never asks more than seven things at once, and hands over what the quote takes', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        expect(Object.values(specs).filter((spec) => isAsked(spec, raw)).length).toBeLessThanOrEqual(7)
        const answer = answerTo(calculator, raw)
        expectSound(answer)
        expect(refusedByQuote(answer)).toEqual([])
      }),
      { numRuns: 40, seed: 4 },
    )
  }, 60_000)

  it.each(languages)(
    'says everything in words (%s)',
    (language) => {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          const html = show(language, answerTo(calculator, raw))
          expect(html).not.toMatch(/NaN|Infinity|undefined|\[object|[{}]/)
        }),
        { numRuns: 15, seed: 7 },
      )
    },
    30_000,
  )

  it.each(languages)('has a why for every figure and a table for every chart (%s)', (language) => {
    const answer = answerTo(calculator, defaultRaw(specs))
    const html = show(language, answer)
    const whys = answer.headline.length + (answer.details?.length ?? 0)
    expect(html.split('<details class="why">').length - 1).toBe(whys + answer.charts.length)
    expect(html.split('role="img"').length - 1).toBeGreaterThanOrEqual(answer.charts.length * 2)
  })

  it('keeps the voice of the site', () => {
    const english = JSON.stringify(texts.en).match(/\b(best|leading|trusted|solutions?|up to|free|green)\b|!/gi)
    expect(english).toBeNull()
    expect(JSON.stringify(texts.es).match(/[¡!]|\b(mejor(es)?|líder(es)?|soluciones)\b/gi)).toBeNull()
  })
})

it('speaks of the size of a machine as a size, not as a chance', () => {
  const pool = loaded.find(({ id }) => id === 'pool-heating')
  if (!pool) throw new Error('no pool calculator')
  const { calculator, texts } = pool
  const answer = answerTo(calculator, defaultRaw(calculator.inputs))
  const power = answer.details?.find(({ id }) => id === 'power')
  if (!power) throw new Error('no power in the answer')
  expect(spreadWords(power, wordsOf(texts.en, 'en'))).toMatch(
    /^usual size; [\d.]+\skW to [\d.]+\skW by wind and cover$/,
  )
  expect(spreadWords(power, wordsOf(texts.es, 'es'))).toMatch(/^tamaño normal; de [\d,]+\skW a [\d,]+\skW según/)
})
