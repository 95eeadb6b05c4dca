import { changeUntil } from '#src/features/booking/domain/change-until.ts'
import { type Invite, inviteFile } from '#src/features/booking/domain/invite.ts'
import { type Mode, topics } from '#src/features/booking/domain/rules.ts'
import { clockSpan, isSameClock, knownZone, longDay, shortDay, zonePlace } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { nameToGreet } from '#src/shared/mail/greeting.ts'
import { type MailBlock, type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { bookingMailWords, type VisitorMail } from './words.ts'

/** An appointment as mails and calendar files speak of it. */
export interface ToldBooking {
  id: string
  reference: string
  state: 'booked' | 'cancelled'
  startAt: Date
  endAt: Date
  updatedAt: Date
  sequence: number
  topic: string | null
  mode: Mode | null
  town: string | null
  address: string
  visitorTimeZone: string | null
}

interface VisitorMailInput {
  kind: VisitorMail
  language: Language
  name: string
  booking: ToldBooking
  manageUrl: string
  business: BusinessCard
}

/** To the visitor: booked, moved, cancelled, or tomorrow. */
export function bookingMail({ kind, language, name, booking, manageUrl, business }: VisitorMailInput): RenderedMail {
  const words = bookingMailWords[language]
  const { startAt, endAt, mode } = booking
  const isVideo = mode === 'video'
  const span = clockSpan(startAt, endAt)
  const zone = knownZone(booking.visitorTimeZone)
  const rows = [
    [words.rows.day, longDay(startAt, language)] as const,
    [words.rows.time, `${span}, ${words.spainTime}`] as const,
    ...(zone && !isSameClock(startAt, zone)
      ? [[words.rows.own(zonePlace(zone)), clockSpan(startAt, endAt, zone)] as const]
      : []),
    [words.rows.where, placeOf(booking, language)] as const,
    [words.rows.about, aboutOf(booking, language)] as const,
    [words.rows.reference, booking.reference] as const,
  ]
  const isOver = kind === 'cancelled'
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: words.greeting(nameToGreet(name)) },
    { kind: 'paragraph', text: words.intro[kind](isVideo) },
    { kind: 'facts', rows },
    { kind: 'action', label: isOver ? words.again : words.change, url: manageUrl },
  ]
  if (kind === 'confirmed' || kind === 'moved')
    blocks.push({ kind: 'small', text: words.until(spokenInstant(changeUntil(startAt), language)) })
  return renderMail({
    language,
    subject: words.subject[kind](isVideo, shortDay(startAt, language), span),
    brand: business.name,
    blocks: [...blocks, ...closingBlocks({ business, language, reference: booking.reference })],
  })
}

/** The calendar file of an appointment, as a mail carries it and its link gives it. */
export function bookingInvite(
  booking: ToldBooking,
  o: { language: Language; business: BusinessCard; manageUrl: string; host: string },
): string {
  const words = bookingMailWords[o.language].invite
  const invite: Invite = {
    uid: `${booking.id}@${o.host}`,
    sequence: booking.sequence,
    state: booking.state,
    start: booking.startAt,
    end: booking.endAt,
    madeAt: booking.updatedAt,
    summary: words.summary(booking.mode === 'video', o.business.name),
    description: words.description(aboutOf(booking, o.language), o.manageUrl),
    location: [booking.address, placeOf(booking, o.language)].filter(Boolean).join(', '),
    url: o.manageUrl,
    organizer: o.business.email ? { name: o.business.name, email: o.business.email } : null,
  }
  return inviteFile(invite)
}

interface NoticeInput {
  language: Language
  booking: ToldBooking & { note: string }
  person: { name: string; phone: string | null; email: string | null; language: Language }
  brand: string
  leadUrl: string
}

/** To staff: somebody has booked, moved or cancelled. */
export function bookingNotice({ language, booking, person, brand, leadUrl }: NoticeInput): RenderedMail {
  const words = bookingMailWords[language].notice
  const kind = booking.state === 'cancelled' ? 'cancelled' : booking.sequence > 0 ? 'moved' : 'booked'
  const when = `${shortDay(booking.startAt, language)}, ${clockSpan(booking.startAt, booking.endAt)}`
  const rows = [
    [words.rows.when, when],
    [words.rows.where, [booking.address, placeOf(booking, language)].filter(Boolean).join(', ')],
    [words.rows.about, aboutOf(booking, language)],
    [words.rows.name, person.name],
    [words.rows.phone, person.phone ?? ''],
    [words.rows.email, person.email ?? ''],
    [words.language, words.languages[person.language]],
    [words.rows.note, booking.note],
  ] as const
  return renderMail({
    language,
    subject: words.subject[kind](booking.reference, when),
    brand,
    blocks: [
      { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
      { kind: 'action', label: words.open, url: leadUrl },
    ],
  })
}

function placeOf({ mode, town }: ToldBooking, language: Language): string {
  const words = bookingMailWords[language]
  const known = Object.entries(townNames).find(([id]) => id === town)?.[1]
  return mode === 'video' || known === undefined ? words.byVideo : words.atHouse(known)
}

function aboutOf({ topic }: ToldBooking, language: Language): string {
  return topicNames[language][topics.find((one) => one === topic) ?? 'other']
}
