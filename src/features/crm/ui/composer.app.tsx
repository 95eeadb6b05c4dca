import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { CallForm } from './call-form.app.tsx'
import { MailForm } from './mail-form.app.tsx'
import { NoteForm } from './note-form.app.tsx'
import { isNoteShortcut, isReplyShortcut } from './shortcut.ts'
import { useShortcut } from './use-shortcut.ts'
import { WhatsAppForm } from './whatsapp-form.app.tsx'
import type { Writer } from './writer.ts'

export type Way = 'note' | 'mail' | 'whatsapp' | 'call'

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
}

/** One place to write to a person, to call them, and to note what was said. R answers them the way they can be reached, N takes a note. */
export function Composer({ lead, writer, language, hasShortcuts, mayWrite, first = 'note', isAsked = false }: Props) {
  const words = talkText[language]
  const ways: readonly Way[] = mayWrite ? ['note', 'mail', 'whatsapp', 'call'] : ['note', 'call']
  const [way, setWay] = useState<Way>(first)
  const [wasChosen, setChosen] = useState(isAsked)
  const box = useRef<HTMLDivElement>(null)
  function choose(wanted: Way) {
    setChosen(true)
    setWay(wanted)
  }
  useEffect(() => {
    if (isAsked) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  const reply: Way = !mayWrite ? 'call' : lead.email ? 'mail' : lead.phone ? 'whatsapp' : 'note'
  useShortcut(hasShortcuts, (press) => {
    const wanted = isReplyShortcut(press) ? reply : isNoteShortcut(press) ? 'note' : undefined
    if (!wanted) return false
    flushSync(() => choose(wanted))
    box.current?.querySelector<HTMLElement>('textarea, input, select')?.focus()
    return true
  })
  return (
    <div className="composer stack-s" ref={box}>
      <fieldset className="seg ways">
        <legend className="vh">{words.write}</legend>
        {ways.map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => choose(one)}>
            {words.ways[one]}
          </button>
        ))}
      </fieldset>
      {hasShortcuts && (
        <span className="xs mut keys">
          <kbd>R</kbd> {words.keys.reply}
        </span>
      )}
      {way === 'note' && <NoteForm leadId={lead.id} language={language} hasShortcuts={hasShortcuts} />}
      {way === 'mail' && <MailForm lead={lead} writer={writer} language={language} isAsked={wasChosen} />}
      {way === 'whatsapp' && <WhatsAppForm lead={lead} writer={writer} language={language} isAsked={wasChosen} />}
      {way === 'call' && <CallForm lead={lead} language={language} />}
    </div>
  )
}
