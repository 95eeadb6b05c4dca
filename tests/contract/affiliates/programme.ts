import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import {
  attributeLeads,
  commissionApi,
  earnCommission,
  PartnerAccess,
  Partners,
  Payouts,
  partnerApi,
  payoutApi,
  portalApi,
  RuleBook,
  rulesApi,
  rulesSubject,
} from '#src/features/affiliates/public.ts'
import { createLeadWriter, paymentApi } from '#src/features/crm/public.ts'
import type { NewLead } from '#src/features/crm/repo.ts'
import type { Intake, Submission } from '#src/features/intake/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import { createApi } from '#src/shared/http/api.ts'
import { business } from '#src/site/business.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { signedInStaff } from '../crm/staff-api.ts'
import { silentLog } from '../databases.ts'

/** The programme on a database, with its API and signed-in staff; mails are kept, documents are their data as JSON. */
export async function programmeOn(db: () => Database, releasers: () => number = () => 1) {
  const staff = await signedInStaff(db)
  const key = createSecretKey(randomBytes(32))
  const mails: { template: string; payload: Record<string, unknown>; toAddress: string }[] = []
  const entries: Awaited<ReturnType<Submission['make']>>[] = []
  const writeLeads = createLeadWriter([attributeLeads])
  const intake = {
    submit: async (submission: Submission) => {
      const made = await submission.make()
      entries.push(made)
      return made.response
    },
  } as unknown as Intake
  const notify: Affiliates['notify'] = async ({ template, payload, toAddress }) => {
    mails.push({ template, payload, toAddress })
  }
  const publications = new Publications({
    subjects: [rulesSubject],
    site: siteWithoutPages(),
    hasOthers: false,
    log: silentLog,
  })
  const affiliates: Affiliates = {
    db,
    auth: staff.auth,
    partners: new Partners({ db, intake: () => intake, key, publicUrl: 'https://example.com', notify }),
    access: new PartnerAccess(db),
    payouts: new Payouts({
      db,
      ibanKey: key,
      countReleasers: async () => releasers(),
      debtor: () => ({ name: 'Test & Söhne', iban: null }),
    }),
    rules: new RuleBook(publications),
    writeLeads,
    answerBy: (now) => new Date(now.getTime() + 3_600_000),
    answerByWorkingDays: (now, days) => new Date(now.getTime() + days * 86_400_000),
    notify,
    renderStatement: async (document) => Buffer.from(JSON.stringify(document)),
    renderCard: async (document) => Buffer.from(JSON.stringify(document)),
    business,
    publicUrl: 'https://example.com',
    trustProxy: 0,
    log: silentLog,
  }
  const api = createApi(silentLog, new Map([['/api/affiliates/bank-statements', 4_000_000]]))
  const open = async (_: unknown, next: () => Promise<void>) => next()
  partnerApi(api, affiliates, { limit: open, registerLimit: open })
  commissionApi(api, affiliates)
  rulesApi(api, affiliates)
  payoutApi(api, affiliates)
  portalApi(api, affiliates, open)
  paymentApi(api, { db, auth: staff.auth, listeners: [earnCommission] })

  async function ask(method: string, path: string, o: { as?: string; body?: unknown; key?: string } = {}) {
    const response = await api.request(path, {
      method,
      headers: {
        ...(o.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(o.as ? { authorization: `Bearer ${o.as}` } : {}),
        ...(o.key ? { 'idempotency-key': o.key } : {}),
      },
      ...(o.body === undefined ? {} : { body: JSON.stringify(o.body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const admin = staff.tokens.get('admin') ?? ''
  const manager = staff.tokens.get('partner-manager') ?? ''
  return { ...staff, affiliates, api, ask, mails, entries, admin, manager, writeLeads }
}

export type Programme = Awaited<ReturnType<typeof programmeOn>>

let lastDigits = 100_000_000 + Math.floor(Math.random() * 400_000_000)
/** A Spanish mobile number that no other call gives. */
export const newPhone = () => `+346${String(++lastDigits).slice(-8)}`

/** An approved partner, applied for through the API, with bank and tax details when wished. */
export async function newPartner(p: Programme, o: { name?: string; iban?: string; phone?: string } = {}) {
  const { applicationIntake } = await import('#src/features/affiliates/public.ts')
  const name = o.name ?? `Casa ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  const phone = o.phone ?? newPhone()
  await p.ask('POST', '/api/affiliates/applications', {
    body: {
      language: 'es',
      businessName: name,
      businessType: 'estate-agent',
      contactName: 'Ana Núñez',
      email,
      phone,
      consent: { privacy: true },
    },
  })
  const entry = p.entries.find(({ payload }) => (payload as { email: string }).email === email)
  if (!entry) throw new Error('no application was accepted')
  const handler = applicationIntake({ add: async () => undefined }, undefined)
  const at = new Date().toISOString()
  await p.affiliates.db().transaction((tx) => handler.write(tx, [{ ...entry, person: '', at }]))
  const made = await p.ask('POST', `/api/affiliates/${entry.id}/decision`, { as: p.manager, body: { approve: true } })
  if (made.status !== 200) throw new Error(JSON.stringify(made))
  const link = await p.affiliates.access.link(email, new Date())
  const session = await p.ask('POST', '/api/affiliates/sessions', { body: { linkToken: link?.token } })
  const partner = { id: entry.id, code: String(made.body.code), email, phone, token: String(session.body.token) }
  if (o.iban) {
    const profile = { taxKind: 'private-person', taxNumber: '12345678Z', iban: o.iban }
    const changed = await p.ask('PATCH', '/api/affiliates/me', { as: partner.token, body: profile })
    if (changed.status !== 200) throw new Error(JSON.stringify(changed))
  }
  return partner
}

/** A lead as a form or staff make it. */
export async function newLead(p: Programme, more: Partial<NewLead> = {}): Promise<string> {
  const id = randomUUID()
  await p.affiliates.db().transaction((tx) =>
    p.writeLeads(tx, [
      {
        id,
        reference: newReference('C'),
        kind: 'enquiry',
        name: 'Luisa Gómez',
        email: null,
        phone: newPhone(),
        language: 'es',
        source: '/es/contacto',
        consentTextVersion: 'test',
        createdAt: new Date(),
        ...more,
      },
    ]),
  )
  return id
}

/** A customer has paid a lead's job. */
export async function pay(p: Programme, leadId: string, o: { service?: string; amountEur?: number; paidAt: string }) {
  const { service = 'solar', amountEur = 20_000, paidAt } = o
  const made = await p.ask('POST', `/api/crm/leads/${leadId}/payment`, {
    as: p.admin,
    body: { service, amountEur, paidAt },
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made))
}

/** A Spanish IBAN with right check digits, another for each number. */
export function ibanOf(number: number): string {
  const account = `21000418${String(number).padStart(12, '0')}`
  const check = 98n - (BigInt(`${account}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${account}`
}
