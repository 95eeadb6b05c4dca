import type { LeadDetail } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Something that was said between a person and us, or noted about it. */
export interface SpokenTurn {
  id: string
  side: 'them' | 'us' | 'note'
  /** Null inside a conversation with the chat, whose turns have no times of their own. */
  at: string | null
  label: string
  by: string | null
  text: string
}

/** What was said with a lead's person, oldest first: their message or chat, our mails and messages, our notes, what they did since. */
export function spokenTurns(lead: LeadDetail, language: Language): SpokenTurn[] {
  const words = talkText[language]
  const said: SpokenTurn[] = (lead.conversation ?? []).map((turn, at) => ({
    id: `chat ${at}`,
    side: turn.from === 'visitor' ? 'them' : 'us',
    at: at === 0 ? lead.createdAt : null,
    label: words.incoming.chat ?? '',
    by: null,
    text: turn.text,
  }))
  if (!lead.conversation && lead.message)
    said.push({
      id: 'message',
      side: 'them',
      at: lead.createdAt,
      label: words.incoming.created ?? '',
      by: null,
      text: lead.message,
    })
  const since = [...lead.timeline].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  for (const { id, at, kind, actor, data } of since) {
    const text = typeof data.text === 'string' ? data.text : ''
    const turn = { id, at, by: actor }
    if (kind === 'note') said.push({ ...turn, side: 'note', label: words.onlyStaff, text })
    else if (kind === 'mail-written') {
      const mail = lead.messages.find((one) => one.id === data.messageId)
      const label = [words.ways.mail, mail && words.mailStates[mail.state]].filter(Boolean).join(', ')
      said.push({ ...turn, side: 'us', label, text: mail ? `${mail.subject}\n\n${mail.body}` : text })
    } else if (kind === 'whatsapp-sent') said.push({ ...turn, side: 'us', label: words.ways.whatsapp, text })
    else if (kind === 'called' || kind === 'called-no-answer')
      said.push({ ...turn, side: 'note', label: kind === 'called' ? words.iCalled : words.noAnswer, text })
    else if (actor === null && words.incoming[kind] !== undefined && kind !== 'created')
      said.push({ ...turn, side: 'them', label: '', text: words.incoming[kind] })
  }
  return said
}
