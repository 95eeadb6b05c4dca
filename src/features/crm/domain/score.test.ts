import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Scored, scoreOf } from './score.ts'

const plain: Scored = { valueEur: null, phone: null, source: '/api/contact', kinds: [] }

test('somebody of whom nothing is known has no score and no reasons', () => {
  expect(scoreOf(plain)).toEqual({ total: 0, reasons: [] })
})

test('a choice counts until it is withdrawn, and again when it is made again', () => {
  const totals = [
    ['quote-chosen'],
    ['quote-withdrawn', 'quote-chosen'],
    ['quote-chosen', 'quote-withdrawn', 'quote-chosen'],
  ].map((kinds) => scoreOf({ ...plain, kinds }).reasons.map(({ id }) => id))
  expect(totals).toEqual([['chose-option'], ['withdrew'], ['chose-option']])
})

test('an appointment that was cancelled counts no more', () => {
  const ids = (kinds: string[]) => scoreOf({ ...plain, kinds }).reasons.map(({ id }) => id)
  expect(ids(['booking-moved', 'booking-made'])).toEqual(['booked-visit'])
  expect(ids(['booking-cancelled', 'booking-made'])).toEqual([])
})

test('the total is the sum of its reasons, within 0 and 100', () => {
  const kinds = [
    'quote-chosen',
    'quote-withdrawn',
    'booking-made',
    'photo-sent',
    'pdf-opened',
    'quote-viewed',
    'called',
    'called-no-answer',
  ]
  fc.assert(
    fc.property(
      fc.record({
        valueEur: fc.option(fc.integer({ min: 0, max: 60_000 })),
        phone: fc.option(fc.constant('+34600000000')),
        source: fc.constantFrom('/api/contact', '/api/bills/enquiries'),
        kinds: fc.array(fc.constantFrom(...kinds)),
      }),
      (scored) => {
        const { total, reasons } = scoreOf(scored)
        const sum = reasons.reduce((all, reason) => all + reason.points, 0)
        expect(total).toBe(Math.min(100, Math.max(0, sum)))
        expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length)
      },
    ),
  )
})

test('each sign has its points, and the weightiest stands first', () => {
  const all: Scored = {
    valueEur: 10_000,
    phone: '+34600000000',
    source: '/api/bills/enquiries',
    kinds: ['quote-chosen', 'booking-made', 'photo-sent', 'pdf-opened', 'quote-viewed'],
  }
  expect(scoreOf(all)).toEqual({
    total: 100,
    reasons: [
      { id: 'chose-option', points: 30 },
      { id: 'worth-much', points: 15 },
      { id: 'sent-bill', points: 15 },
      { id: 'booked-visit', points: 15 },
      { id: 'sent-photos', points: 10 },
      { id: 'opened-pdf', points: 8 },
      { id: 'opened-quote', points: 4 },
      { id: 'can-be-called', points: 3 },
    ],
  })
  expect(scoreOf({ ...all, valueEur: 9_999 }).reasons.map(({ id }) => id)).not.toContain('worth-much')
})

test('a call that nobody answered counts until one is', () => {
  expect(scoreOf({ ...plain, phone: '+34600000000', kinds: ['called-no-answer'] })).toEqual({
    total: 0,
    reasons: [
      { id: 'can-be-called', points: 3 },
      { id: 'did-not-answer', points: -10 },
    ],
  })
  expect(scoreOf({ ...plain, kinds: ['called', 'called-no-answer'] }).reasons).toEqual([])
})

test('of two that count against somebody the lighter stands first', () => {
  const { total, reasons } = scoreOf({ ...plain, kinds: ['quote-withdrawn', 'called-no-answer'] })
  expect([total, reasons.map(({ id }) => id)]).toEqual([0, ['did-not-answer', 'withdrew']])
})
