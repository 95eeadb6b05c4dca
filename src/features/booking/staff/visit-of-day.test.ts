import { expect, test } from 'vitest'
import type { CalendarItem } from './contract.ts'
import { visitOfDay } from './visit-of-day.ts'

const item: CalendarItem = {
  id: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d',
  kind: 'consultation',
  reference: 'B-1',
  crewId: 'design',
  start: '2026-11-23T10:00:00.000Z',
  end: '2026-11-23T10:30:00.000Z',
  topic: 'solar',
  mode: 'visit',
  town: 'marbella',
  address: 'Calle Sol 5',
  note: '',
  leadId: null,
  ownerId: null,
  hasEmail: false,
  language: 'en',
  isTold: true,
  onWayAt: null,
  name: 'Ana',
  phone: null,
  travelMinutes: 15,
  sequence: 0,
}
const before = new Date('2026-11-23T10:29:00Z')

test('a visit is said in words, with its town and address', () => {
  expect(visitOfDay(item, 'Design', before)).toMatchObject({
    what: { en: 'Solar and battery', es: 'Placas y batería' },
    town: 'Marbella',
    address: 'Calle Sol 5',
    crew: 'Design',
    done: false,
  })
})

test('a video call names no town, for nobody drives there', () => {
  const shown = visitOfDay({ ...item, mode: 'video' }, 'Design', before)
  expect([shown.what.en, shown.town]).toEqual(['Video, Solar and battery', ''])
})

test('what staff put there themselves says what they wrote, and is a visit without it', () => {
  const own = { ...item, kind: 'visit' as const, topic: null }
  expect(visitOfDay({ ...own, note: 'Measure the roof' }, 'Design', before).what.es).toBe('Measure the roof')
  expect(visitOfDay(own, 'Design', before).what).toEqual({ en: 'Visit', es: 'Visita' })
})

test('it is done when it has ended', () => {
  expect(visitOfDay(item, 'Design', new Date(item.end)).done).toBe(true)
})
