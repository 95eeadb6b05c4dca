import {
  type BookingLinks,
  bookingInvite,
  bookingMail,
  bookingNotice,
  findBooking,
} from '#src/features/booking/public.ts'
import { findLead } from '#src/features/crm/public.ts'
import type { MailRenderer, MailRow } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { business } from '#src/site/business.ts'

interface Options {
  db: () => Database
  links: BookingLinks
  publicUrl: string
}

/** The mails about appointments, by template name. */
export function bookingRenderers({ db, links, publicUrl }: Options): Record<string, MailRenderer> {
  const recordsOf = async (mail: MailRow) => {
    const booking = await findBooking(db(), String(mail.payload.bookingId))
    const lead = mail.leadId ? await findLead(db(), mail.leadId) : undefined
    return booking && lead && !lead.erasedAt ? { booking, lead } : undefined
  }

  const toVisitor =
    (kind: 'confirmed' | 'moved' | 'cancelled' | 'reminder'): MailRenderer =>
    async (mail) => {
      const found = await recordsOf(mail)
      if (!found) return undefined
      const { booking, lead } = found
      const { language } = mail
      const manageUrl = links.manageUrl(links.tokenFor(booking), language)
      const words = bookingMail({ kind, language, name: lead.name, booking, manageUrl, business })
      if (kind === 'reminder') return { ...words, language }
      const file = bookingInvite(booking, { language, business, manageUrl, host: links.host })
      const method = booking.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
      return {
        ...words,
        language,
        attachments: [
          {
            filename: `${booking.reference}.ics`,
            contentType: `text/calendar; charset=utf-8; method=${method}`,
            content: Buffer.from(file),
          },
        ],
      }
    }

  return {
    'booking-confirmed': toVisitor('confirmed'),
    'booking-moved': toVisitor('moved'),
    'booking-cancelled': toVisitor('cancelled'),
    'booking-reminder': toVisitor('reminder'),
    'booking-notice': async (mail) => {
      const found = await recordsOf(mail)
      if (!found) return undefined
      const { booking, lead } = found
      const { name, email, phone, language } = lead
      const words = bookingNotice({
        language: mail.language,
        booking,
        person: { name, email, phone, language },
        brand: business.name,
        leadUrl: `${publicUrl}/crm/leads/${lead.id}`,
      })
      return {
        ...words,
        language: mail.language,
        list: 'leads',
        ...(email ? { replyTo: { name, address: email } } : {}),
      }
    },
  }
}
