import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { matchRules } from './match-rules.ts'
import { criticalRules } from './rules/critical.ts'
import { highRules, mediumRules } from './rules/ordinary.ts'
import type { Rule } from './rules/rule.ts'

/** A dozen words, one for each meaning, so that nothing but the rule decides. */
const readingOf = readerOfFewWords({
  happenings: { smoke: 'smoke!', burn: 'burn!', hot: 'hot!' },
  surroundings: { wiring: 'socket!', lamp: 'lamp!' },
  signals: {
    quote: 'price!',
    presentVerb: 'is!',
    question: 'why!',
    negation: 'no!',
    pastMarker: 'ago!',
    pastVerb: 'was!',
    general: 'does!',
    hypothetical: 'if!',
    work: 'work!',
  },
  alsoMeans: { burn: 'hot' },
})
const smoke: Rule = { id: 'smoke', level: 'critical', needs: [['smoke']] }
const atSocket: Rule = { ...smoke, needs: [['smoke'], ['wiring', 'lamp']] }
const found = (rule: Rule, message: string) => {
  const [match] = matchRules([rule], readingOf(message))
  return match ? (match.excuse ?? 'holds') : 'nothing'
}
const blah = (words: number) => 'blah '.repeat(words)

describe('how far apart the words of a rule may stand', () => {
  it('is nine words, or as many as it says, in either order', () => {
    expect(found(atSocket, `smoke ${blah(8)}socket`)).toBe('holds')
    expect(found(atSocket, `smoke ${blah(9)}socket`)).toBe('nothing')
    expect(found(atSocket, `lamp ${blah(8)}smoke`)).toBe('holds')
    expect(found(atSocket, `lamp ${blah(9)}smoke`)).toBe('nothing')
    expect(found({ ...atSocket, within: 2 }, 'smoke blah socket')).toBe('holds')
    expect(found({ ...atSocket, within: 2 }, 'smoke blah blah socket')).toBe('nothing')
  })

  it('counts all of them from the first to the last', () => {
    const three: Rule = { ...smoke, needs: [['smoke'], ['wiring'], ['lamp']], within: 4 }
    expect(found(three, 'smoke socket blah blah lamp')).toBe('holds')
    expect(found(three, 'smoke socket blah blah blah lamp')).toBe('nothing')
  })

  it('takes another word of a kind when the first is too far', () => {
    expect(found(atSocket, `socket ${blah(20)}smoke lamp`)).toBe('holds')
  })

  it('needs one word for each of its kinds, never one for two', () => {
    const both: Rule = { ...smoke, needs: [['burn'], ['hot']] }
    expect(found(both, 'burn')).toBe('nothing')
    expect(found(both, 'burn burn')).toBe('holds')
    expect(found(both, 'hot burn')).toBe('holds')
    expect(found(both, 'hot hot')).toBe('nothing')
  })
})

describe('a word that is said again and again', () => {
  /** So many times, far apart, a socket beside the one of this number. */
  const said = (times: number, besideNumber: number) =>
    Array.from({ length: times }, (_, at) => `smoke ${at + 1 === besideNumber ? 'socket ' : ''}${blah(15)}`).join('')

  it('is looked at in each of eight places', () => {
    expect([1, 4, 5, 8].map((place) => found(atSocket, said(8, place)))).toEqual(Array(4).fill('holds'))
  })

  it('is looked at in the first four and the last four of more', () => {
    expect([1, 4, 7, 10].map((place) => found(atSocket, said(10, place)))).toEqual(Array(4).fill('holds'))
    expect([5, 6].map((place) => found(atSocket, said(10, place)))).toEqual(['nothing', 'nothing'])
  })
})

describe('what voids a rule', () => {
  it('is what it never wants, anywhere', () => {
    expect(found({ ...smoke, never: ['work'] }, `smoke ${blah(30)}work`)).toBe('nothing')
    expect(found({ ...smoke, never: ['work'] }, 'smoke')).toBe('holds')
  })

  it('is what it does not want within six words, before or behind', () => {
    const rule: Rule = { ...smoke, unless: ['work'] }
    expect([found(rule, `work ${blah(5)}smoke`), found(rule, `work ${blah(6)}smoke`)]).toEqual(['nothing', 'holds'])
    expect([found(rule, `smoke ${blah(5)}work`), found(rule, `smoke ${blah(6)}work`)]).toEqual(['nothing', 'holds'])
    expect(found({ ...atSocket, unless: ['work'] }, 'smoke blah work blah socket')).toBe('nothing')
  })

  it('is a wish for a price, but not where something happens now: then only an ordinary fault gives way', () => {
    const rule: Rule = { ...smoke, unless: ['quote'] }
    expect(found(rule, 'smoke price')).toBe('nothing')
    expect(found(rule, 'is smoke price')).toBe('holds')
    expect(found({ ...rule, level: 'high' }, 'is smoke price')).toBe('holds')
    expect(found({ ...rule, level: 'medium' }, 'is smoke price')).toBe('nothing')
    expect(found({ ...rule, unless: ['work'] }, 'is smoke work')).toBe('nothing')
  })

  it('is a question in its own sentence or the one beside it', () => {
    const rule: Rule = { ...smoke, unless: ['question'] }
    expect(found(rule, 'smoke blah?')).toBe('nothing')
    expect(found(rule, 'smoke blah. blah blah?')).toBe('nothing')
    expect(found(rule, 'blah blah? smoke blah.')).toBe('nothing')
    expect(found(rule, 'smoke blah. blah blah. blah?')).toBe('holds')
    expect(found(rule, 'blah? blah. smoke')).toBe('holds')
    expect(found(smoke, 'smoke blah?')).toBe('holds')
  })

  it('is a question that is worded, near it', () => {
    const rule: Rule = { ...smoke, unless: ['question'] }
    expect(found(rule, 'why smoke')).toBe('nothing')
    expect(found(rule, `why ${blah(6)}smoke`)).toBe('holds')
  })
})

describe('what excuses a rule', () => {
  it('is an excuse of what happens, not of the things beside it', () => {
    expect(found(atSocket, 'no smoke socket')).toBe('denied')
    expect(found(atSocket, 'smoke no socket')).toBe('holds')
  })

  it('is not looked at where another place of the same words has none', () => {
    expect(found(smoke, 'no smoke. smoke')).toBe('holds')
    expect(found(smoke, 'no smoke. no smoke')).toBe('denied')
  })

  it('is what was long ago, but for an ordinary fault: an appointment is offered for an old one as well', () => {
    expect(found(smoke, 'ago smoke was')).toBe('long-past')
    expect(found({ ...smoke, level: 'high' }, 'ago smoke was')).toBe('long-past')
    expect(found({ ...smoke, level: 'medium' }, 'ago smoke was')).toBe('holds')
  })

  it('is a weak supposition where the rule is general or less than critical', () => {
    expect(found(smoke, 'does smoke')).toBe('holds')
    expect(found({ ...smoke, general: true }, 'does smoke')).toBe('supposed')
    expect(found({ ...smoke, level: 'high' }, 'does smoke')).toBe('supposed')
    expect(found(smoke, 'if smoke')).toBe('supposed')
  })
})

describe('a hazard', () => {
  it('is only of what is urgent, since every rule that holds names its own', () => {
    expect(mediumRules.filter(({ hazard }) => hazard !== undefined)).toEqual([])
    expect([...criticalRules, ...highRules].some(({ hazard }) => hazard !== undefined)).toBe(true)
  })
})
