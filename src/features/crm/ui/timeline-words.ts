import type { LeadMail, TimelineEntry } from '#src/features/crm/contract.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { formatEur } from '#src/shared/i18n/format.ts'

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
      return { title: source ? words.created(source) : words.createdPlain }
    }
    case 'stage-changed':
      return { title: words.stage(stageName(value('from'), text), stageName(value('to'), text)) }
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
    default:
      return { title: words.unknown(entry.kind) }
  }
}

/** A mail template's name; an unknown one by its id. */
export function templateName(id: string | undefined, text: CrmText): string {
  return id === undefined ? '–' : (text.templates[id] ?? id)
}

function stageName(id: string | undefined, text: CrmText): string {
  const names: Record<string, string> = text.stages
  return id === undefined ? '–' : (names[id] ?? id)
}

function statusName(id: string | undefined, text: CrmText): string {
  const names: Record<LeadMail['status'], string> & Record<string, string> = text.mailStatuses
  return id === undefined ? '–' : (names[id] ?? id).toLowerCase()
}
