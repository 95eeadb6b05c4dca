import { describe, expect, it } from 'vitest'
import { composedOf } from './compositions.ts'
import { readMessage } from './read-message.ts'
import type { Finding } from './term-index.ts'
import type { Composition, Concept } from './vocabulary-types.ts'

/** Findings of single words, by the word itself. */
function found(message: string, concepts: Readonly<Record<string, Concept>>) {
  const words = readMessage(message)
  const findings = words.flatMap(({ folded }, at): Finding[] => {
    const concept = concepts[folded]
    return concept ? [{ concept, start: at, end: at, language: 'en', isSlip: folded.endsWith('x') }] : []
  })
  return { words, findings }
}
const meanings = { smell: 'smell', odour: 'smell', gas: 'gas', gasx: 'gas', of: 'carryOn', the: 'carryOn' } as const
const rule: Composition = { gives: 'gasSmell', parts: [['smell'], ['gas']], anyOrder: false, between: 1 }
const composed = (message: string, change: Partial<Composition> = {}) => {
  const { words, findings } = found(message, meanings)
  return composedOf([{ ...rule, ...change }], findings, words).map(({ start, end }) => `${start}-${end}`)
}

describe('a meaning made of others', () => {
  it('reaches from the first to the last of its parts', () => {
    expect(composed('a smell gas here')).toEqual(['1-2'])
    expect(composed('smell only')).toEqual([])
  })

  it('may have so many words between them, and two small ones besides', () => {
    expect(composed('smell awful gas')).toEqual(['0-2'])
    expect(composed('smell so awful gas')).toEqual([])
    expect(composed('smell of the gas')).toEqual(['0-3'])
    expect(composed('smell of the awful gas')).toEqual(['0-4'])
    expect(composed('smell of the the awful gas')).toEqual([])
    expect(composed('smell gas', { between: 0 })).toEqual(['0-1'])
    expect(composed('smell awful gas', { between: 0 })).toEqual([])
  })

  it('ends where a clause does', () => {
    expect(composed('smell, gas')).toEqual([])
    expect(composed('smell awful. gas')).toEqual([])
  })

  it('has its order, unless any will do', () => {
    expect(composed('gas smell')).toEqual([])
    expect(composed('gas smell', { anyOrder: true })).toEqual(['0-1'])
    expect(composed('smell gas', { anyOrder: true })).toEqual(['0-1'])
  })

  it('is found for each of its beginnings', () => {
    expect(composed('smell gas and odour gas')).toEqual(['0-1', '3-4'])
  })

  it('is a slip where a part of it is one, and of the language of its last part', () => {
    const { words, findings } = found('smell gasx', meanings)
    const [smell, gas] = findings
    if (!smell || !gas) throw new Error('not found')
    expect(composedOf([rule], [smell, { ...gas, language: 'de' }], words)).toEqual([
      { concept: 'gasSmell', start: 0, end: 1, language: 'de', isSlip: true },
    ])
    expect(
      composedOf(
        [rule],
        [
          { ...smell, isSlip: true },
          { ...gas, isSlip: false },
        ],
        words,
      )[0]?.isSlip,
    ).toBe(true)
    expect(composedOf([rule], [smell, { ...gas, isSlip: false }], words)[0]?.isSlip).toBe(false)
  })

  it('looks at the first dozen of each part', () => {
    const many = `${'smell . '.repeat(12)}smell gas`
    expect(composed(many)).toEqual([])
    expect(composed(`${'smell . '.repeat(11)}smell gas`)).toHaveLength(1)
  })
})
