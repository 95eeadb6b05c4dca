import { type KeyObject, randomUUID } from 'node:crypto'
import type { ApplicationRequest, ApplicationResponse, PartnerSummary } from '#src/features/affiliates/contract.ts'
import { applicationResponse } from '#src/features/affiliates/contract.ts'
import { codeStem } from '#src/features/affiliates/domain/code.ts'
import { readIban } from '#src/features/affiliates/domain/iban.ts'
import type { PartnerState } from '#src/features/affiliates/domain/partner.ts'
import { decisionHours } from '#src/features/affiliates/domain/rules.ts'
import { readTaxNumber } from '#src/features/affiliates/domain/tax-number.ts'
import type { ProfilePatch } from '#src/features/affiliates/portal-contract.ts'
import type { Intake } from '#src/features/intake/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import { suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { seal } from '#src/shared/crypto/seal.ts'
import { keyedHash } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ApplicationPayload } from './intake.ts'
import * as repo from './repo.ts'

const hourMillis = 3_600_000

interface Options {
  db: () => Database
  intake: () => Intake
  /** Encrypts account and tax numbers, and makes the hash that tells whether two accounts are one. */
  key: KeyObject
  publicUrl: string
  /** Queues a mail; the decision stands whether or not it can be queued. */
  notify: (mail: NewMail) => Promise<void>
}

/** Partners from the application to the profile. */
export class Partners {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** Accepts an application: it is on disk before this resolves. Problems as Intake.submit. */
  async apply(
    request: ApplicationRequest,
    about: { scope: string; key?: string | undefined; earlierKey?: string | undefined; phoneE164: string },
  ): Promise<ApplicationResponse> {
    const { scope, key, earlierKey, phoneE164 } = about
    const answer = await this.#o.intake().submit({
      scope,
      key,
      earlierKey,
      body: withoutSigns(request),
      make: async () => {
        const now = new Date()
        const { consent: _, paymentMethod: __, signs, ...said } = request
        const payload: ApplicationPayload = {
          ...said,
          phone: phoneE164,
          reference: newReference('A'),
          consentTextVersion,
          appliedAt: now.toISOString(),
          decisionBy: new Date(now.getTime() + decisionHours * hourMillis).toISOString(),
          suspicion: suspicionOf({
            name: request.contactName,
            // A firm may well be called as its website is, and the website itself is asked for.
            texts: [request.businessDescription],
            signs,
          }),
        }
        const body: ApplicationResponse = { reference: payload.reference, decisionBy: payload.decisionBy }
        return {
          id: randomUUID(),
          kind: 'affiliate-application',
          person: { email: request.email, phone: phoneE164 },
          payload,
          response: { status: 201, body },
        }
      },
    })
    return applicationResponse.parse(answer.body)
  }

  async list(state: PartnerState | undefined): Promise<PartnerSummary[]> {
    return (await repo.listPartners(this.#o.db(), state)).map((row) => this.summary(row))
  }

  /** Problem: 404. */
  async find(id: string): Promise<repo.PartnerRow> {
    const row = await repo.findPartner(this.#o.db(), id)
    if (!row) throw new Problem(404, 'not_found')
    return row
  }

  /**
   * Approves (with a code of their own, for good) or declines; said again it changes nothing. The partner is written to either way. Problems: 404; 409
   * step_not_possible, partner_exists.
   */
  async decide(id: string, decision: { approve: boolean; reason: string }, actor: string): Promise<repo.PartnerRow> {
    const { approve, reason } = decision
    const state = approve ? 'approved' : 'declined'
    const moved = await this.#o.db().transaction(async (tx) => {
      const row = await repo.lockPartner(tx, id)
      if (!row) throw new Problem(404, 'not_found')
      if (row.state === state) return undefined
      if (row.state !== 'applied' && !(approve && ['declined', 'paused'].includes(row.state)))
        throw new Problem(409, 'step_not_possible')
      const twin = approve ? await repo.partnerByEmail(tx, row.email) : undefined
      if (twin && twin.id !== id) throw new Problem(409, 'partner_exists')
      const code = approve ? (row.code ?? (await freeCode(tx, row.businessName))) : row.code
      const change = { state, code, decidedAt: new Date(), decidedBy: actor, decisionReason: reason || null } as const
      if (!(await repo.movePartner(tx, id, row.state, change))) throw new Problem(409, 'step_not_possible')
      await repo.addPartnerEvent(tx, { affiliateId: id, kind: state, actor, reason })
      return row.state
    })
    const row = await this.find(id)
    if (moved && moved !== 'paused')
      await this.#o.notify({
        leadId: null,
        template: approve ? 'partner-approved' : 'partner-declined',
        language: row.language,
        toAddress: row.email,
        payload: { affiliateId: id },
      })
    return row
  }

  /** Stops a partner's code from counting, with a written reason. Problems: 404, 409 step_not_possible. */
  async pause(id: string, reason: string, actor: string): Promise<repo.PartnerRow> {
    await this.#o.db().transaction(async (tx) => {
      const row = await repo.lockPartner(tx, id)
      if (!row) throw new Problem(404, 'not_found')
      if (row.state === 'paused') return
      if (!(await repo.movePartner(tx, id, 'approved', { state: 'paused' })))
        throw new Problem(409, 'step_not_possible')
      await repo.addPartnerEvent(tx, { affiliateId: id, kind: 'paused', actor, reason })
    })
    return this.find(id)
  }

  /** Notes that a partner's link was opened; gives whether the code is anybody's. */
  async noteClick(code: string, now: Date): Promise<void> {
    const db = this.#o.db()
    const row = await repo.partnerByCode(db, code)
    if (row?.state === 'approved') await repo.countClick(db, row.id, now)
  }

  /** Changes what a partner may change of themselves. Problem: 422 invalid_fields, naming `iban` or `taxNumber`. */
  async changeProfile(id: string, patch: ProfilePatch, language: Language): Promise<void> {
    const { iban, taxNumber, ...plain } = patch
    const change: Partial<repo.NewPartner> = { ...plain }
    if (iban !== undefined) {
      const read = readIban(iban)
      if ('fault' in read) throw invalid('iban', 'iban_invalid', language)
      change.iban = this.#sealed(read.iban)
      change.ibanHash = keyedHash(this.#o.key, `iban\0${read.iban}`)
      change.ibanLast4 = read.iban.slice(-4)
      change.ibanChangedAt = new Date()
    }
    if (taxNumber !== undefined) {
      const read = readTaxNumber(taxNumber)
      if (!read) throw invalid('taxNumber', 'tax_number_invalid', language)
      change.taxNumber = this.#sealed(read)
    }
    if (Object.keys(change).length === 0) return
    await this.#o.db().transaction(async (tx) => {
      await repo.changePartner(tx, id, change)
      if (iban !== undefined)
        await repo.addPartnerEvent(tx, { affiliateId: id, kind: 'iban-changed', actor: 'partner' })
    })
  }

  #sealed(text: string): string {
    return seal(this.#o.key, Buffer.from(text, 'utf8'))
  }

  /** The address that carries a code. */
  linkOf(code: string): string {
    return `${this.#o.publicUrl}/r/${code}`
  }

  summary(row: repo.PartnerRow): PartnerSummary {
    return {
      id: row.id,
      reference: row.reference,
      state: row.state,
      businessName: row.businessName,
      businessType: row.businessType,
      contactName: row.contactName,
      email: row.email,
      phone: row.phone,
      language: row.language,
      website: row.website,
      businessDescription: row.businessDescription,
      monthlyReferrals: row.monthlyReferrals,
      channels: row.channels,
      appliedAt: row.appliedAt.toISOString(),
      decisionBy: row.decisionBy.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: row.decidedBy,
      decisionReason: row.decisionReason,
      code: row.code,
      link: row.code && this.linkOf(row.code),
      taxKind: row.taxKind,
      hasTaxNumber: row.taxNumber !== null,
      ibanLast4: row.ibanLast4,
    }
  }
}

/** The first number after the name that nobody has. */
async function freeCode(tx: Database, businessName: string): Promise<string> {
  const stem = codeStem(businessName)
  await repo.lockCodes(tx, stem)
  const taken = await repo.codesLike(tx, stem)
  for (let number = 1; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}

const invalid = (field: string, code: 'iban_invalid' | 'tax_number_invalid', language: Language) =>
  new Problem(422, 'invalid_fields', { fields: [{ field, code, message: fieldText[language][code] }] })
