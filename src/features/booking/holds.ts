import { Problem } from '#src/shared/http/problem.ts'
import type { HoldRequest, SlotHeld } from './contract.ts'
import { engagementOf, isOffered, readSlotId } from './domain/slots.ts'
import { freeCrew, holderHashOf } from './free-crew.ts'
import { keepHold } from './hold-repo.ts'
import type { BookingOptions } from './options.ts'
import { lockDecisions } from './repo.ts'

const holdMillis = 5 * 60_000
/** As many times as one address may keep from others at once. */
const mostOfAddress = 4

/** Times kept for those who are filling in the form: one a browser, for five minutes. */
export class Holds {
  readonly #o: Pick<BookingOptions, 'db' | 'diary' | 'now'>
  /** Per address the holders and until when; in memory, for minutes. */
  readonly #ofAddress = new Map<string, Map<string, number>>()

  constructor(options: Pick<BookingOptions, 'db' | 'diary' | 'now'>) {
    this.#o = options
  }

  /** Keeps a free time from now on, in the place of the one kept before. Problems: 409 slot_taken; 422 slot_not_offered; 429; 503 while the database is away. */
  async hold(request: HoldRequest, address: string): Promise<SlotHeld> {
    const now = this.#o.now()
    const diary = this.#o.diary()
    const wanted = readSlotId(request.slot)
    if (wanted?.mode !== request.mode || !isOffered(diary, request.mode, wanted.start, now))
      throw new Problem(422, 'slot_not_offered')
    const until = new Date(now.getTime() + holdMillis)
    const holderHash = holderHashOf(request.hold) ?? ''
    this.#assertFew(address, holderHash, now)
    const { start } = wanted
    await this.#o.db().transaction(async (tx) => {
      await lockDecisions(tx)
      const crewId = await freeCrew(tx, diary, request, start, { now, holder: request.hold })
      const { startMs, endMs, town } = engagementOf(diary, request, start)
      const row = { holderHash, crewId, startAt: new Date(startMs), endAt: new Date(endMs), town, until }
      await keepHold(tx, row, now)
    })
    const mine = this.#ofAddress.get(address) ?? new Map<string, number>()
    this.#ofAddress.set(address, mine.set(holderHash, until.getTime()))
    return { heldUntil: until.toISOString() }
  }

  #assertFew(address: string, holder: string, now: Date): void {
    for (const [one, holders] of this.#ofAddress) {
      for (const [name, end] of holders) if (end <= now.getTime()) holders.delete(name)
      if (holders.size === 0) this.#ofAddress.delete(one)
    }
    const mine = this.#ofAddress.get(address)
    if (mine && !mine.has(holder) && mine.size >= mostOfAddress)
      throw new Problem(429, 'too_many_requests', { headers: { 'retry-after': '300' } })
  }
}
