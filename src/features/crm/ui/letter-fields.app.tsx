import { useId } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { factsUsed, filledLetter, lettersFor } from '#src/features/crm/text/letter-templates.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { factsFor, type Letter, type useLetter } from './use-letter.ts'
import { useShortcut } from './use-shortcut.ts'
import type { Writer } from './writer.ts'

interface Props {
  lead: LeadDetail
  writer: Writer
  language: Language
  written: ReturnType<typeof useLetter>
  offeredStart: string | undefined
  hasShortcuts: boolean
  /** A mail has a subject; a chat has none. */
  hasSubject: boolean
  mostLength: number
  onBody: (body: string) => void
}

/** A message to a customer: the letters that fit, by number too, the words themselves, what of them comes from the record, and what they say in the writer's language. */
export function LetterFields({
  lead,
  writer,
  language,
  written,
  offeredStart,
  hasShortcuts,
  hasSubject,
  mostLength,
  onBody,
}: Props) {
  const words = talkText[language]
  const id = useId()
  const letters = lettersFor(lead.quote !== null, language)
  const { letter, facts, change } = written
  const choose = (of: (typeof letters)[number]) => onBody(written.choose(of.id).body)
  useShortcut(hasShortcuts, (press) => {
    const found =
      press.isTyping || press.ctrlKey || press.metaKey || press.altKey ? undefined : letters[Number(press.key) - 1]
    if (!found) return false
    choose(found)
    return true
  })
  return (
    <>
      <fieldset className="chips">
        <legend>
          {words.template} <span className="tag sea">{words.writesIn[lead.language]}</span>
        </legend>
        {letters.map((one, at) => (
          <button key={one.id} type="button" aria-pressed={one.id === letter.id} onClick={() => choose(one)}>
            {hasShortcuts && (
              <span className="mut keys" aria-hidden="true">
                {`${at + 1} `}
              </span>
            )}
            {one.name}
          </button>
        ))}
      </fieldset>
      {hasSubject && (
        <label className="f" htmlFor={`${id}-subject`}>
          <span>{words.subject}</span>
          <input
            id={`${id}-subject`}
            className="in"
            lang={lead.language}
            required
            maxLength={200}
            value={letter.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </label>
      )}
      <label className="f" htmlFor={`${id}-body`}>
        <span className="vh">{words.text}</span>
        <textarea
          id={`${id}-body`}
          className="in"
          lang={lead.language}
          required
          rows={9}
          maxLength={mostLength}
          value={letter.body}
          onChange={(event) => {
            change({ body: event.target.value })
            onBody(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </label>
      <FilledIn letter={letter} facts={facts} customerLanguage={lead.language} language={language} />
      {letter.id !== undefined && language !== lead.language && (
        <details>
          <summary>{words.meaning}</summary>
          <p className="typed mut">
            {filledLetter(letter.id, factsFor(lead, writer, language, offeredStart), language).body}
          </p>
        </details>
      )}
    </>
  )
}

/** What of a letter comes from the record, as it stands in it now, and why it is in its language. */
function FilledIn({
  letter,
  facts,
  customerLanguage,
  language,
}: {
  letter: Letter
  facts: ReturnType<typeof factsFor>
  customerLanguage: Language
  language: Language
}) {
  const words = leadWords[language]
  const used = letter.id === undefined ? [] : factsUsed(facts, `${letter.subject}\n${letter.body}`)
  if (used.length === 0) return null
  return (
    <p className="xs mut">
      {`${words.filledIn} `}
      {used.map((one) => (
        <span key={one} className="fld">
          {words.letterFacts[one]}
        </span>
      ))}
      {` ${words.asTheyRead[customerLanguage]}`}
    </p>
  )
}
