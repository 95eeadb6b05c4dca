import { describe, expect, it } from 'vitest'
import { triage } from './triage.ts'

/** What is left of a message for a judge of wording alone. */
const left = (message: string) => triage(message, 'en').live.text

describe('a message without what is not there', () => {
  it.each([
    ['no smoke, no smell, but the fridge has stopped working since noon', ['fridge', 'stopped'], ['smoke', 'smell']],
    ['there is no fire here, we only want a price for ten panels', ['price', 'panels'], ['fire']],
    ['no hay humo, solo queremos un precio para diez placas', ['precio', 'placas'], ['humo']],
  ])('%s', (message, stays, goes) => {
    const text = left(message)
    for (const word of stays) expect(text).toContain(word)
    for (const word of goes) expect(text).not.toMatch(new RegExp(`\\b${word}\\b`))
  })

  it('keeps what happens, beside what is denied', () => {
    expect(left('no smoke, but sparks come out of the socket in the hall')).toMatch(/sparks come out of the socket/)
  })

  it('is the message itself where nothing falls away, or too little would be left', () => {
    const whole = 'The socket in the hall smokes, and it smells of burning.'
    expect(left(whole)).toBe(whole)
    expect(left('no smoke here')).toBe('no smoke here')
  })
})

describe('its passages', () => {
  const passagesOf = (message: string) => triage(message, 'en').live.passages.map(({ text }) => text)

  it('are its sentences', () => {
    expect(passagesOf('The board hums. We have two children. What now?')).toEqual([
      'The board hums',
      'We have two children',
      'What now',
    ])
  })

  it('end at a comma only in a long sentence', () => {
    expect(passagesOf('The board hums, and it is warm')).toHaveLength(1)
    const wishes = 'we would like a price for ten panels on the roof of the house and of the garage as well'
    expect(passagesOf(`${wishes}, and a battery, please`)).toHaveLength(2)
  })

  it('carry what the rules have seen in them', () => {
    const [smoke, asked] = triage('There is smoke in the hall. What does a battery cost?', 'en').live.passages
    expect(smoke?.marks).toContain('@smoke')
    expect(asked?.marks).toContain('?')
    expect(asked?.marks).not.toContain('@smoke')
  })
})
