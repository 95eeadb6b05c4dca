import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateResponse } from '#src/features/quote/contract.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { anyAnswers, realContext, villa } from '#tests/arbitrary-answers.ts'
import { cutInShort } from './cut-in-short.ts'
import {
  backupSentence,
  backupSums,
  describeEstimate,
  itemName,
  keptForCut,
  paybackPhrase,
  poorPayback,
  savingSentence,
  statementText,
  systemLine,
} from './describe.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const estimate = (answers: QuoteAnswers) => estimateQuote(answers, realContext)

/** Every string in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

describe('describeEstimate', () => {
  it('has words in both languages for whatever an estimate can say, and keeps to the contract', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('2026-06-15', '2026-11-21', '2027-03-01'), (answers, today) => {
        const made = estimateQuote(answers, { ...realContext, today })
        for (const language of languages) {
          const described = describeEstimate(made, language)
          estimateResponse.parse(described)
          expect(described.assumptions).toHaveLength(made.assumptions.length)
          expect(described.notes).toHaveLength(made.notes.length)
          described.options.forEach((option, index) => {
            const source = made.options[index]
            expect(option.because).toHaveLength(source?.because.length ?? -1)
            option.incentives.forEach((one, at) => {
              expect(one.conditions).toHaveLength(source?.incentives[at]?.conditions.length ?? -1)
              expect(one.name).not.toBe(one.id)
            })
            for (const load of [...option.backup.powers, ...option.backup.doesNotPower])
              expect(stringsIn(language === 'en' ? en.loads : es.loads)).toContain(load)
            for (const item of option.items) expect(item.name).not.toBe(item.id)
          })
          expect(stringsIn(described).filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('says it is no offer, with its dates', () => {
    const made = estimate(villa())
    expect(describeEstimate(made, 'en').disclaimer).toBe(
      'Estimate, not an offer. Prices of 21\u00a0Nov\u00a02026, valid to 21\u00a0Dec\u00a02026; firm price after the visit.',
    )
    expect(describeEstimate(made, 'es').disclaimer).toBe(
      'Presupuesto orientativo, no constituye oferta. Precios del 21\u00a0nov\u00a02026, válidos hasta el 21\u00a0dic\u00a02026; precio firme tras la visita.',
    )
  })

  it('keeps payback in order once rounded, null being the longest, and hours unbroken', () => {
    const late = (years: number | null) => years ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { paybackYears, backup } of describeEstimate(estimate(answers), 'es').options) {
          const { p10, p50, p90 } = paybackYears
          expect(late(p90)).toBeLessThanOrEqual(late(p50))
          expect(late(p50)).toBeLessThanOrEqual(late(p10))
          expect(backup.sentence).not.toMatch(/\d–\d|\d h\b/)
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('names sources in the reader’s language; a law keeps its own name', () => {
    const titles = (language: 'en' | 'es') =>
      describeEstimate(estimate(villa({ propertyType: 'apartment' })), language)
        .assumptions.concat(describeEstimate(estimate(villa({ propertyType: 'apartment' })), language).notes)
        .flatMap(({ source }) => source?.title ?? [])
    expect(titles('en')).toHaveLength(titles('es').length)
    const english = /\b(of|the|and|offers|retailer|guide|manual|user|published)\b/
    expect(
      titles('es').filter((title) =>
        english.test(title.replace('Solar Energy Materials and Solar Cells', '').replace('manual de', '')),
      ),
    ).toEqual([])
    expect(titles('en')).toContain('Ley 49/1960 de propiedad horizontal, art. 17.1')
  })

  it('keeps prices exact to the cent', () => {
    const described = describeEstimate(estimate(villa({ goals: ['lower-bills', 'heating'] })), 'en')
    for (const { items, priceEur, vatEur } of described.options) {
      const netCents = items.reduce((sum, item) => sum + Math.round(item.priceEur * 100), 0)
      expect(Math.round(priceEur * 100)).toBe(netCents + Math.round(vatEur * 100))
    }
  })
})

describe('phrases', () => {
  const [essential, , blackoutProof] = estimate(villa()).options

  it('name the system in one line', () => {
    expect(systemLine(essential, 'en')).toMatch(/^[\d.]+\u00a0kWp, \d+ panels, no battery$/)
    expect(systemLine(blackoutProof, 'es')).toMatch(
      /^[\d,]+\u00a0kWp, \d+ placas, batería de \d+\u00a0kWh, cuadro de respaldo$/,
    )
  })

  it('say what a power cut leaves', () => {
    expect(backupSentence(essential, 'en')).toBe('Nothing. It switches off with the grid, for safety.')
    expect(backupSentence(essential, 'es')).toBe('Nada. Si se va la red, se apaga sola por seguridad.')
    expect(backupSentence(blackoutProof, 'en')).toMatch(
      /^Fridge, router, .+: at least \d+\u00a0h nine times in ten, usually \d+\u00a0h; longer in sun\. With one air conditioner on an August night: at least \d+\u00a0h .+\.$/,
    )
    expect(backupSentence(blackoutProof, 'es')).toMatch(
      /^Nevera, router, .+: al menos \d+\u00a0h nueve veces de cada diez, lo normal son \d+\u00a0h; más si hace sol\. Con un aire acondicionado en una noche de agosto: al menos \d+\u00a0h .+\.$/,
    )
  })

  it.each([
    [{ p90: 6.2, p50: 6.8, p10: 7.4 }, 'pays back in 7 years', 'se amortiza en 7 años'],
    [{ p90: 0.9, p50: 1.2, p10: 1.4 }, 'pays back in one year', 'se amortiza en un año'],
    [{ p90: 11.4, p50: 18, p10: null }, 'pays back in 18 years', 'se amortiza en 18 años'],
    [{ p90: 21, p50: null, p10: null }, 'does not pay back within 25 years', 'no se amortiza en 25 años'],
    [{ p90: 0.2, p50: 0.3, p10: 0.4 }, 'pays back in less than a year', 'se amortiza en menos de un año'],
  ])('word a payback of %j', (years, english, spanish) => {
    expect(paybackPhrase(years, 'en')).toBe(english)
    expect(paybackPhrase(years, 'es')).toBe(spanish)
  })

  it.each([
    [{ p90: 6.2, p50: 6.8, p10: 8.4 }, ', 8 in a poor case', ', 8 en un caso malo'],
    [{ p90: 6.2, p50: 6.8, p10: 7.4 }, '', ''],
    [{ p90: 11.4, p50: 18, p10: null }, ', in a poor case not within 25', ', en un caso malo no en 25'],
    [{ p90: 21, p50: null, p10: null }, '', ''],
  ])('word the poor case of a payback of %j where it is another', (years, english, spanish) => {
    expect(poorPayback(years, 'en')).toBe(english)
    expect(poorPayback(years, 'es')).toBe(spanish)
  })

  it('give a saving with its range, and a cost as a cost', () => {
    expect(savingSentence({ p90: 1290, p50: 1470, p10: 1640 }, 'en')).toBe(
      'Saves at least €1,290 a year in nine years of ten; most likely €1,470.',
    )
    expect(savingSentence({ p90: 1290, p50: 1470, p10: 1640 }, 'es')).toBe(
      'Ahorras al menos 1.290\u00a0€ al año nueve años de cada diez; lo más probable, 1.470\u00a0€.',
    )
    expect(savingSentence({ p90: -400, p50: -300, p10: -200 }, 'en')).toBe('Adds €300 a year to the bill.')
  })

  it('give a saving that a poor year may take away without a floor', () => {
    expect(savingSentence({ p90: -20, p50: 40, p10: 100 }, 'en')).toBe('Saves most likely €40 a year.')
  })

  it('put the sum behind the hours, and none where nothing runs', () => {
    expect(backupSums(blackoutProof.backup, 'en')).toEqual([
      expect.stringMatching(
        /^Essentials alone: [\d.]+\u00a0kWh usually in the battery when a cut comes ÷\u00a0\d+\u00a0W\u00a0=\u00a0[\d.]+\u00a0h\.$/,
      ),
      expect.stringMatching(/^With one air conditioner on an August night: /),
    ])
    expect(backupSums(essential.backup, 'es')).toEqual([])
  })

  it('put a sum that holds for whoever works it out from the figures in print', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { backup } of estimate(answers).options)
          for (const sum of backupSums(backup, 'en')) {
            const [kwh = 0, watt = 0, hours = 0] = (sum.match(/\d[\d,.]*(?=\u00a0)/g) ?? []).map((figure) =>
              Number(figure.replaceAll(',', '')),
            )
            expect(Math.abs((kwh / watt) * 1000 - hours), sum).toBeLessThan(0.06)
          }
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('give a card the hours that are sure alone, of both figures', () => {
    expect(cutInShort(essential, 'en')).toBe(backupSentence(essential, 'en'))
    expect(cutInShort(blackoutProof, 'en')).toMatch(
      /^Fridge, router, .+: \d+\u00a0h or more\. With one air conditioner in August: \d+\u00a0h or more\. Keeps 50% of the battery for a cut\.$/,
    )
    expect(cutInShort(blackoutProof, 'es')).toMatch(
      /^Nevera, router, .+: \d+\u00a0h o más\. Con un aire puesto en agosto: \d+\u00a0h o más\. Guarda el 50\u00a0% de la batería para un apagón\.$/,
    )
    const long = { p90: 72, p50: 72, p10: 72 }
    expect(cutInShort({ ...blackoutProof, backup: { ...blackoutProof.backup, hours: long } }, 'en')).toContain(
      ': three days or more. With',
    )
  })

  it('say how much of the battery is kept for a cut, and nothing of a quote that was made without', () => {
    const { backup } = blackoutProof
    expect(keptForCut(backup, 'en')).toBe('Keeps 50% of the battery for a cut')
    expect(keptForCut(essential.backup, 'en')).toBe('')
    expect(keptForCut({ ...backup, reserveShare: 0 }, 'en')).toBe('')
    const { reserveShare: _, ...before } = backup
    expect(keptForCut(before, 'es')).toBe('')
    const described = (one: Option) =>
      describeEstimate({ ...estimate(villa()), options: [one, one, one] }, 'en').options
    expect(described(blackoutProof)[0]?.backup.reserveShare).toBe(0.5)
    expect(described({ ...blackoutProof, backup: before })[0]?.backup).not.toHaveProperty('reserveShare')
  })

  it('say of every item where its price comes from', () => {
    const items = describeEstimate(estimate(villa({ goals: ['lower-bills', 'heating'] })), 'en').options[2]?.items ?? []
    const basis = (id: string) => items.find((item) => item.id === id)?.basis
    expect(basis('pv-system')).toBe('middle of a published range')
    expect(basis('heat-pump')).toBe('knowledge of the trade')
    expect(basis('papers')).toBe('our estimate')
  })

  it('keep going when an id is unknown: a stored quote outlives its words', () => {
    expect(statementText({ id: 'gone', values: {} }, 'en')).toBe('')
    expect(itemName({ id: 'gone', values: {} }, 'en')).toBe('gone')
  })
})

it.each([
  ['en', 1, '1 person lives there.'],
  ['en', 4, '4 people live there.'],
  ['es', 1, 'En casa vive 1 persona.'],
  ['es', 4, 'En casa viven 4 personas.'],
] as const)('says in %s how %i at home are written', (language, persons, sentence) => {
  expect(statementText({ id: 'persons', values: { persons } }, language)).toBe(sentence)
})

describe('the words themselves', () => {
  it.each([
    ['English', en, /\b(best|leading|trusted|solutions?|up to|free|green)\b|!/i],
    ['Spanish', es, /\b(usted|ustedes|soluciones|líder|verde|gratis)\b|[!¡]/i],
  ])('%s keeps clear of sales talk', (_, text, banned) => {
    expect(stringsIn(text).filter((words) => banned.test(words))).toEqual([])
  })

  it('use the same values in both languages', () => {
    const names = (words: string) => [...new Set([...words.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name))].sort()
    for (const group of ['statements', 'items'] as const)
      for (const [id, words] of Object.entries(en[group])) {
        const other = Object.entries(es[group]).find(([key]) => key === id)?.[1] ?? ''
        expect(names(words), id).toEqual(names(other))
      }
  })
})
