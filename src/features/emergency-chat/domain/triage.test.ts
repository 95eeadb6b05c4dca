import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { triage } from './triage.ts'
import { atLeast, type ChatLanguage, chatLanguageOf, levels, type Triage } from './triage-types.ts'

interface Case {
  pageLanguage: ChatLanguage
  level: string
  hazard: string
  message: string
}

const pages: Readonly<Record<string, ChatLanguage>> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  mixed: 'en',
}

function rows(file: string): string[][] {
  const text = readFileSync(new URL(`./cases/${file}.txt`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => (line && !line.startsWith('#') ? [line.split(' | ')] : []))
}

const casesOf = (file: string): Case[] =>
  rows(file).map(([level = '', hazard = '', ...message]) => ({
    pageLanguage: pages[file] ?? 'en',
    level,
    hazard,
    message: message.join(' | '),
  }))

const byPage = (file: string): Case[] =>
  rows(file).map(([page, level = '', hazard = '', ...message]) => ({
    pageLanguage: chatLanguageOf(page) ?? 'en',
    level,
    hazard: hazard.trim(),
    message: message.join(' | '),
  }))
const heldOut = byPage('held-out')
const otherHand = byPage('other-hand')
const files: Readonly<Record<string, readonly Case[]>> = {
  ...Object.fromEntries(Object.keys(pages).map((file) => [file, casesOf(file)])),
  'held-out': heldOut,
  'other-hand': otherHand,
}

interface Score {
  missed: string[]
  precision: number
  rightLevels: number
  wrongLevels: number
  rightHazards: number
}

function scoreOf(cases: readonly Case[]): Score {
  const judged = cases.map((one) => ({ ...one, found: triage(one.message, one.pageLanguage) }))
  const critical = judged.filter(({ level }) => level === 'critical')
  const called = judged.filter(({ found }) => found.level === 'critical')
  const hits = critical.filter(({ found }) => found.level === 'critical')
  const wrong = judged.filter(({ level, found }) => level !== found.level)
  const named = hits.filter(({ hazard }) => hazard)
  return {
    missed: critical.filter(({ found }) => found.level !== 'critical').map(({ message }) => message),
    precision: hits.length / called.length,
    rightLevels: 1 - wrong.length / judged.length,
    wrongLevels: wrong.length,
    rightHazards:
      named.filter(({ hazard, found }) => found.hazards.some((one) => one === hazard)).length / named.length,
  }
}

/** How many levels are found otherwise than a person found them, today: more would be worse than before. */
const mostWrong: Readonly<Record<string, number>> = {
  english: 13,
  spanish: 13,
  french: 7,
  german: 11,
  mixed: 0,
  'held-out': 1,
  'other-hand': 71,
}

describe.each(Object.entries(files))('labelled messages: %s', (file, cases) => {
  it('no danger is missed, little else called one, and levels and hazards are right nine times in ten', () => {
    const { missed, precision, rightLevels, wrongLevels, rightHazards } = scoreOf(cases)
    expect(missed).toEqual([])
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(rightLevels).toBeGreaterThanOrEqual(0.9)
    expect(wrongLevels).toBeLessThanOrEqual(mostWrong[file] ?? 0)
    if (!Number.isNaN(rightHazards)) expect(rightHazards).toBeGreaterThanOrEqual(0.9)
  })
})

it('has at least 500 labelled messages', () => {
  expect(Object.values(files).flat().length).toBeGreaterThanOrEqual(500)
})

describe('booking words', () => {
  const intent = (message: string, page: ChatLanguage = 'es') => triage(message, page).intent
  it('are looked at last', () => {
    expect(triage('Quiero solicitar un electricista, hay chispas', 'es')).toMatchObject({
      level: 'critical',
      intent: 'danger',
    })
    expect(triage('Quiero una cita, no funciona un enchufe', 'es')).toMatchObject({ level: 'medium', intent: 'fault' })
    expect(triage('yes, the socket is smoking', 'en').level).toBe('critical')
  })
  it('count from the start of a word, yes and sí as whole words', () => {
    for (const message of [
      'yes',
      'Sí',
      'booking',
      'book appointment',
      'reservar',
      'Quiero citas el lunes',
      'Appointments?',
      '¿Podemos citarnos mañana?',
      'reservaríamos para el martes',
      'SÍ.',
    ]) {
      expect([message, intent(message)]).toEqual([message, 'booking'])
    }
    for (const message of [
      'solicitar información',
      'my eyes like the design',
      'yesterday was nice',
      '¿se puede solicitar por la web?',
      'felicitaciones por el trabajo',
      'facebook page?',
      'así que nada',
    ]) {
      expect([message, intent(message)]).not.toEqual([message, 'booking'])
    }
  })
})

describe('language', () => {
  it('is the one of the message, whatever the page is in', () => {
    expect(triage('hay humo en el cuadro', 'en').language).toBe('es')
    expect(triage('the fuse box is smoking', 'es').language).toBe('en')
    expect(triage('il y a de la fumée dans la cuisine', 'de').language).toBe('fr')
    expect(triage('es riecht verbrannt', 'fr').language).toBe('de')
  })
  it('is English for danger in a language the chat does not speak, and the page’s for anything else', () => {
    expect(triage('пожар на кухне', 'es')).toMatchObject({ level: 'critical', language: 'en' })
    expect(triage('er is brand in de keuken', 'de')).toMatchObject({ level: 'critical', language: 'en' })
    expect(triage('hej, vad kostar solpaneler?', 'es')).toMatchObject({ level: 'low', language: 'es' })
    expect(triage('12345', 'fr').language).toBe('fr')
  })
})

describe('reasons', () => {
  it('name the rule and the words of the message', () => {
    expect(triage('Please help: Sparks from the meter', 'en').because[0]).toMatchObject({
      matched: expect.stringContaining('Sparks'),
    })
  })
  it('say why a word of danger was not taken for one', () => {
    expect(triage('no smoke, just a price', 'en').because).toContainEqual({ rule: 'smoke, denied', matched: 'smoke' })
  })
})

/** Any code units, half characters among them. */
const anyString = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 400 })
  .map((units) => String.fromCharCode(...units))
const page = fc.constantFrom<ChatLanguage>('en', 'es', 'fr', 'de')
const danger = fc.constantFrom(
  'There is smoke coming out of the fuse box.',
  'Sale humo del cuadro eléctrico.',
  'De la fumée sort du tableau électrique.',
  'Aus dem Sicherungskasten kommt Rauch.',
)
const ordinary = fc.constantFrom(
  ...casesOf('english'),
  ...casesOf('spanish'),
  ...casesOf('french'),
  ...casesOf('german'),
)

describe('any message', () => {
  const judge = (message: string, pageLanguage: ChatLanguage): Triage => triage(message, pageLanguage)
  it('gets an answer, the same every time', () => {
    fc.assert(
      fc.property(anyString, page, (message, pageLanguage) => {
        const found = judge(message, pageLanguage)
        expect(levels).toContain(found.level)
        expect(judge(message, pageLanguage)).toEqual(found)
      }),
    )
  })
  it('is as urgent as a danger named at its end, however long it is', () => {
    fc.assert(
      fc.property(
        ordinary,
        danger,
        fc.integer({ min: 0, max: 3000 }),
        page,
        ({ message }, sentence, times, pageLanguage) => {
          const long = `${message}\n${'blah '.repeat(times)}\n${sentence}`
          const alone = judge(message, pageLanguage).level
          expect(judge(long, pageLanguage).level).toBe('critical')
          expect(atLeast(judge(`${message}\n${sentence}`, pageLanguage).level, alone)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('means the same in capitals and without accents', () => {
    fc.assert(
      fc.property(ordinary, ({ message, pageLanguage }) => {
        const { level } = judge(message, pageLanguage)
        const plain = message.normalize('NFD').replace(/\p{M}/gu, '')
        expect([message, judge(message.toUpperCase(), pageLanguage).level]).toEqual([message, level])
        expect([message, judge(plain, pageLanguage).level]).toEqual([message, level])
      }),
      { numRuns: 600 },
    )
  })
  it('is read at its beginning and at its end when it is 100 kB long', () => {
    const filler = 'the quick brown fox likes its villa '.repeat(2800)
    expect(judge(`fire in the kitchen ${filler}`, 'en').level).toBe('critical')
    expect(judge(`${filler} hay fuego en la cocina`, 'en').level).toBe('critical')
    expect(judge(filler, 'en').level).toBe('low')
  })
  it('costs no more words than are read: repeated hostile text is answered', () => {
    for (const unit of [
      'no ',
      'a b ',
      'fire ',
      'no no fire ',
      'smell burn water socket ',
      '<b>',
      '🔥',
      '((((',
      'ａ',
      '\u0000',
    ]) {
      expect(levels).toContain(judge(unit.repeat(100_000 / unit.length), 'en').level)
    }
  })
})
