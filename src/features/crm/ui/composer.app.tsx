import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { CallForm } from './call-form.app.tsx'
import { MailForm } from './mail-form.app.tsx'
import { NoteForm } from './note-form.app.tsx'
import { isReplyShortcut, wayOfKey } from './shortcut.ts'
import { TaskForm } from './task-form.app.tsx'
import { useShortcut } from './use-shortcut.ts'
import { WhatsAppForm } from './whatsapp-form.app.tsx'
import type { Writer } from './writer.ts'

export type Way = 'note' | 'mail' | 'whatsapp' | 'call' | 'task'

const keyOf: Partial<Record<Way, string>> = { note: 'N', task: 'T' }

interface Props {
  lead: LeadDetail
  writer: Writer
  language: Language
  hasShortcuts: boolean
  mayWrite: boolean
  /** The way that is open first. */
  first?: Way
  /** Opened by a button elsewhere on the page: comes into view, with the usual letter. */
  isAsked?: boolean
  /** The time of a visit that is offered. */
  offeredStart?: string | undefined
}

/** One place to write to a person, to call them, to note what was said and what is due. R answers them the way they can be reached, N takes a note, T makes a task. */
export function Composer({
  lead,
  writer,
  language,
  hasShortcuts,
  mayWrite,
  first = 'note',
  isAsked = false,
  offeredStart,
}: Props) {
  const words = talkText[language]
  const ways: readonly Way[] = mayWrite ? ['note', 'mail', 'whatsapp', 'call', 'task'] : ['note', 'call', 'task']
  const [way, setWay] = useState<Way>(first)
  const [wasChosen, setChosen] = useState(isAsked)
  const box = useRef<HTMLDivElement>(null)
  function choose(wanted: Way) {
    setChosen(true)
    setWay(wanted)
  }
  useEffect(() => {
    if (!isAsked) return
    box.current?.scrollIntoView({ block: 'nearest' })
    // Nobody has to go to the field of a task first; a letter is read before it is touched.
    if (first === 'task') toFirstField(box.current)
  }, [isAsked, first])
  const reply: Way = !mayWrite ? 'call' : lead.email ? 'mail' : lead.phone ? 'whatsapp' : 'note'
  useShortcut(hasShortcuts, (press) => {
    const wanted = isReplyShortcut(press) ? reply : wayOfKey(press)
    if (!wanted) return false
    flushSync(() => choose(wanted))
    toFirstField(box.current)
    return true
  })
  const letter = { lead, writer, language, hasShortcuts, wish: { isAsked: wasChosen, offeredStart } }
  return (
    <div className="composer stack-s" ref={box}>
      <fieldset className="ways">
        <legend className="vh">{words.write}</legend>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === way}
            onClick={() => {
              flushSync(() => choose(one))
              if (one === 'task') toFirstField(box.current)
            }}
          >
            {words.ways[one]}
            {hasShortcuts && keyOf[one] && <kbd className="keys">{keyOf[one]}</kbd>}
          </button>
        ))}
        {hasShortcuts && (
          <span className="xs mut keys">
            <kbd>R</kbd> {words.keys.reply}
          </span>
        )}
      </fieldset>
      {way === 'note' && <NoteForm leadId={lead.id} language={language} hasShortcuts={hasShortcuts} />}
      {way === 'mail' && <MailForm {...letter} />}
      {way === 'whatsapp' && <WhatsAppForm {...letter} />}
      {way === 'call' && <CallForm lead={lead} language={language} />}
      {way === 'task' && <TaskForm leadId={lead.id} language={language} />}
    </div>
  )
}

const toFirstField = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('textarea, input, select')?.focus()
