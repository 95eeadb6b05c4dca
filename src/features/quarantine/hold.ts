import type { IntakeHandler } from '#src/features/intake/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Entry } from '#src/shared/journal/entry.ts'
import type { Suspicion } from './domain/suspicion.ts'
import * as repo from './repo.ts'

/** The handlers of leads, with a look first: what is suspected is kept for staff, all else goes its way. */
export function withQuarantine(handlers: readonly IntakeHandler[]): IntakeHandler[] {
  return handlers.map((handler) => ({
    kind: handler.kind,
    async write(tx, entries) {
      const suspects = entries.filter((entry) => suspicionIn(entry) !== undefined)
      const others = entries.filter((entry) => suspicionIn(entry) === undefined)
      if (others.length > 0) await handler.write(tx, others)
      if (suspects.length === 0) return
      await handler.writeHeld?.(tx, suspects)
      await repo.hold(tx, suspects.map(rowOf))
    },
  }))
}

/** Makes of one that waits the lead that it would have been, with its own time. False when somebody decided before. */
export function release(
  db: Database,
  handlers: readonly IntakeHandler[],
  id: string,
  by: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await repo.decide(tx, id, 'released', by, now)
    if (!row) return false
    const handler = handlers.find(({ kind }) => kind === row.kind)
    if (!handler) throw new Error(`no handler for intake kind ${row.kind}`)
    const { suspicion, ...payload } = row.payload
    const entry: Entry = {
      id: row.id,
      kind: row.kind,
      person: row.personHash,
      at: row.receivedAt.toISOString(),
      payload,
      response: { status: 201, body: {} },
    }
    await handler.write(tx, [entry])
    return true
  })
}

const payloadOf = ({ payload }: Entry): Record<string, unknown> => Object(payload)

function suspicionIn(entry: Entry): Suspicion | undefined {
  return payloadOf(entry).suspicion as Suspicion | undefined
}

function rowOf(entry: Entry) {
  const payload = payloadOf(entry)
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
  const { score = 0, because = [] } = suspicionIn(entry) ?? {}
  return {
    id: entry.id,
    kind: entry.kind,
    payload,
    personHash: entry.person,
    email: text('email'),
    phone: text('phone'),
    reference: text('reference') ?? '',
    score,
    because,
    receivedAt: new Date(entry.at),
  }
}
