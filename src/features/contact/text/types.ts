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
  either: Record<'email' | 'phone' | 'service' | 'message', string>
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
  direct: { heading: string; whatsapp: string; hours: string; offices: string }
}
