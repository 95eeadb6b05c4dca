import type { LeadStage, LostReason } from '#src/features/crm/domain/stages.ts'
import type { Service, Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** A lead of the sample business. Every name is 'Sample' and a number, every address one that cannot exist. */
export interface SampleLead {
  number: number
  town: Town
  service: Service
  language: Language
  source: string
  stage: LeadStage
  lostReason?: LostReason
  valueEur: number | null
  /** How long ago it came in. */
  hoursAgo: number
  /** From then to the first touch; null while nobody has been in touch. */
  firstTouchMinutes: number | null
  /** Which of the sample staff looks after it: 0 and 1 the office, 2 the crew. */
  owner?: 0 | 1 | 2
  message?: string
  urgency?: 'critical' | 'high'
}

const day = 24
const chat = '/api/emergency/requests'
const form = '/api/contact'
const quote = '/api/quotes'
const bill = '/api/bills/enquiries'

/** From this morning to a year ago, at every stage; sums on the board, Today and the numbers are those of this list. */
export const sampleLeads: readonly SampleLead[] = [
  { number: 1048, town: 'fuengirola', service: 'emergency', language: 'en', source: chat, stage: 'new', valueEur: null, hoursAgo: 0.1, firstTouchMinutes: null, urgency: 'critical', message: 'Burning smell at the fuse board, the main switch is off.' },
  { number: 1046, town: 'marbella', service: 'solar', language: 'en', source: quote, stage: 'new', valueEur: 12_500, hoursAgo: 0.6, firstTouchMinutes: null, owner: 0 },
  { number: 1045, town: 'estepona', service: 'pool-heating', language: 'en', source: form, stage: 'new', valueEur: null, hoursAgo: 20, firstTouchMinutes: null, message: 'We would like to heat our pool from March. It is 8 by 4 metres and has a cover.' },
  { number: 1044, town: 'estepona', service: 'solar', language: 'es', source: 'whatsapp', stage: 'new', valueEur: 16_000, hoursAgo: 0.3, firstTouchMinutes: null, owner: 1, message: 'Tenemos una casa en Estepona y queremos placas y un cargador para el coche. Pagamos unos 210 € de luz al mes.' },
  { number: 1043, town: 'malaga', service: 'air-conditioning', language: 'es', source: form, stage: 'new', valueEur: null, hoursAgo: 3, firstTouchMinutes: null, message: 'Un piso de 90 m², aire por conductos. ¿Podéis verlo esta semana?' },
  { number: 1042, town: 'mijas', service: 'battery', language: 'en', source: bill, stage: 'contacted', valueEur: 7_900, hoursAgo: 26, firstTouchMinutes: 48, owner: 0 },
  { number: 1041, town: 'marbella', service: 'ev-charger', language: 'en', source: 'phone', stage: 'contacted', valueEur: 1_450, hoursAgo: 30, firstTouchMinutes: 0, owner: 1 },
  { number: 1040, town: 'torremolinos', service: 'heat-pump', language: 'es', source: form, stage: 'contacted', valueEur: 9_800, hoursAgo: 2 * day, firstTouchMinutes: 85, owner: 1, message: 'La caldera de gasóleo tiene 20 años.' },
  { number: 1039, town: 'sotogrande', service: 'solar', language: 'es', source: quote, stage: 'survey-booked', valueEur: 21_400, hoursAgo: 3 * day, firstTouchMinutes: 35, owner: 0 },
  { number: 1036, town: 'malaga', service: 'ev-charger', language: 'es', source: form, stage: 'survey-booked', valueEur: 2_200, hoursAgo: 4 * day, firstTouchMinutes: 110, owner: 1 },
  { number: 1031, town: 'sotogrande', service: 'heat-pump', language: 'en', source: 'walk-in', stage: 'survey-booked', valueEur: 11_700, hoursAgo: 5 * day, firstTouchMinutes: 0, owner: 0 },
  { number: 1029, town: 'fuengirola', service: 'solar', language: 'en', source: quote, stage: 'survey-booked', valueEur: 8_600, hoursAgo: 6 * day, firstTouchMinutes: 55, owner: 2 },
  { number: 1027, town: 'marbella', service: 'solar', language: 'en', source: quote, stage: 'quoted', valueEur: 13_900, hoursAgo: 8 * day, firstTouchMinutes: 40, owner: 0 },
  { number: 1022, town: 'marbella', service: 'pool-heating', language: 'es', source: form, stage: 'quoted', valueEur: 6_300, hoursAgo: 9 * day, firstTouchMinutes: 130, owner: 1 },
  { number: 1012, town: 'mijas', service: 'solar', language: 'es', source: 'phone', stage: 'quoted', valueEur: 9_400, hoursAgo: 12 * day, firstTouchMinutes: 0, owner: 0 },
  { number: 1009, town: 'estepona', service: 'solar', language: 'en', source: quote, stage: 'quoted', valueEur: 17_200, hoursAgo: 13 * day, firstTouchMinutes: 95, owner: 0 },
  { number: 998, town: 'marbella', service: 'electrical', language: 'en', source: form, stage: 'quoted', valueEur: 1_900, hoursAgo: 15 * day, firstTouchMinutes: 240, owner: 1 },
  { number: 987, town: 'estepona', service: 'solar', language: 'en', source: quote, stage: 'accepted', valueEur: 14_200, hoursAgo: 18 * day, firstTouchMinutes: 30, owner: 2 },
  { number: 971, town: 'marbella', service: 'battery', language: 'es', source: bill, stage: 'accepted', valueEur: 8_100, hoursAgo: 24 * day, firstTouchMinutes: 65, owner: 1 },
  { number: 966, town: 'mijas', service: 'heat-pump', language: 'es', source: form, stage: 'permit', valueEur: 12_300, hoursAgo: 35 * day, firstTouchMinutes: 50, owner: 2 },
  { number: 958, town: 'estepona', service: 'solar', language: 'en', source: quote, stage: 'permit', valueEur: 18_600, hoursAgo: 40 * day, firstTouchMinutes: 28, owner: 2 },
  { number: 944, town: 'fuengirola', service: 'electrical', language: 'es', source: 'phone', stage: 'installed', valueEur: 2_700, hoursAgo: 48 * day, firstTouchMinutes: 0, owner: 2 },
  { number: 939, town: 'marbella', service: 'solar', language: 'en', source: quote, stage: 'installed', valueEur: 15_300, hoursAgo: 55 * day, firstTouchMinutes: 45, owner: 0 },
  { number: 921, town: 'estepona', service: 'solar', language: 'en', source: quote, stage: 'paid', valueEur: 10_900, hoursAgo: 70 * day, firstTouchMinutes: 75, owner: 0 },
  { number: 905, town: 'malaga', service: 'air-conditioning', language: 'es', source: form, stage: 'paid', valueEur: 4_600, hoursAgo: 85 * day, firstTouchMinutes: 20, owner: 1 },
  { number: 874, town: 'marbella', service: 'pool-heating', language: 'en', source: 'walk-in', stage: 'aftercare', valueEur: 7_200, hoursAgo: 130 * day, firstTouchMinutes: 0, owner: 1 },
  { number: 812, town: 'mijas', service: 'solar', language: 'es', source: quote, stage: 'aftercare', valueEur: 12_800, hoursAgo: 210 * day, firstTouchMinutes: 60, owner: 0 },
  { number: 1033, town: 'malaga', service: 'solar', language: 'es', source: quote, stage: 'lost', lostReason: 'price', valueEur: 9_900, hoursAgo: 7 * day, firstTouchMinutes: 180, owner: 1 },
  { number: 1018, town: 'torremolinos', service: 'air-conditioning', language: 'en', source: form, stage: 'lost', lostReason: 'other-firm', valueEur: null, hoursAgo: 11 * day, firstTouchMinutes: 1300, owner: 1 },
  { number: 912, town: 'marbella', service: 'solar', language: 'en', source: quote, stage: 'lost', lostReason: 'not-now', valueEur: 16_100, hoursAgo: 80 * day, firstTouchMinutes: 50, owner: 0 },
]
