import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Partners } from '#src/features/affiliates/public.ts'
import { Contact } from '#src/features/contact/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { QuoteLinks, Quotes } from '#src/features/quote/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { problemWords } from '#src/shared/http/problem-words.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { createLog } from '#src/shared/log/log.ts'
import type { FormLocals } from '#src/site/forms/form-locals.ts'
import { pathOf } from '#src/site/routes.ts'
import { createPostedForms, formAt } from './posted-forms.ts'

/** What becomes of what was typed into a form without script. */

const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'answers-'))
const key = () => createSecretKey(randomBytes(32))
const unused = async () => {
  throw new Error('not asked for here')
}
const away = () => {
  throw new Problem(503, 'database_unavailable', { headers: { 'retry-after': '10' } })
}
let journal: Journal
let server: Server
let origin = ''
let contact: Contact
let quotes: Quotes
let partners: Partners
let shown: [name: string, locals: FormLocals] | undefined
let errors = vi.spyOn(log, 'error')

beforeAll(async () => {
  journal = await Journal.open(folder, key())
  const intake = new Intake({ journal, carry: async () => undefined, hashKey: key(), log })
  const answerBy = () => new Date('2026-11-24T17:00:00Z')
  const links = new QuoteLinks({
    linkKey: key(),
    publicUrl: 'https://example.com',
    quotePath: (token) => `/q/${token}`,
  })
  contact = new Contact(intake, answerBy)
  quotes = new Quotes({
    db: away,
    intake: () => intake,
    estimator: { estimate: away },
    prices: { current: builtInPriceBook },
    links,
    answerBy,
  })
  const notify = async () => undefined
  partners = new Partners({ db: away, intake: () => intake, key: key(), publicUrl: 'https://example.com', notify })
  const forms = createPostedForms({
    contact,
    quotes,
    partners,
    pages: {
      shellOf: () => undefined,
      isOnDemand: () => false,
      render: unused,
      renderBill: unused,
      renderConsultation: unused,
      renderAppointment: unused,
      renderReview: unused,
      renderQuote: unused,
      renderEnergy: unused,
      renderForm: async (name, locals, _req, res) => {
        shown = [name, locals]
        res.writeHead(locals.status).end()
      },
    },
    log,
    limit: () => undefined,
    publicUrl: 'https://example.com',
  })
  server = createServer((req, res) => void forms(req.url ?? '', req, res).catch(() => res.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await journal.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  errors = vi.spyOn(log, 'error')
  shown = undefined
})

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
  return { status, location: answered.get('location'), retryAfter: answered.get('retry-after') }
}

const [enquiryPath, quotePath, testPath] = [pathOf('contact', 'es'), pathOf('quote', 'en'), pathOf('test-quote', 'es')]
const partnerPath = pathOf('affiliate-program', 'es')
const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Hola', consentPrivacy: 'on' }
const answers = {
  town: 'marbella',
  propertyType: 'villa',
  buildYear: '1999',
  occupancy: 'full-time',
  goals: 'lower-bills',
  budget: 'not-sure',
  monthlyBillEur: '165',
  name: 'Ana',
  email: 'ana@example.com',
  consentPrivacy: 'on',
}

it('four pages have a form, in both languages, and no other', () => {
  expect(formAt(enquiryPath)).toEqual({ name: 'contact', language: 'es', test: false })
  expect(formAt(quotePath)).toEqual({ name: 'quote', language: 'en', test: false })
  expect(formAt(testPath)).toEqual({ name: 'quote', language: 'es', test: true })
  expect(formAt(partnerPath)).toEqual({ name: 'affiliates', language: 'es', test: false })
  for (const path of ['/', '/about', '/nowhere']) expect(formAt(path)).toBeUndefined()
})

it('a form that is on no page is an error of ours', async () => {
  await expect(post('/about', {})).rejects.toThrow()
})

describe('an enquiry', () => {
  it('is kept and answered with its receipt, and sent twice it is one', async () => {
    const before = journal.pendingCount
    expect((await post(enquiryPath, enquiry)).status).toBe(200)
    expect(shown).toEqual([
      'contact',
      {
        language: 'es',
        status: 200,
        posted: '',
        errors: [],
        receipt: { reference: expect.stringMatching(/^C-/), answerBy: '2026-11-24T17:00:00.000Z' },
      },
    ])
    const first = shown?.[1].receipt
    await post(enquiryPath, enquiry)
    expect(shown?.[1].receipt).toEqual(first)
    expect(journal.pendingCount).toBe(before + 1)
    await post(enquiryPath, { ...enquiry, message: 'Otra cosa' })
    expect(journal.pendingCount).toBe(before + 2)
  })

  it('says where it is from, by which number to answer, who brought it, and what nobody should have filled in', async () => {
    const submit = vi.spyOn(contact, 'submit')
    const phone = { phone: '711 004 350', homepage: `x${'y'.repeat(3000)}` }
    await post(enquiryPath, { ...enquiry, ...phone }, { referer: `https://example.com${enquiryPath}?p=costa-7` })
    const [request, about] = submit.mock.calls[0] ?? []
    expect(request).toMatchObject({ language: 'es', partnerCode: 'COSTA-7', signs: { trap: `x${'y'.repeat(1999)}` } })
    expect(about).toMatchObject({ scope: `POST ${enquiryPath}`, source: enquiryPath, phoneE164: '+34711004350' })
    expect(about?.key).toMatch(/^form-/)
    for (const referer of ['nonsense', 'https://example.com/contact', 'https://example.com/?p=-'])
      await post(enquiryPath, { ...enquiry, message: referer }, { referer })
    for (const [plain, where] of submit.mock.calls.slice(1)) {
      expect([plain.partnerCode, plain.signs, where.phoneE164]).toEqual([undefined, undefined, null])
    }
    expect(submit).toHaveBeenCalledTimes(4)
  })

  it('that lacks something comes back with what was typed and what is wrong', async () => {
    expect((await post(enquiryPath, { name: 'Ana', phone: '711 004 350' })).status).toBe(422)
    expect(shown?.[0]).toBe('contact')
    expect(shown?.[1]).toMatchObject({ posted: 'name=Ana&phone=711+004+350', test: false })
    expect(shown?.[1]).not.toHaveProperty('failure')
    expect(shown?.[1].errors.map(({ field }) => field)).toEqual(['message', 'consent.privacy'])
    expect((await post(enquiryPath, { ...enquiry, phone: '+999 1234567' })).status).toBe(422)
    expect(shown?.[1].errors).toEqual([
      { field: 'phone', code: 'phone_invalid', message: 'Escribe un teléfono como +34 600 000 000' },
    ])
  })

  it('that cannot be kept says so in words, and we hear of what is our fault', async () => {
    const submit = vi.spyOn(contact, 'submit').mockRejectedValueOnce(new Error('secret words'))
    expect((await post(enquiryPath, enquiry)).status).toBe(500)
    expect(shown?.[1]).toMatchObject({ failure: problemWords.es.internal_error.detail, posted: expect.any(String) })
    expect(errors).toHaveBeenCalledOnce()
    submit.mockRejectedValueOnce(new Problem(503, 'database_unavailable', { headers: { 'retry-after': '10' } }))
    expect(await post(enquiryPath, enquiry)).toMatchObject({ status: 503, retryAfter: '10' })
    expect(shown?.[1]).toMatchObject({ failure: problemWords.es.database_unavailable.detail, errors: [] })
    expect(errors).toHaveBeenCalledOnce()
  })
})

describe('a quote', () => {
  it('is made and shown at its own address', async () => {
    const url = 'https://example.com/q/abc'
    const body = { reference: 'Q-1', token: 'abc', url, pdfUrl: `${url}.pdf`, validUntil: '2026-12-24' }
    const submit = vi.spyOn(quotes, 'submit').mockResolvedValue({ status: 201, body })
    expect(await post(quotePath, { ...answers, phone: '+44 20 7946 0018' })).toMatchObject({
      status: 303,
      location: '/q/abc',
    })
    await post(testPath, answers)
    const [[real, about] = [], [trial] = []] = submit.mock.calls
    expect(real).toMatchObject({ language: 'en', test: false, monthlyBillEur: 165 })
    expect(about).toMatchObject({ scope: `POST ${quotePath}`, source: quotePath, phoneE164: '+442079460018' })
    expect(trial).toMatchObject({ language: 'es', test: true })
    expect(shown).toBeUndefined()
  })

  it('that lacks something comes back', async () => {
    expect((await post(quotePath, { ...answers, town: 'atlantis' })).status).toBe(422)
    expect(shown?.[0]).toBe('quote')
    expect(shown?.[1].errors.map(({ field, code }) => [field, code])).toEqual([['town', 'not_in_list']])
    expect((await post(quotePath, { ...answers, phone: '+999 1234567' })).status).toBe(422)
    expect(shown?.[1].errors[0]).toMatchObject({ field: 'contact.phone', code: 'phone_invalid' })
    await post(testPath, { ...answers, town: 'atlantis' })
    expect(shown?.[1].test).toBe(true)
  })
})

describe('an application of a partner', () => {
  it('is kept and answered with its receipt; the simulator beside it keeps nothing', async () => {
    const application = {
      businessName: 'Obras Sol',
      businessType: 'other',
      contactName: 'Eva',
      email: 'eva@example.com',
      phone: '711 004 350',
      consentPrivacy: 'on',
    }
    const apply = vi.spyOn(partners, 'apply').mockResolvedValue({ reference: 'A-1', decisionBy: '2026-11-27' })
    expect((await post(partnerPath, { form: 'simulator', 'jobs-solar': '3' })).status).toBe(200)
    expect([shown?.[1].errors, shown?.[1].receipt, shown?.[1].posted]).toEqual([
      [],
      undefined,
      'form=simulator&jobs-solar=3',
    ])
    expect(apply).not.toHaveBeenCalled()
    expect((await post(partnerPath, {})).status).toBe(422)
    expect((await post(partnerPath, application)).status).toBe(200)
    expect(shown?.[1].receipt).toEqual({ reference: 'A-1', answerBy: '2026-11-27' })
    expect(apply.mock.calls[0]?.[1]).toMatchObject({ scope: `POST ${partnerPath}`, phoneE164: '+34711004350' })
    // The simulator is a form of the partners' page alone.
    expect((await post(enquiryPath, { form: 'simulator' })).status).toBe(422)
  })
})
