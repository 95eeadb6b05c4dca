import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsOf, townInput } from './input.ts'
import { defaultRaw, isAsked, isGood, readInputs } from './read-inputs.ts'
import { inputsOfQuery, queryOfInputs } from './share-link.ts'

const specs = {
  town: townInput,
  areaM2: { kind: 'number', unit: 'm2', min: 20, max: 2000, default: 120 },
  persons: { kind: 'number', unit: 'persons', min: 1, max: 20, whole: true, default: 4 },
  size: { kind: 'optional-number', unit: 'kwp', min: 0.9, max: 18 },
  heats: { kind: 'yes-no', default: false },
  fuel: { kind: 'choice', options: ['gas', 'oil'], default: 'gas', when: { input: 'heats', is: [true] } },
} as const

const usual = { town: 'marbella', areaM2: 120, persons: 4, size: undefined, heats: false, fuel: 'gas' }
const read = (raw: Record<string, string>) => readInputs(specs, { ...defaultRaw(specs), ...raw })

describe('readInputs', () => {
  it('gives the defaults back', () => {
    expect(readInputs(specs, defaultRaw(specs))).toEqual({ values: usual, problems: [] })
  })

  it.each([
    ['1.200', 1200],
    ['1,200.5', 1200.5],
    ['120,5', 120.5],
    ['80 m²', 80],
  ])('reads %s as people write it', (text, areaM2) => {
    expect(read({ areaM2: text })).toEqual({ values: { ...usual, areaM2 }, problems: [] })
  })

  it.each([
    ['areaM2', '', { code: 'missing' }],
    ['areaM2', 'many', { code: 'not-a-number' }],
    ['areaM2', 'NaN', { code: 'not-a-number' }],
    ['areaM2', 'Infinity', { code: 'not-a-number' }],
    ['areaM2', '-5', { code: 'out-of-range', min: 20, max: 2000 }],
    ['areaM2', '1000000000', { code: 'out-of-range', min: 20, max: 2000 }],
    ['persons', '2,5', { code: 'not-whole', min: 1, max: 20 }],
    ['size', '40', { code: 'out-of-range', min: 0.9, max: 18 }],
    ['town', 'sevilla', { code: 'unknown' }],
    ['heats', 'perhaps', { code: 'unknown' }],
  ])('says what is wrong with %s "%s"', (name, text, problem) => {
    expect(read({ [name]: text }).problems).toEqual([{ name, ...problem }])
  })

  it('takes an empty field for an answer where it may be left empty', () => {
    expect(read({ size: ' ' })).toEqual({ values: usual, problems: [] })
  })

  it('neither asks nor checks what another answer makes idle', () => {
    expect(isAsked(specs.fuel, { heats: 'no' })).toBe(false)
    expect(read({ fuel: 'coal' })).toEqual({ values: usual, problems: [] })
    expect(read({ heats: 'yes', fuel: 'coal' }).problems).toEqual([{ name: 'fuel', code: 'unknown' }])
  })

  it.each([
    ['areaM2', '20'],
    ['areaM2', '2000'],
    ['persons', '20'],
    ['size', '0,9'],
    ['size', '18'],
  ])('takes %s "%s", an end of its range', (name, text) => {
    expect(read({ [name]: text }).problems).toEqual([])
  })

  it.each([
    ['areaM2', '19,99'],
    ['areaM2', '2000,01'],
    ['size', '0,8'],
  ])('refuses %s "%s", beyond it', (name, text) => {
    expect(read({ [name]: text }).problems).toMatchObject([{ name, code: 'out-of-range' }])
  })

  it('reads a yes as yes and a no as no, and holds the default for what nobody sent', () => {
    expect([read({ heats: 'yes' }).values.heats, read({ heats: 'no' }).values.heats]).toEqual([true, false])
    expect(readInputs(specs, {}).problems.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'town unknown',
      'areaM2 missing',
      'persons missing',
      'heats unknown',
    ])
  })

  it('tells of one input whether it is good, asked or not', () => {
    const raw = { town: 'mijas', areaM2: 'x', fuel: 'oil' }
    expect(['town', 'areaM2', 'size', 'fuel', 'other'].map((name) => isGood(specs, name, raw))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })

  it('knows the words that an input may take', () => {
    expect(optionsOf(specs.fuel)).toEqual(['gas', 'oil'])
    expect(optionsOf(specs.town)).toContain('marbella')
    expect([optionsOf(specs.areaM2), optionsOf(specs.heats)]).toEqual([[], []])
  })

  it('never throws and never lets a number through that is out of its range', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { values, problems } = read({ areaM2: text, size: text })
        expect(problems.every(({ name }) => name === 'areaM2' || name === 'size')).toBe(true)
        const { areaM2 } = values
        expect(typeof areaM2 === 'number' && areaM2 >= 20 && areaM2 <= 2000).toBe(true)
      }),
    )
  })
})

describe('the link', () => {
  it('holds nothing for the defaults, and only what differs otherwise', () => {
    expect(queryOfInputs(specs, defaultRaw(specs))?.toString()).toBe('')
    const raw = { ...defaultRaw(specs), town: 'mijas', areaM2: '1.200,55' }
    expect(queryOfInputs(specs, raw)?.toString()).toBe('town=mijas&areaM2=1200.55')
  })

  it('holds words as they were chosen, and nothing that another answer makes idle', () => {
    const raw = { ...defaultRaw(specs), heats: 'yes', fuel: 'oil', size: '3,5' }
    expect(queryOfInputs(specs, raw)?.toString()).toBe('size=3.5&heats=yes&fuel=oil')
    expect(queryOfInputs(specs, { ...raw, heats: 'no' })?.toString()).toBe('size=3.5')
  })

  it('is not made while an input is wrong', () => {
    expect(queryOfInputs(specs, { ...defaultRaw(specs), areaM2: 'x' })).toBeUndefined()
  })

  it('brings every input back', () => {
    const anyRaw = fc.record({
      town: fc.constantFrom('marbella', 'mijas', 'malaga'),
      areaM2: fc.integer({ min: 2000, max: 200_000 }).map((hundredths) => String(hundredths / 100)),
      persons: fc.integer({ min: 1, max: 20 }).map(String),
      size: fc.constantFrom('', '0.9', '6.66', '18'),
      heats: fc.constantFrom('yes', 'no'),
      fuel: fc.constantFrom('gas', 'oil'),
    })
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const query = queryOfInputs(specs, raw)
        const back = query && (inputsOfQuery(specs, query) ?? defaultRaw(specs))
        expect(back && readInputs(specs, back)).toEqual(readInputs(specs, raw))
      }),
    )
  })

  it('answers with the default for what it spells wrongly', () => {
    const raw = inputsOfQuery(specs, new URLSearchParams('town=atlantis&areaM2=1e9&persons=6&other=1'))
    expect(raw && readInputs(specs, raw)).toEqual({ values: { ...usual, persons: 6 }, problems: [] })
    expect(inputsOfQuery(specs, new URLSearchParams('utm_source=x'))).toBeUndefined()
  })
})
