import { expect, test } from 'vitest'
import { changeUntil, reminderAt } from './change-until.ts'
import { type Invite, inviteFile } from './invite.ts'

const invite: Invite = {
  uid: 'b-1@example.com',
  sequence: 2,
  state: 'booked',
  start: new Date('2026-11-24T10:00:00Z'),
  end: new Date('2026-11-24T11:00:00.500Z'),
  madeAt: new Date('2026-11-23T09:08:07Z'),
  summary: 'Solar; panels, roof\\attic',
  description: 'Line one\nLine two\r\nLine three',
  location: 'Calle Larga 1, Marbella',
  url: 'https://example.com/booking/x',
  organizer: null,
}
const linesOf = (more: Partial<Invite> = {}) => inviteFile({ ...invite, ...more }).split('\r\n')

test('a booked appointment is a published event with its instants in UTC and its words escaped', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Design consultation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:b-1@example.com',
    'SEQUENCE:2',
    'DTSTAMP:20261123T090807Z',
    'DTSTART:20261124T100000Z',
    'DTEND:20261124T110000Z',
    'SUMMARY:Solar\\; panels\\, roof\\\\attic',
    'DESCRIPTION:Line one\\nLine two\\nLine three',
    'LOCATION:Calle Larga 1\\, Marbella',
    'URL:https://example.com/booking/x',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled one takes the event back', () => {
  expect(linesOf({ state: 'cancelled' })).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
})

test('the organizer’s name cannot end its own quotes', () => {
  const organizer = { name: 'The "Sun" Ltd', email: 'office@example.com' }
  expect(linesOf({ organizer })).toContain(`ORGANIZER;CN="The 'Sun' Ltd":mailto:office@example.com`)
})

test('lines are 75 octets at most, break between characters only, and are whole when unfolded', () => {
  for (const description of ['ñ'.repeat(200), 'x'.repeat(63), 'x'.repeat(62), `x${'€'.repeat(90)}`, '👍'.repeat(60)]) {
    const text = inviteFile({ ...invite, description })
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`)
  }
  // As full as the standard allows: 'DESCRIPTION:' has 12 octets.
  expect(inviteFile({ ...invite, description: 'x'.repeat(63) })).toContain(`DESCRIPTION:${'x'.repeat(63)}\r\n`)
  const twoLines = `DESCRIPTION:${'x'.repeat(63)}\r\n ${'x'.repeat(74)}\r\nLOCATION`
  expect(inviteFile({ ...invite, description: 'x'.repeat(63 + 74) })).toContain(twoLines)
})

test('an appointment is changed by its link until six in the evening of the day before, in Spain', () => {
  expect(changeUntil(new Date('2026-11-24T08:30:00Z'))).toEqual(new Date('2026-11-23T17:00:00Z'))
  expect(changeUntil(new Date('2026-07-24T08:30:00Z'))).toEqual(new Date('2026-07-23T16:00:00Z'))
  // Half past midnight in Spain is the next day.
  expect(changeUntil(new Date('2026-11-23T23:30:00Z'))).toEqual(new Date('2026-11-23T17:00:00Z'))
})

test('a reminder goes at five of the day before, unless that is within two hours of booking', () => {
  const start = new Date('2026-11-24T08:30:00Z')
  const five = new Date('2026-11-23T16:00:00Z')
  expect(reminderAt(start, new Date('2026-11-20T10:00:00Z'))).toEqual(five)
  expect(reminderAt(start, new Date(five.getTime() - 2 * 3_600_000))).toEqual(five)
  expect(reminderAt(start, new Date(five.getTime() - 2 * 3_600_000 + 1))).toBeNull()
})
