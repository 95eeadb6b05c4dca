import type { LeadDetail } from '#src/features/crm/contract.ts'
import {
  filledLetter,
  type LetterFacts,
  type LetterId,
  lettersFor,
  usualLetter,
} from '#src/features/crm/text/letter-templates.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Writer } from './writer.ts'

/** The facts of a lead that a letter in its person's language is filled with. */
export function factsFor(lead: LeadDetail, writer: Writer, language: Language = lead.language): LetterFacts {
  return {
    name: lead.name,
    reference: lead.reference,
    quoteUrl: lead.quote?.customerUrl ?? null,
    bookingUrl: writer.bookingUrl(language),
    by: writer.by,
    brand: writer.brand,
  }
}

/** The letters that fit a lead; the chosen one is handed over filled, in the customer's language. */
export function LetterChoice({
  lead,
  writer,
  language,
  chosen,
  onChoose,
}: {
  lead: LeadDetail
  writer: Writer
  language: Language
  chosen: LetterId | undefined
  onChoose: (id: LetterId | undefined, filled: { subject: string; body: string }) => void
}) {
  const words = talkText[language]
  const letters = lettersFor(lead.quote !== null, language)
  return (
    <fieldset className="chips">
      <legend>
        {words.template} <span className="tag sea">{words.writesIn[lead.language]}</span>
      </legend>
      {letters.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() =>
            id === chosen
              ? onChoose(undefined, { subject: '', body: '' })
              : onChoose(id, filledLetter(id, factsFor(lead, writer), lead.language))
          }
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** What a form for a message begins with: the letter that usually comes next, when it was asked for and nothing is begun. */
export function firstLetter(
  lead: LeadDetail,
  writer: Writer,
  isAsked: boolean,
  draft: string,
): { id: LetterId | undefined; subject: string; body: string } {
  if (!isAsked || draft !== '') return { id: undefined, subject: '', body: draft }
  const id = usualLetter(lead.stage, lead.quote !== null)
  return { id, ...filledLetter(id, factsFor(lead, writer), lead.language) }
}

/** What the chosen letter says, in the writer's own language; nothing where that is the customer's too. */
export function LetterMeaning({
  lead,
  writer,
  language,
  chosen,
}: {
  lead: LeadDetail
  writer: Writer
  language: Language
  chosen: LetterId | undefined
}) {
  if (chosen === undefined || language === lead.language) return null
  return (
    <details>
      <summary>{talkText[language].meaning}</summary>
      <p className="typed mut">{filledLetter(chosen, factsFor(lead, writer, language), language).body}</p>
    </details>
  )
}
