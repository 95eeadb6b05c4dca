import { useId } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { filledLetter, type LetterFacts, type LetterId, lettersFor } from '#src/features/crm/text/letter-templates.ts'
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
  const id = useId()
  const letters = lettersFor(lead.quote !== null, language)
  function choose(value: string) {
    const letter = letters.find((one) => one.id === value)
    if (letter) onChoose(letter.id, filledLetter(letter.id, factsFor(lead, writer), lead.language))
    else onChoose(undefined, { subject: '', body: '' })
  }
  return (
    <div className="row">
      <label htmlFor={id}>{words.template}</label>
      <select id={id} className="in" value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.noTemplate}</option>
        {letters.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <span className="tag sea">{words.writesIn[lead.language]}</span>
    </div>
  )
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
