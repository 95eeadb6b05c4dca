import type { Because, Hazard, Level, Triage } from './triage-types.ts'
import { chatText } from './words/chat-text.ts'
import type { ChatText } from './words/types.ts'

export const replyActions = [
  'call-112',
  'call-distributor',
  'call-gas',
  'call-us',
  'callback',
  'whatsapp',
  'book',
  'quote',
  'contacts',
] as const
export type ReplyAction = (typeof replyActions)[number]

export interface ReplyContext {
  /** Our phone as people read it. Without it the texts say 'call us' and leave the number to the button. */
  phone?: string
  /** When a person answers next, in words of the reply's language: 'today 16:30, Spanish time'. */
  bookingHours?: string
}

export interface Reply {
  /** The whole reply, one line a step. */
  response: string
  /** The same lines, for a list. */
  steps: string[]
  showBooking: boolean
  /** The question that may follow the reply: only where an appointment makes sense and has not just been asked for. */
  invitation: string | null
  urgencyLevel: Level
  /** In the order in which buttons belong. */
  actions: ReplyAction[]
  /** Why, as 'rule: words of the message'. */
  because: string[]
}

/** What the chat answers to a message it has understood as `triage`. Safety text names 112 before anything else. */
export function replyTo(triage: Triage, context: ReplyContext = {}): Reply {
  const text = chatText(triage.language)
  const steps = stepsOf(triage, text, context)
  const isBookable = triage.level === 'medium' || triage.level === 'low'
  const showBooking = isBookable && triage.intent !== 'greeting' && triage.intent !== 'contacts'
  return {
    response: steps.join('\n'),
    steps,
    showBooking,
    invitation: showBooking && triage.intent !== 'booking' ? text.invitation : null,
    urgencyLevel: triage.level,
    actions: actionsOf(triage),
    because: triage.because.map(explained),
  }
}

function stepsOf({ level, intent, hazards }: Triage, text: ChatText, { phone, bookingHours }: ReplyContext): string[] {
  if (level === 'critical') return [...criticalSteps(hazards, text), text.whenSafe(phone)]
  if (level === 'high') {
    const meanwhile =
      hazards.length > 0 ? hazards.slice(0, 2).flatMap((hazard) => text.today[hazard]) : text.todayUnnamed
    return [text.todayLead, text.callUs(phone), ...meanwhile, text.watchFor]
  }
  const next = bookingHours ? [text.nextAnswer(bookingHours)] : []
  if (intent === 'booking') return [...text.booking, ...next]
  if (level === 'medium') return [...text.fault, ...next]
  if (intent === 'contacts') return [text.contacts]
  if (intent === 'greeting') return [text.greeting]
  return intent === 'quote' ? [...text.quote] : [...text.other]
}

/** The main danger in full, at most two others in one line each. */
function criticalSteps(found: readonly Hazard[], text: ChatText): string[] {
  const [main = 'unclear-danger', ...others] = found
  const extra = others.filter((hazard) => hazard !== 'unclear-danger' && hazard !== 'power-loss').slice(0, 2)
  return [...text.critical[main].steps, ...extra.map((hazard) => text.critical[hazard].also)]
}

function actionsOf({ level, intent, hazards }: Triage): ReplyAction[] {
  const network =
    hazards.includes('downed-line') || hazards.includes('power-loss') || hazards.includes('medical-equipment')
  const distributor: ReplyAction[] = network ? ['call-distributor'] : []
  if (level === 'critical') {
    const gas: ReplyAction[] = hazards.includes('gas') ? ['call-gas'] : []
    return ['call-112', ...distributor, ...gas, 'call-us', 'contacts']
  }
  if (level === 'high') return ['call-us', ...distributor, 'callback', 'whatsapp', 'call-112', 'contacts']
  if (intent === 'contacts') return ['call-112', 'contacts', 'call-us', 'whatsapp']
  if (intent === 'quote') return ['quote', 'book', 'whatsapp', 'call-us', 'contacts']
  if (intent === 'greeting') return ['call-112', 'call-us', 'whatsapp', 'contacts']
  return ['book', 'call-us', 'whatsapp', 'contacts']
}

const explained = ({ rule, matched }: Because) => (matched ? `${rule}: ${matched}` : rule)
