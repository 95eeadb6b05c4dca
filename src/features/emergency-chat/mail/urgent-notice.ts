import type { Level } from '#src/features/emergency-chat/domain/triage-types.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { urgentNoticeWords } from './words.ts'

export interface UrgentNoticeInput {
  /** Of the staff. */
  language: Language
  brand: string
  reference: string
  name: string
  phone: string | null
  email: string | null
  location: string | null
  urgency: Level
  message: string | null
  /** How often staff have been told before. */
  timesTold: number
  /** Address of the lead's page, where it is taken. */
  leadUrl: string
}

/** To the staff: somebody needs help now, how to reach them, and where to say 'I take it'. */
export function urgentNotice(input: UrgentNoticeInput): RenderedMail {
  const { language, reference, message, timesTold } = input
  const words = urgentNoticeWords[language]
  const row = (label: string, content: string | null) => (content ? [[label, content] as const] : [])
  return renderMail({
    language,
    subject: words.subject(reference, words.levels[input.urgency], timesTold),
    brand: input.brand,
    blocks: [
      { kind: 'paragraph', text: timesTold > 0 ? words.again(timesTold + 1) : words.intro },
      {
        kind: 'facts',
        rows: [
          ...row(words.level, words.levels[input.urgency]),
          ...row(words.phone, input.phone),
          ...row(words.name, input.name),
          ...row(words.email, input.email),
          ...row(words.location, input.location),
        ],
      },
      ...(message ? [{ kind: 'quotation' as const, text: message }] : []),
      { kind: 'action', label: words.open, url: input.leadUrl },
      { kind: 'small', text: words.until },
    ],
  })
}
