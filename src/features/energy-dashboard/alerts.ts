import { type KeyObject, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Intake, IntakeHandler } from '#src/features/intake/public.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import { type Suspicion, suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { checkLink, signLink } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import type { FormSigns } from '#src/shared/http/form-signs.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { alertOfAddress, confirmAlert, findAlert, removeAlert } from './alert-repo.ts'
import { energyText } from './text/text.ts'

/** Version of the words that are agreed to (text/en.ts, alert.consent). */
const consentTextVersion = '2026-11-23'
/** The link in every mail ends the mails for as long as anybody keeps one. */
const linkYears = 10
const yearMillis = 365 * 86_400_000

/** Kind of the journal's entries. */
const alertKind = 'energy-alert'
export const confirmTemplate = 'energy-alert-confirm'
export const bestHoursTemplate = 'energy-best-hours'

interface Options {
  db: () => Database
  /** Takes what no person seems to have sent, for staff to look at. */
  intake: () => Pick<Intake, 'submit'>
  linkKey: KeyObject
  publicUrl: string
  alertPath: (token: string, language: Language) => string
  queueMail: (mail: NewMail) => Promise<void>
  now: () => Date
}

/** The links by which an address confirms its evening mail and ends it. */
export class AlertLinks {
  readonly #o: Pick<Options, 'linkKey' | 'publicUrl' | 'alertPath'>

  constructor(o: Pick<Options, 'linkKey' | 'publicUrl' | 'alertPath'>) {
    this.#o = o
  }

  url({ id, createdAt, language }: { id: string; createdAt: Date; language: Language }): string {
    const token = signLink(this.#o.linkKey, 'energy-alert', id, new Date(createdAt.getTime() + linkYears * yearMillis))
    return this.#o.publicUrl + this.#o.alertPath(token, language)
  }

  idOf(token: string, now: Date): string | undefined {
    const checked = checkLink(this.#o.linkKey, 'energy-alert', token, now)
    return checked.ok ? checked.id : undefined
  }
}

const wish = z.object({
  language: z.enum(languages),
  email: z.email().max(254),
  consent: z.literal(true),
})

/** The evening mail with the best hours: asked for, confirmed from the mailbox itself, ended with one click. */
export class EnergyAlerts {
  readonly #o: Options
  readonly links: AlertLinks

  constructor(options: Options) {
    this.#o = options
    this.links = new AlertLinks(options)
  }

  /**
   * Sends the confirmation to an address; gives what is wrong with the form. Who is asked for and who is not is never told: an address that has the mail
   * already, and a form that a program seems to have filled in, get the same answer and no mail; the latter waits for staff.
   */
  async ask(input: {
    language: Language
    email: string
    consent: boolean
    signs?: FormSigns
  }): Promise<ProblemField[]> {
    const parsed = wish.safeParse({ ...input, email: input.email.trim() })
    if (!parsed.success) return problemsOf(parsed.error, input.language)
    const { email, language } = parsed.data
    const asked: AskedAlert = { reference: newReference('E'), email, language, askedAt: this.#o.now().toISOString() }
    const suspicion = suspicionOf({ name: '', texts: [], signs: input.signs })
    if (suspicion) {
      await this.#hold({ ...asked, suspicion })
      return []
    }
    const mail = await confirmationOf(this.#o.db(), asked)
    if (mail) await this.#o.queueMail(mail)
    return []
  }

  async #hold(asked: AskedAlert): Promise<void> {
    await this.#o.intake().submit({
      scope: 'POST energy alert',
      body: asked,
      make: async () => ({
        id: randomUUID(),
        kind: alertKind,
        person: { email: asked.email },
        payload: asked,
        response: { status: 202, body: {} },
      }),
    })
  }

  /** What is behind a link: an address that waits to confirm, one that has the mail, or nothing any more. */
  async stateOf(token: string): Promise<'asked' | 'on' | 'gone'> {
    const id = this.links.idOf(token, this.#o.now())
    const alert = id === undefined ? undefined : await findAlert(this.#o.db(), id)
    if (!alert) return 'gone'
    return alert.confirmedAt ? 'on' : 'asked'
  }

  async confirm(token: string): Promise<void> {
    const id = this.links.idOf(token, this.#o.now())
    if (id !== undefined) await confirmAlert(this.#o.db(), id, this.#o.now())
  }

  async end(token: string): Promise<void> {
    const id = this.links.idOf(token, this.#o.now())
    if (id !== undefined) await removeAlert(this.#o.db(), id)
  }
}

/** What somebody asked for, as the journal keeps it while staff look at it. */
interface AskedAlert {
  reference: string
  email: string
  language: Language
  askedAt: string
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion
}

/** Writes the wish down; gives the mail that asks its mailbox, unless that has said yes before. The outbox lets no more than a few a day through to one. */
async function confirmationOf(db: Database, { email, language, askedAt }: AskedAlert): Promise<NewMail | undefined> {
  const alert = await alertOfAddress(db, { email, language, consentTextVersion, createdAt: new Date(askedAt) })
  if (alert.confirmedAt) return undefined
  return {
    leadId: null,
    template: confirmTemplate,
    language: alert.language,
    toAddress: alert.email,
    payload: { alertId: alert.id },
  }
}

/** Carries a wish that staff have released into the database, with the mail that asks its mailbox. */
export function alertIntake(outbox: Pick<Outbox, 'add'>): IntakeHandler {
  return {
    kind: alertKind,
    async write(tx, entries) {
      for (const { payload } of entries) {
        const mail = await confirmationOf(tx, payload as AskedAlert)
        if (mail) await outbox.add(tx, [mail])
      }
    },
  }
}

function problemsOf(error: z.ZodError, language: Language): ProblemField[] {
  const fields = new Set(error.issues.map(({ path }) => String(path[0])))
  const words = fieldText[language]
  return [
    ...(fields.has('email') ? [{ field: 'email', code: 'email_invalid', message: words.email_invalid }] : []),
    ...(fields.has('consent')
      ? [{ field: 'consent', code: 'consent_required', message: energyText[language].alert.consentMissing }]
      : []),
  ]
}
