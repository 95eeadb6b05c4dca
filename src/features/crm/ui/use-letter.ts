import { useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { filledLetter, type LetterFacts, type LetterId, usualLetter } from '#src/features/crm/text/letter-templates.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Writer } from './writer.ts'

/** What a form for a message was opened for: just there, a letter to write, or a time to offer. */
export interface LetterWish {
  /** Opened to write a letter, and not only there. */
  isAsked: boolean
  /** The time of a visit that is offered. */
  offeredStart?: string | undefined
}

/** The facts of a lead that a letter is filled with, in the language of whoever reads it. */
export function factsFor(
  lead: LeadDetail,
  writer: Writer,
  language: Language = lead.language,
  offeredStart?: string,
): LetterFacts {
  return {
    name: lead.name,
    reference: lead.reference,
    quoteUrl: lead.quote?.customerUrl ?? null,
    bookingUrl: writer.bookingUrl(language),
    surveyTime: offeredStart === undefined ? null : spokenTime(offeredStart, language),
    by: writer.by,
    brand: writer.brand,
  }
}

/** Wednesday 25 November at 12:00 / miércoles 25 de noviembre a las 12:00, in Spanish time. */
function spokenTime(start: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'es-ES'
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Madrid' }).format(new Date(start))
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
  const time = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  return language === 'en' ? `${day} at ${time}` : `${day} a las ${time}`
}

export interface Letter {
  id: LetterId | undefined
  subject: string
  body: string
}

/** A message being written: begun with the letter that usually comes next when one was asked for, or with the draft that was kept. */
export function useLetter(lead: LeadDetail, writer: Writer, { isAsked, offeredStart }: LetterWish, draft: string) {
  const facts = factsFor(lead, writer, lead.language, offeredStart)
  const filled = (id: LetterId): Letter => ({ id, ...filledLetter(id, facts, lead.language) })
  const [letter, setLetter] = useState<Letter>(() => {
    if (offeredStart !== undefined) return filled('survey-time')
    if (!isAsked || draft !== '') return { id: undefined, subject: '', body: draft }
    return filled(usualLetter(lead.stage, lead.quote !== null))
  })
  return {
    letter,
    facts,
    change: (change: Partial<Letter>) => setLetter((before) => ({ ...before, ...change })),
    /** Chosen again it is put away. */
    choose: (id: LetterId) => {
      const next = id === letter.id ? { id: undefined, subject: '', body: '' } : filled(id)
      setLetter(next)
      return next
    },
    clear: () => setLetter({ id: undefined, subject: '', body: '' }),
  }
}
