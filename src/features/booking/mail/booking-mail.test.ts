import { describe, expect, it } from 'vitest'
import { business } from '#src/site/business.ts'
import { bookingInvite, bookingMail, bookingNotice, type ToldBooking } from './booking-mail.ts'

const booking: ToldBooking & { note: string } = {
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'B-7K3M9WD',
  state: 'booked',
  startAt: new Date('2026-11-24T08:30:00Z'),
  endAt: new Date('2026-11-24T09:30:00Z'),
  updatedAt: new Date('2026-11-23T10:00:00Z'),
  sequence: 0,
  topic: 'solar',
  mode: 'visit',
  town: 'marbella',
  address: 'Calle del Mar, 3; portal «B»',
  visitorTimeZone: 'Europe/London',
  note: 'gate 7',
}
const manageUrl = 'https://example.com/booking/abc'
const about = { language: 'en', business, manageUrl, host: 'example.com' } as const

describe('the calendar file', () => {
  const file = bookingInvite(booking, about)
  it('keeps its UID and counts its changes', () => {
    const moved = bookingInvite({ ...booking, sequence: 1, startAt: new Date('2026-11-25T08:30:00Z') }, about)
    const uid = `UID:${booking.id}@example.com`
    expect([file, moved].every((text) => text.includes(uid))).toBe(true)
    expect([file.includes('SEQUENCE:0'), moved.includes('SEQUENCE:1')]).toEqual([true, true])
    expect(moved).toContain('DTSTART:20261125T083000Z')
  })
  it('takes the event out of the calendar when it is cancelled', () => {
    const cancelled = bookingInvite({ ...booking, state: 'cancelled', sequence: 2 }, about)
    expect(cancelled).toContain('METHOD:CANCEL')
    expect(cancelled).toContain('STATUS:CANCELLED')
  })
  it('has lines of 75 octets at most, ended as the standard says, and escapes what has a meaning', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(
      'LOCATION:Calle del Mar\\, 3\\; portal «B»\\, Marbella\\, at the house',
    )
  })
})

describe('the mails about an appointment', () => {
  const mail = (kind: 'confirmed' | 'moved' | 'cancelled' | 'reminder', language: 'en' | 'es' = 'en') =>
    bookingMail({ kind, language, name: 'Ana', booking, manageUrl, business })
  it('say day and time in the subject, and the time where the reader is', () => {
    const { subject, text } = mail('confirmed')
    expect(subject).toBe('Your visit: Tue 24 Nov, 9:30–10:30')
    expect(text).toContain('In London')
    expect(text).toContain('8:30–9:30')
    expect(text).toContain('until Monday 23 November at 18:00')
    expect(text).toContain(manageUrl)
  })
  it('are written in Spanish for who reads Spanish', () => {
    expect(mail('moved', 'es').subject).toBe('Nueva hora para tu visita: mar 24 nov, 9:30–10:30')
    expect(mail('reminder', 'es').text).toContain('Cambiar o anular la cita')
  })
  it('offer another time when it is cancelled', () => {
    expect(mail('cancelled').text).toContain('Choose another time')
  })
  it('tell staff who comes when and where, with a link and no other sentence', () => {
    const notice = bookingNotice({
      language: 'en',
      booking,
      person: { name: 'Ana', phone: '+34600000000', email: null, language: 'es' },
      brand: 'X',
      leadUrl: 'https://example.com/crm/leads/1',
    })
    expect(notice.subject).toBe('Appointment B-7K3M9WD: Tue 24 Nov, 9:30–10:30')
    for (const part of ['Ana', '+34600000000', 'Spanish', 'gate 7']) expect(notice.text).toContain(part)
  })
})
