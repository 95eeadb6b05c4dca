import { describe, expect, it } from 'vitest'
import type { CalculatorAnswer, CalculatorContext } from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, optionsOf } from '#src/features/calculators/domain/frame/input.ts'
import type { Value, Values } from '#src/features/calculators/domain/frame/quantity.ts'
import { defaultRaw, type RawInputs, readInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import { knownCalculators, loadCalculator } from '#src/features/calculators/registry.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { malagaYear } from '#tests/typical-year.ts'
import type { CalculatorText } from './calculator-text.ts'
import { writeSentence } from './write.ts'

/** Whether every sentence of an answer has the values that it names, in both languages. */

const context: CalculatorContext = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const loaded = await Promise.all(
  knownCalculators().map(async (id) => {
    const [en, es] = await Promise.all(languages.map((language) => loadCalculator(id, language)))
    if (!en || !es) throw new Error(`${id} cannot be loaded`)
    return { id, calculator: en.calculator, texts: { en: en.text, es: es.text } }
  }),
)

/** What an input may hold beside its default: every option, or both ends of its range. */
function others(spec: InputSpec): readonly string[] {
  if (spec.kind === 'yes-no') return ['yes', 'no']
  if (spec.kind === 'number' || spec.kind === 'optional-number') return [String(spec.min), String(spec.max)]
  return spec.kind === 'town' ? ['malaga', 'sotogrande'] : optionsOf(spec)
}

/** The inputs as they open, and with one of them changed. */
function variants(specs: Readonly<Record<string, InputSpec>>): RawInputs[] {
  const usual = defaultRaw(specs)
  return [
    usual,
    ...Object.entries(specs).flatMap(([name, spec]) => others(spec).map((text) => ({ ...usual, [name]: text }))),
  ]
}

interface Sentence {
  where: string
  templates: readonly string[]
  values: Values | undefined
}

function inCell(where: string, value: Value, words: Readonly<Record<string, string>>): Sentence[] {
  if (!('word' in value)) return []
  return [{ where: `${where} ${value.word}`, templates: [words[value.word] ?? '{missing}'], values: value.values }]
}

/** Every sentence of an answer; the sentences of one part share its values. */
function sentencesOf(answer: CalculatorAnswer, text: CalculatorText): Sentence[] {
  const { words } = text
  const { title, text: verdict = '' } = text.verdicts[answer.verdict.id] ?? { title: '{missing}' }
  return [
    ...[...answer.headline, ...(answer.details ?? [])].map(({ id, values }) => {
      const { label = '{missing}', note = '', none = '', equation = '', why = '' } = text.figures[id] ?? {}
      return { where: `figure ${id}`, templates: [label, note, none, equation, why], values }
    }),
    { where: `verdict ${answer.verdict.id}`, templates: [title, verdict], values: answer.verdict.values },
    ...answer.charts.map(({ id, values }) => {
      const { title: head = '{missing}', label = '', caption = '' } = text.charts[id] ?? {}
      return { where: `chart ${id}`, templates: [head, label, caption], values }
    }),
    ...answer.tables.flatMap(({ rows, columns }) => [
      ...columns.flatMap((word) => inCell('column', { word }, words)),
      ...rows.flatMap(({ head, cells, note, list = [] }) =>
        [head, ...cells, ...(note ? [note] : []), ...list].flatMap((value) => inCell('cell', value, words)),
      ),
    ]),
    ...[...answer.assumptions, ...(answer.remarks ?? [])].map(({ id, values }) => ({
      where: `assumption ${id}`,
      templates: [text.assumptions[id] ?? '{missing}'],
      values,
    })),
  ]
}

describe.each(loaded)('$id', ({ calculator, texts }) => {
  it('has a value for every name in its sentences, whatever is answered', () => {
    const answers = variants(calculator.inputs).map((raw) => {
      const { values, problems } = readInputs(calculator.inputs, raw)
      expect(problems).toEqual([])
      return calculator.answer(values, context)
    })
    for (const language of languages)
      for (const answer of answers)
        for (const { templates, values } of sentencesOf(answer, texts[language]))
          for (const template of templates)
            expect(writeSentence(template, values, language, texts[language].words)).not.toMatch(/[{}]|NaN|undefined/)
  })
})
