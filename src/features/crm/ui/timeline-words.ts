import type { LeadDetail, LeadMail, TimelineEntry } from '#src/features/crm/contract.ts'
import { jobStepIds } from '#src/features/crm/domain/job-steps.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatEur, formatInstant } from '#src/shared/i18n/format.ts'

/** One timeline entry in words. `data` comes as the API stored it, so every member is read with care. */
export function timelineWords(entry: TimelineEntry, text: CrmText): { title: string; detail?: string } {
  const value = (key: string) => {
    const member = entry.data[key]
    return typeof member === 'string' && member !== '' ? member : undefined
  }
  const words = text.timeline
  switch (entry.kind) {
    case 'created': {
      const source = value('source')
      return { title: source ? words.created(sourceName(source, text)) : words.createdPlain }
    }
    case 'stage-changed':
      return {
        title: words.stage(stageName(value('from'), text), stageName(value('to'), text)),
        detail: lostReasonName(value('lostReason'), text),
      }
    case 'note':
      return { title: words.note, detail: value('text') }
    case 'mail':
      return {
        title: words.mail(templateName(value('template'), text), statusName(value('status'), text)),
        detail: [value('to'), value('lastError')].filter(Boolean).join(' · ') || undefined,
      }
    case 'quote-viewed':
      return { title: words.quoteViewed }
    case 'pdf-opened':
      return { title: words.pdfOpened }
    case 'bill-opened':
      return { title: words.billOpened }
    case 'taken':
      return { title: words.taken }
    case 'urgent-notice':
      return { title: words.urgentNotice(typeof entry.data.times === 'number' ? entry.data.times : 1) }
    case 'confirmation-held':
      return { title: words.confirmationHeld }
    case 'quote-chosen':
      return { title: words.quoteChosen, detail: value('option') }
    case 'quote-withdrawn':
      return { title: words.quoteWithdrawn, detail: value('reason') }
    case 'photo-sent':
      return { title: words.photoSent, detail: value('wish') }
    case 'booking-made':
      return { title: words.bookingMade, detail: bookedAt(value('start'), value('reference'), text) }
    case 'booking-moved':
      return { title: words.bookingMoved, detail: bookedAt(value('start'), value('reference'), text) }
    case 'booking-told':
      return { title: words.bookingTold(value('by') === 'mail'), detail: bookedAt(value('start'), undefined, text) }
    case 'time-offered':
      return { title: words.timeOffered, detail: bookedAt(value('start'), undefined, text) }
    case 'time-let-go':
      return { title: words.timeLetGo, detail: bookedAt(value('start'), undefined, text) }
    case 'deposit-asked':
      return { title: words.depositAsked, detail: amountOf(entry, text) }
    case 'deposit-received':
      return { title: words.depositReceived, detail: amountOf(entry, text) }
    case 'booking-cancelled':
      return { title: words.bookingCancelled, detail: value('reference') }
    case 'erased':
      return { title: words.erased }
    case 'paid': {
      const amount = entry.data.amountEur
      const service = value('service')
      return {
        title: words.paid(
          service === undefined ? '–' : (text.services[service] ?? service),
          typeof amount === 'number' ? formatEur(amount, text.language) : '–',
        ),
      }
    }
    default: {
      const plain = words.plain[entry.kind]
      return plain === undefined
        ? { title: words.unknown(entry.kind) }
        : { title: plain, detail: detailOf(entry, text) }
    }
  }
}

/** When an appointment is, and its reference. */
function bookedAt(start: string | undefined, reference: string | undefined, { language }: CrmText): string | undefined {
  const when = start && !Number.isNaN(Date.parse(start)) ? formatInstant(start, language) : undefined
  return [when, reference].filter(Boolean).join(', ') || undefined
}

function amountOf({ data }: TimelineEntry, { language }: CrmText): string | undefined {
  return typeof data.amountEur === 'number' ? formatEur(data.amountEur, language) : undefined
}

/** A mail template's name; an unknown one by its id. */
export function templateName(id: string | undefined, text: CrmText): string {
  return id === undefined ? '–' : (text.templates[id] ?? id)
}

/** Where a lead came from: our forms by their names, a page by its path. */
export function sourceName(source: string, text: CrmText): string {
  return text.sources[source] ?? source
}

/** The page by which somebody found us and from where, when it is of their visit; undefined when only the form's own page is known. */
export function foundByName(
  { firstSource, firstReferrer, firstIsOfVisit }: Pick<LeadDetail, 'firstSource' | 'firstReferrer' | 'firstIsOfVisit'>,
  text: CrmText,
): string | undefined {
  if (!firstIsOfVisit || !firstSource) return undefined
  return text.page.foundByFrom(sourceName(firstSource, text), sourceName(firstReferrer ?? 'unknown', text))
}

function lostReasonName(id: string | undefined, text: CrmText): string | undefined {
  const names: Record<string, string> = workText[text.language].lostReasons
  return id === undefined ? undefined : names[id]
}

function stageName(id: string | undefined, text: CrmText): string {
  const names: Record<string, string> = text.stages
  return id === undefined ? '–' : (names[id] ?? id)
}

function statusName(id: string | undefined, text: CrmText): string {
  const names: Record<LeadMail['status'], string> & Record<string, string> = text.mailStatuses
  return id === undefined ? '–' : (names[id] ?? id).toLowerCase()
}

/** What an event says of itself: a text, a title, or what a field was and is. */
function detailOf({ data }: TimelineEntry, { language }: CrmText): string | undefined {
  const step = jobStepIds.find((one) => one === data.step)
  if (step) return talkText[language].jobSteps[step][0]
  const said = [data.text, data.title].find((one) => typeof one === 'string')
  if (typeof said === 'string') return said
  if (!('to' in data)) return undefined
  const shown = (value: unknown) => (value === null || value === undefined ? '–' : String(value))
  return [data.field, `${shown(data.from)} → ${shown(data.to)}`].filter(Boolean).join(': ')
}
