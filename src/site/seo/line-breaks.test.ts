import { describe, expect, it } from 'vitest'
import { balancedLines } from './line-breaks.ts'

/** Every letter one unit wide. */
const measure = (text: string) => text.length

describe('balancedLines', () => {
  it('leaves a short text alone', () => expect(balancedLines('Solar panels', 20, measure)).toEqual(['Solar panels']))

  it('takes no more lines than needed and makes them about equally long', () => {
    const lines = balancedLines('Know the price before you give your number', 30, measure)
    expect(lines).toEqual(['Know the price before', 'you give your number'])
  })

  it('gives a word that is too wide its own line and drops nothing', () => {
    const lines = balancedLines('a extraordinariamente b', 10, measure)
    expect(lines).toEqual(['a', 'extraordinariamente', 'b'])
  })

  it('never breaks at a no-break space', () => {
    expect(balancedLines('costs 12.500\u00a0€ today', 10, measure)).toContain('12.500\u00a0€')
  })

  it('has nothing to say about nothing', () => expect(balancedLines(' ', 10, measure)).toEqual([]))
})
