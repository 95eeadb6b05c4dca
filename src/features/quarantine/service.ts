import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type QuarantineList, quarantineList } from './contract.ts'
import * as repo from './repo.ts'

interface Options {
  db: () => Database
  /** Done where mails are queued. False when somebody decided before. */
  release: (id: string, by: string) => Promise<boolean>
}

const mostShown = 200
const mostText = 600

/** What staff do with forms that were held back: release them, or dismiss them. */
export class Quarantine {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  async list(): Promise<QuarantineList> {
    const db = this.#o.db()
    const [rows, total] = await Promise.all([repo.held(db, mostShown), repo.countHeld(db)])
    return quarantineList.parse({ items: rows.map(shown), total })
  }

  /** Problem: 409 changed_meanwhile when somebody decided before. */
  async release(id: string, by: string): Promise<void> {
    if (!(await this.#o.release(id, by))) throw new Problem(409, 'changed_meanwhile')
  }

  /** Problem: 409 changed_meanwhile when somebody decided before. */
  async dismiss(id: string, by: string, now: Date): Promise<void> {
    const done = await this.#o.db().transaction((tx) => repo.decide(tx, id, 'dismissed', by, now))
    if (!done) throw new Problem(409, 'changed_meanwhile')
  }
}

function shown(row: repo.QuarantinedRow) {
  const text = (name: string) => (typeof row.payload[name] === 'string' ? row.payload[name] : '')
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    name: text('name') || text('contactName') || (row.email ?? ''),
    email: row.email,
    phone: row.phone,
    text: ['businessName', 'message', 'businessDescription', 'website', 'note', 'location']
      .map(text)
      .filter(Boolean)
      .join('\n')
      .slice(0, mostText),
    because: row.because,
    receivedAt: row.receivedAt.toISOString(),
  }
}
