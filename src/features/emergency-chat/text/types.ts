import type { ReplyAction } from '#src/features/emergency-chat/domain/reply.ts'

/** What is written on the widget itself. What the chat says is in domain/words. */
export interface WidgetText {
  title: string
  subtitle: string
  close: string
  contacts: string
  call112: string
  message: string
  send: string
  log: string
  typing: string
  /** Heads safety text. */
  now: string
  you: string
  guides: string
  actions: Readonly<Record<ReplyAction, string>>
  /** To the page where a visitor picks a time. */
  chooseTime: string
  /** Beside a number of the list: when and how well it was checked. `day` is written out already. */
  checked: Readonly<Record<'verified' | 'single-source' | 'unverified', (day: string) => string>>
  /** After a time. */
  spanishTime: string
  /** First message of a WhatsApp chat. */
  whatsappGreeting: string
}
