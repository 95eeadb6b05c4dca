import { expect, it } from 'vitest'
import { type TimelineEntry, timelineKinds } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { timelineWords } from './timeline-words.ts'

const entry = (kind: TimelineEntry['kind'], data: TimelineEntry['data'] = {}): TimelineEntry => ({
  id: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d',
  at: '2026-11-21T10:00:00Z',
  kind,
  actor: null,
  data,
})

it('says what happened', () => {
  const { en, es } = crmText
  expect(timelineWords(entry('created', { source: '/es/contacto' }), es).title).toBe('Entró por /es/contacto')
  expect(timelineWords(entry('created', { source: '/api/quotes' }), es).title).toBe(
    'Entró por el formulario de presupuesto',
  )
  expect(timelineWords(entry('stage-changed', { from: 'new', to: 'survey-booked' }), en).title).toBe(
    'Moved from New to Survey booked',
  )
  expect(timelineWords(entry('note', { text: 'Call after six' }), en)).toEqual({
    title: 'Note',
    detail: 'Call after six',
  })
  expect(
    timelineWords(
      entry('mail', { template: 'contact-notice', status: 'failed', to: 'a@b.es', lastError: 'refused' }),
      en,
    ),
  ).toEqual({ title: 'Mail: Notice to staff of an enquiry, not sent', detail: 'a@b.es · refused' })
})

it('has words for every kind, even with no data or data of the wrong type', () => {
  for (const kind of timelineKinds)
    for (const data of [{}, { from: 7, to: null, text: [], template: {}, source: 1 }])
      expect(timelineWords(entry(kind, data), crmText.en).title).not.toMatch(/undefined|object/)
})
