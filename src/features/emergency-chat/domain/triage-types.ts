/** The languages the chat answers in. It recognises danger in more (the last line of every row in `lexicon/`). */
export const chatLanguages = ['en', 'es', 'fr', 'de'] as const
export type ChatLanguage = (typeof chatLanguages)[number]

/** What may be wrong, in the order in which a reply deals with it: the first one present gives the main instructions. */
export const hazards = [
  'gas',
  'shock',
  'fire',
  'downed-line',
  'medical-equipment',
  'water-at-electrics',
  'burning-smell',
  'unclear-danger',
  'storm-damage',
  'power-loss',
] as const
export type Hazard = (typeof hazards)[number]

/**
 * critical: danger to life or property now, 112 first. high: needs an electrician today. medium: a fault that can wait for an
 * appointment. low: a question or a quote.
 */
export const levels = ['critical', 'high', 'medium', 'low'] as const
export type Level = (typeof levels)[number]

export type Intent = 'danger' | 'fault' | 'booking' | 'contacts' | 'quote' | 'greeting' | 'other'

/** One step of the explanation: the rule's name and the words of the message it rests on (never more than a few words). */
export interface Because {
  rule: string
  matched: string
}

export interface Triage {
  level: Level
  /** The language to answer in. */
  language: ChatLanguage
  /** Most pressing first, each once. */
  hazards: Hazard[]
  intent: Intent
  because: Because[]
}

/** True when the first level is at least as urgent as the second. */
export function atLeast(level: Level, other: Level): boolean {
  return levels.indexOf(level) <= levels.indexOf(other)
}

/** The chat language a code such as 'fr', 'de-AT' or 'ES_es' stands for; undefined for any other. */
export function chatLanguageOf(code: string | undefined): ChatLanguage | undefined {
  const primary = code?.slice(0, 35).toLowerCase().split(/[-_]/, 1)[0]
  return chatLanguages.find((language) => language === primary)
}
