import { audit } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { OnCallState } from './contract.ts'
import { insertOnCall, newestOnCall, type OnCallRow } from './repo.ts'

/**
 * The switch behind every '24/7' of the site. The owner offers help at any hour, so it is on until staff say otherwise; off, no page, mail or
 * chat promises it. Kept in memory, so that pages are served without asking the database.
 */
export class OnCall {
  readonly #changed: (isOn: boolean) => void
  #row: OnCallRow | undefined

  /** `changed` is told the state whenever it is read or set. */
  constructor(changed: (isOn: boolean) => void) {
    this.#changed = changed
  }

  get state(): OnCallState {
    const row = this.#row
    return { isOn: row?.isOn ?? true, since: row?.at.toISOString() ?? null, setBy: row?.setByName ?? null }
  }

  /** Reads what was set last: at the start, and when the database comes back. */
  async load(db: Database): Promise<void> {
    this.#take(await newestOnCall(db))
  }

  async set(db: Database, isOn: boolean, actor: { id: string; name: string }): Promise<OnCallState> {
    const row = await db.transaction(async (tx) => {
      await audit(tx, actor.id, isOn ? 'on-call-on' : 'on-call-off', 'on-call')
      return insertOnCall(tx, isOn, actor.name)
    })
    this.#take(row)
    return this.state
  }

  #take(row: OnCallRow | undefined): void {
    this.#row = row
    this.#changed(row?.isOn ?? true)
  }
}
