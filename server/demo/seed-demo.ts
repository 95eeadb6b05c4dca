import { existsSync, writeFileSync } from 'node:fs'
import type { Services } from '#server/api.ts'
import { demoMark } from '#server/start/data-folder.ts'
import type { ContactRequest } from '#src/features/contact/contract.ts'
import { lead } from '#src/features/crm/schema.ts'
import { type QuoteRequest, quoteRequest } from '#src/features/quote/contract.ts'
import { seedOffice } from './seed-office.ts'

/** Sample data for `script/server --demo`: made through the same doors as the real thing, named as samples, at addresses that cannot exist. */

const consent = { privacy: true, marketing: false }
const person = (n: number) => ({ name: `Sample ${1000 + n}`, email: `sample-${1000 + n}@example.com` })

const quotes: Omit<QuoteRequest, 'contact' | 'consent' | 'test'>[] = [
  {
    language: 'en',
    town: 'marbella',
    propertyType: 'villa',
    buildYear: 1998,
    occupancy: 'mixed-use',
    existingSystems: ['pool', 'air-conditioning'],
    goals: ['lower-bills', 'blackout-protection'],
    budget: '10000-20000',
    monthlyBillEur: 165,
  },
  {
    language: 'es',
    town: 'mijas',
    propertyType: 'townhouse',
    buildYear: 2006,
    occupancy: 'full-time',
    existingSystems: ['electric-boiler'],
    goals: ['lower-bills', 'hot-water'],
    budget: '5000-10000',
    monthlyBillEur: 95,
  },
  {
    language: 'en',
    town: 'estepona',
    propertyType: 'apartment',
    buildYear: 2015,
    occupancy: 'holiday-home',
    existingSystems: ['air-conditioning'],
    goals: ['lower-bills'],
    budget: 'under-5000',
    monthlyBillEur: 45,
  },
  {
    language: 'es',
    town: 'malaga',
    propertyType: 'finca',
    buildYear: 1975,
    occupancy: 'full-time',
    existingSystems: ['generator'],
    goals: ['independence', 'ev-charging'],
    budget: '20000-40000',
    annualKwh: 14_000,
  },
]
const enquiries: ContactRequest[] = [
  {
    language: 'en',
    ...person(20),
    service: 'electrical',
    location: 'Marbella',
    message: 'Sample message: two sockets on the terrace trip the breaker.',
    consent,
  },
  {
    language: 'es',
    ...person(21),
    service: 'air-conditioning',
    location: 'Fuengirola',
    message: 'Mensaje de muestra: aire por conductos en un piso de 90 m².',
    consent,
  },
]

/** Fills an empty demonstration; started again it changes nothing, because every sample has its key. */
export async function seedDemo(services: Services): Promise<void> {
  const { quotes: service, contact, config, log } = services
  const mark = demoMark(config)
  // Samples and real people are never in one folder: it is removed with one command.
  if (!existsSync(mark) && (await services.gate.db.$count(lead)) > 0)
    return log.error('this data folder is in use: no samples')
  writeFileSync(mark, 'Sample data; script/server --remove-demo removes this folder.\n')
  await seedOffice(services, new Date())
  for (const [n, answers] of quotes.entries()) {
    const request = quoteRequest.parse({ ...answers, contact: person(n), consent })
    await service.submit(request, { scope: 'demo', key: `quote-${n}`, source: '/api/quotes', phoneE164: null })
  }
  for (const [n, request] of enquiries.entries())
    await contact.submit(request, { scope: 'demo', key: `enquiry-${n}`, source: '/api/contact', phoneE164: null })
}
