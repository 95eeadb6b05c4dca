import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { NewMail } from '#src/features/outbox/public.ts'
import { checkLink, signLink } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { alertOfAddress, confirmAlert, findAlert, removeAlert } from './alert-repo.ts'
import { energyText } from './text/text.ts'

/** Version of the words that are agreed to (text/en.ts, alert.consent). */
const consentTextVersion = '2026-11-23'
/** The link in every mail ends the mails for as long as anybody keeps one. */
const linkYears = 10
const yearMillis = 365 * 86_400_000

export const confirmTemplate = 'energy-alert-confirm'
export const bestHoursTemplate = 'energy-best-hours'

interface Options {
  db: () => Database
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
   * already, and a form filled in by a program, get the same answer and no mail.
   */
  async ask(input: { language: Language; email: string; consent: boolean; trap: string }): Promise<ProblemField[]> {
    const parsed = wish.safeParse({ ...input, email: input.email.trim() })
    if (!parsed.success) return problemsOf(parsed.error, input.language)
    if (input.trap !== '') return []
    const { email, language } = parsed.data
    const { db, queueMail, now } = this.#o
    const alert = await alertOfAddress(db(), { email, language, consentTextVersion, createdAt: now() })
    if (alert.confirmedAt) return []
    // No more than a few a day go to one mailbox: the outbox counts them.
    await queueMail({
      leadId: null,
      template: confirmTemplate,
      language: alert.language,
      toAddress: alert.email,
      payload: { alertId: alert.id },
    })
    return []
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
