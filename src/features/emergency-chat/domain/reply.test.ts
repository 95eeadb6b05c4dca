import { describe, expect, it } from 'vitest'
import emergency from '#facts/local/emergency.json' with { type: 'json' }
import { publicContacts } from './contacts.ts'
import { replyTo } from './reply.ts'
import { triage } from './triage.ts'
import { type ChatLanguage, chatLanguages, type Hazard, hazards, type Level, type Triage } from './triage-types.ts'
import { chatText } from './words/chat-text.ts'

const seen = (level: Level, more: Partial<Triage> = {}): Triage => ({
  level,
  language: 'en',
  hazards: [],
  intent: 'other',
  because: [],
  ...more,
})

describe.each(chatLanguages)('words in %s', (language) => {
  const text = chatText(language)
  const everything = JSON.stringify([
    text.critical,
    text.today,
    text.fault,
    text.booking,
    text.quote,
    text.other,
    text.contacts,
  ])
  it('name 112 in the first line of every danger, and at most five things to do', () => {
    for (const hazard of hazards) {
      const { steps } = text.critical[hazard]
      expect(`${hazard}: ${steps[0]}`).toContain('112')
      expect(steps.length).toBeLessThanOrEqual(5)
    }
  })
  it('name only numbers that the facts hold', () => {
    const known = emergency.numbers.map(({ number }) => number)
    for (const number of everything.match(/\b\d{3}( \d{3}){0,2}\b/g) ?? []) expect(known).toContain(number)
  })
  it('tell nobody to touch a switch where there is gas', () => {
    const { language: _, ...rest } = seen('critical')
    const reply = replyTo({ ...rest, language, hazards: ['gas', 'shock', 'fire', 'burning-smell'] })
    expect(reply.response).not.toMatch(/main switch|baja el general|disjoncteur général|hauptschalter/i)
  })
  it('never shout', () => {
    expect(everything).not.toMatch(/[!¡]/)
  })
})

describe('the lines of a reply', () => {
  const text = chatText('en')
  const steps = (level: Level, more: Partial<Triage> = {}, context = {}) => replyTo(seen(level, more), context).steps

  it('are what to do today of at most two hazards, or of none that has a name', () => {
    const around = (meanwhile: readonly string[]) => [
      text.todayLead,
      text.callUs(undefined),
      ...meanwhile,
      text.watchFor,
    ]
    const three: Hazard[] = ['fire', 'shock', 'gas']
    expect(steps('high')).toEqual(around(text.todayUnnamed))
    expect(steps('high', { hazards: ['fire'] })).toEqual(around(text.today.fire))
    expect(steps('high', { hazards: three })).toEqual(around([...text.today.fire, ...text.today.shock]))
  })

  it('are the words of what the visitor wants', () => {
    expect(steps('medium', { intent: 'fault' })).toEqual([...text.fault])
    expect(steps('low', { intent: 'booking' })).toEqual([...text.booking])
    expect(steps('low', { intent: 'contacts' })).toEqual([text.contacts])
    expect(steps('low', { intent: 'greeting' })).toEqual([text.greeting])
    expect(steps('low', { intent: 'quote' })).toEqual([...text.quote])
    expect(steps('low')).toEqual([...text.other])
  })

  it('say when a person answers next only where somebody waits for one', () => {
    const context = { bookingHours: 'today 16:30' }
    expect(steps('medium', { intent: 'fault' }, context)).toEqual([...text.fault, text.nextAnswer('today 16:30')])
    expect(steps('low', { intent: 'booking' }, context)).toEqual([...text.booking, text.nextAnswer('today 16:30')])
    expect(steps('low', { intent: 'quote' }, context)).toEqual([...text.quote])
  })
})

describe('a reply', () => {
  const whole = (message: string, page: ChatLanguage = 'en') =>
    replyTo(triage(message, page), { phone: '+34 711 004 350', bookingHours: 'today 16:30, Spanish time' })

  it('offers no appointment to the two urgent levels', () => {
    for (const level of ['critical', 'high'] as const) {
      expect(replyTo(seen(level, { intent: 'danger' }))).toMatchObject({
        showBooking: false,
        invitation: null,
        urgencyLevel: level,
      })
    }
    expect(whole('one of the bedroom sockets is dead')).toMatchObject({ showBooking: true, urgencyLevel: 'medium' })
    expect(whole('How much do 10 solar panels cost?')).toMatchObject({ showBooking: true, urgencyLevel: 'low' })
  })
  it('puts 112 first for danger and our phone last', () => {
    const reply = whole('sale humo del cuadro', 'en')
    expect(reply.actions[0]).toBe('call-112')
    expect(reply.steps[0]).toContain('112')
    expect(reply.steps.at(-1)).toContain('+34 711 004 350')
    expect(reply.response).toBe(reply.steps.join('\n'))
  })
  it('gives the distributor’s number when the power is out', () => {
    const reply = whole('no electricity in the whole house')
    expect(reply.actions).toContain('call-distributor')
    expect(reply.response).toContain('900 850 840')
  })
  it('offers a call back for an urgent fault, after the phones', () => {
    const { actions, showBooking } = whole('one socket gets warm when the heater is plugged in')
    expect(actions).toEqual(['call-us', 'callback', 'whatsapp', 'call-112', 'contacts'])
    expect(showBooking).toBe(false)
    expect(whole('no electricity in the whole house').actions.slice(0, 3)).toEqual([
      'call-us',
      'call-distributor',
      'callback',
    ])
    for (const level of ['critical', 'medium', 'low'] as const)
      expect(replyTo(seen(level)).actions).not.toContain('callback')
  })
  it.each<[string, Partial<Triage>, string[]]>([
    ['contacts', { intent: 'contacts' }, ['call-112', 'contacts', 'call-us', 'whatsapp']],
    ['a price', { intent: 'quote' }, ['quote', 'book', 'whatsapp', 'call-us', 'contacts']],
    ['nothing yet but a greeting', { intent: 'greeting' }, ['call-112', 'call-us', 'whatsapp', 'contacts']],
    ['anything else', { intent: 'other' }, ['book', 'call-us', 'whatsapp', 'contacts']],
  ])('offers first what is asked for: %s', (_, more, actions) => {
    expect(replyTo(seen('low', more)).actions).toEqual(actions)
  })
  it('gives the number for gas where there is gas, and only there', () => {
    expect(replyTo(seen('critical', { hazards: ['gas'] })).actions).toEqual([
      'call-112',
      'call-gas',
      'call-us',
      'contacts',
    ])
    expect(replyTo(seen('critical', { hazards: ['fire'] })).actions).toEqual(['call-112', 'call-us', 'contacts'])
  })
  it('names at most two more dangers, and neither an unclear one nor a power cut among them', () => {
    const { critical } = chatText('en')
    const alsoOf = (...found: Hazard[]) => {
      const { steps } = replyTo(seen('critical', { hazards: found }))
      return hazards.filter((hazard) => hazard !== found[0] && steps.includes(critical[hazard].also))
    }
    expect(alsoOf('fire', 'gas', 'shock', 'burning-smell')).toEqual(
      hazards.filter((hazard) => hazard === 'gas' || hazard === 'shock'),
    )
    expect(alsoOf('fire', 'unclear-danger', 'power-loss')).toEqual([])
    expect(alsoOf('fire', 'power-loss', 'unclear-danger', 'gas')).toEqual(['gas'])
  })
  it('adds a second danger in one line', () => {
    const reply = replyTo(seen('critical', { hazards: ['fire', 'water-at-electrics'] }))
    expect(reply.steps).toContain(chatText('en').critical['water-at-electrics'].also)
  })
  it('answers a wish for an appointment with the way to get it, and does not ask again', () => {
    const reply = whole('book appointment')
    expect(reply).toMatchObject({ showBooking: true, invitation: null })
    expect(reply.response).toContain('today 16:30')
  })
  it('says why', () => {
    expect(whole('There is smoke').because).toEqual(['smoke: smoke'])
  })
})

describe('public contacts', () => {
  it('begin with 112, name both ways to the water company together and end with the line that takes no faults, dated and marked', () => {
    const contacts = publicContacts({ language: 'en', phone: '+34 711 004 350' })
    expect(contacts[0]).toMatchObject({ number: '112', tel: '112', type: 'emergency', mark: 'verified' })
    const ids = contacts.map(({ id }) => id)
    expect(ids.indexOf('water-listed')).toBe(ids.indexOf('water-bill') + 1)
    expect(contacts.find(({ id }) => id === 'water-listed')?.number).toBe('900 814 000')
    expect(contacts.at(-1)).toMatchObject({ number: '800 760 333', name: 'Energía XXI customer line, not faults' })
    for (const { checkedOn, source, mark } of contacts) if (mark !== 'own') expect(checkedOn && source).toBeTruthy()
  })
  it('name the water company of the town, else the bill', () => {
    const water = (town?: string) =>
      publicContacts({ language: 'es', town }).flatMap(({ id, number }) => (id.startsWith('water') ? [number] : []))
    expect(water('malaga')).toEqual(['900 777 420', '900 814 000'])
    expect(water('marbella')).toEqual(['el número de tu factura', '900 814 000'])
    expect(water()).toHaveLength(3)
  })
  it('leave our phone out when it is not given, and dial digits only', () => {
    expect(publicContacts({ language: 'de' }).map(({ id }) => id)).not.toContain('us')
    expect(publicContacts({ language: 'fr', phone: '+34 711 004 350' }).find(({ id }) => id === 'us')?.tel).toBe(
      '+34711004350',
    )
  })
})
