import { describe, expect, it } from 'vitest'
import { triage } from './triage.ts'

const seen = (message: string) => {
  const { level, because } = triage(message, 'en')
  return { level, rules: because.map(({ rule }) => rule) }
}

describe('what a film or a leaflet tells', () => {
  it.each([
    ['Saw that film again. The hero is burning.', 'fire, told'],
    ['In the film a man is electrocuted and the board burns', 'electric-shock, told'],
    // A word that begins or ends like 'is' is no present.
    ['In the film a man is electrocuted and this smoke everywhere', 'smoke, told'],
    ['In the film a man is electrocuted and islanders see smoke', 'smoke, told'],
    ['Saw that film again. The hero dies. The villain dies. The detective dies. The killer is on fire.', 'fire, told'],
  ])('is not happening: %s', (message, rule) => {
    expect(seen(message)).toMatchObject({ level: 'low' })
    expect(seen(message).rules).toContain(rule)
  })

  it.each([
    ['Saw that film again. My socket smokes.', 'smoke'],
    ['Saw that film again. There is smoke in the hall.', 'smoke'],
    ['In the film a man is electrocuted and the plug in the hall is sparking', 'sparks'],
    [
      'Saw that film again. The hero dies. The villain dies. The detective dies. The victim dies. The killer is on fire.',
      'fire',
    ],
    // A doubt is a danger: without anybody of the tale in it, a sentence is of here and now.
    ['Saw that film again. Smoke everywhere. Sparks from every panel. Fire on every floor.', 'fire'],
  ])('ends where something is present, or of one’s own home: %s', (message, rule) => {
    expect(seen(message)).toMatchObject({ level: 'critical' })
    expect(seen(message).rules).toContain(rule)
  })
})

describe('what a source says', () => {
  it.each([
    ['I read a leaflet that says a socket on fire is dangerous', 'fire, told'],
    ['The leaflet says smoke and sparks, if there is fire call 112', 'fire, told'],
    ['Your leaflet says sparks and smoke', 'smoke, told'],
    ['In the film the hero dies, the board is burning', 'fire, told'],
  ])('goes on to the end of its sentence: %s', (message, rule) => {
    expect(seen(message)).toMatchObject({ level: 'low' })
    expect(seen(message).rules).toContain(rule)
  })

  it.each([
    ['In the film there is a fire, but there is smoke in my kitchen', 'smoke'],
    ['The leaflet says what to do with smoke, but my board is burning', 'fire'],
    ['The leaflet says what to do with smoke, but the board burns', 'burning-board'],
    ['We watched a film when smoke came out of the set', 'smoke'],
    ['We saw a film and there is smoke in the hall', 'smoke'],
    ['We saw a film and it smokes', 'smoke'],
    ['Your leaflet says sparks and we have smoke', 'smoke'],
    ['The leaflet says smoke is dangerous, my socket smokes', 'smoke'],
    ['The leaflet says to call, there is smoke in the kitchen', 'smoke'],
    ['In the film the hero dies, my board is burning', 'fire'],
    ['In the film sparks, the board is burning', 'fire'],
  ])('ends where the writer’s own home or a present begins: %s', (message, rule) => {
    expect(seen(message)).toMatchObject({ level: 'critical' })
    expect(seen(message).rules).toContain(rule)
  })
})

describe('what was long ago', () => {
  it.each([
    ['Last year we had a fire in the kitchen', 'fire, long-past'],
    ['Ten years ago, in Caracas, I saw a transformer burn', 'burnt-electrics, long-past'],
    ['Last year, fire', 'fire, long-past'],
    ['Last year, a very bad fire', 'fire, long-past'],
  ])('is over: %s', (message, rule) => {
    expect(seen(message)).toEqual({ level: 'low', rules: [rule] })
  })

  it.each([
    ['Ten years ago, in Caracas, I saw a transformer burn, but now the socket smokes', 'smoke'],
    ['Two years ago, sparks from the board', 'sparks'],
    ['Last year, a really very bad fire', 'fire'],
    ['Last year, in the old flat, fire', 'fire'],
    ['There is smoke. Last year, fire', 'smoke'],
    ['Two years ago, after a long and windy night by the sea, sparks from the board', 'sparks'],
  ])('is not told by a date alone, nor once the sentence has turned to now: %s', (message, rule) => {
    expect(seen(message)).toMatchObject({ level: 'critical' })
    expect(seen(message).rules).toContain(rule)
  })
})
