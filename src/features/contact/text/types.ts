import type { Service } from '#src/shared/domain/vocabulary.ts'

export interface ContactText {
  heading: string
  lede: string
  name: string
  nameRequired: string
  email: string
  phone: string
  location: string
  locationHint: string
  service: string
  serviceNone: string
  services: Record<Service, string>
  message: string
  messageHint: string
  optional: string
  /** Beside two fields of which one is enough, which the other is. */
  either: Record<'email' | 'phone' | 'message', string>
  /** Over mail and phone in the long form. */
  reply: string
  /** Over that form, below the direct ways. */
  write: string
  /** Beside the telephone: where three wishes are met sooner than here. */
  ways: Record<'urgent' | 'visit' | 'price', string>
  call: string
  /** The specified sentence, split around the name of the policy so that it can be a link once that page exists. */
  consent: { before: string; policy: string; after: string }
  marketing: string
  controller: (brand: string) => string
  send: string
  sending: string
  errorTitle: string
  errorPrefix: string
  offline: string
  failed: string
  done: { heading: string; reference: string; answer: (when: string) => string; change: string; home: string }
  /** Where the offices are, and whose service WhatsApp is. */
  direct: { whatsapp: string; note: string; offices: string }
}
