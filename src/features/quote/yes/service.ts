import { and, asc, eq, isNull } from 'drizzle-orm'
import { addEvent, findLead, moveStage } from '#src/features/crm/public.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import type { optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import { lockQuote } from '#src/features/quote/repo.ts'
import { quoteChoice, quotePhoto } from '#src/features/quote/schema.ts'
import type { Quotes, SavedQuote } from '#src/features/quote/service.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Files } from '#src/shared/files/files.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type PhotoWish, photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'
import { type QuoteChoiceState, quoteChoiceState } from './contract.ts'

interface Options {
  db: () => Database
  quotes: Pick<Quotes, 'open'>
  files: Pick<Files, 'keep' | 'remove'>
  now: () => Date
}

export const mostPhotoBytes = 10 * 1024 * 1024
/** Of one quote: four wishes, each a few times. */
export const mostPhotos = 24
const photoRule = {
  room: 'photos',
  types: ['jpeg', 'png', 'webp'],
  mostBytes: mostPhotoBytes,
  mostEdgePx: 2400,
} as const

type ChoiceRow = typeof quoteChoice.$inferSelect

/** The way to yes on a saved quote: choosing, photographs, withdrawing. A person who has the quote's link may. */
export class QuoteYes {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** Where it stands; null before anything was chosen. Problems: 404, 410. */
  async state(token: string): Promise<QuoteChoiceState | null> {
    const quote = await this.#quote(token)
    return this.#stateOf(this.#o.db(), quote.id)
  }

  async #stateOf(db: Database, quoteId: string): Promise<QuoteChoiceState | null> {
    const [row] = await db.select().from(quoteChoice).where(eq(quoteChoice.quoteId, quoteId))
    if (!row) return null
    const photos = await db
      .select({ wish: quotePhoto.wish })
      .from(quotePhoto)
      .where(eq(quotePhoto.quoteId, quoteId))
      .orderBy(asc(quotePhoto.sentAt))
    return quoteChoiceState.parse({
      option: row.option,
      chosenAt: row.chosenAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      photos: photoWishes.filter((wish) => photos.some((photo) => photo.wish === wish)),
    })
  }

  /** Chooses an option, or another than before; the same again changes nothing. Problems: 404, 410; 409 quote_expired, quote_on_its_way. */
  async choose(token: string, option: (typeof optionIds)[number]): Promise<QuoteChoiceState> {
    const quote = await this.#quote(token)
    const now = this.#o.now()
    if (quote.estimate.validUntil < madridDate(now)) throw new Problem(409, 'quote_expired')
    return this.#o.db().transaction(async (tx) => {
      const leadId = await this.#lead(tx, quote)
      await lockQuote(tx, quote.id)
      const [before] = await tx.select().from(quoteChoice).where(eq(quoteChoice.quoteId, quote.id)).for('update')
      if (!before || before.option !== option || before.withdrawnAt) {
        const row = { option, chosenAt: now, withdrawnAt: null, reason: '', toldAt: null }
        await tx
          .insert(quoteChoice)
          .values({ ...row, quoteId: quote.id, leadId })
          .onConflictDoUpdate({ target: quoteChoice.quoteId, set: row })
        await addEvent(tx, leadId, 'quote-chosen', null, { option, reference: quote.reference })
        await moveTo(tx, leadId, 'accepted', ['new', 'contacted', 'survey-booked', 'quoted', 'lost'])
      }
      return this.#known(tx, quote.id)
    })
  }

  /** Takes the choice back; asked again it changes nothing. Problems: 404, also when nothing was chosen; 410. */
  async withdraw(token: string, reason: string): Promise<QuoteChoiceState> {
    const quote = await this.#quote(token)
    return this.#o.db().transaction(async (tx) => {
      const leadId = await this.#lead(tx, quote)
      await lockQuote(tx, quote.id)
      const [row] = await tx
        .update(quoteChoice)
        .set({ withdrawnAt: this.#o.now(), reason, toldAt: null })
        .where(and(eq(quoteChoice.quoteId, quote.id), isNull(quoteChoice.withdrawnAt)))
        .returning({ option: quoteChoice.option })
      if (row) {
        await addEvent(tx, leadId, 'quote-withdrawn', null, { option: row.option, ...(reason ? { reason } : {}) })
        await moveTo(tx, leadId, 'quoted', ['accepted'])
      }
      return this.#known(tx, quote.id)
    })
  }

  /** Keeps a photograph for the office, without its place and device. Problems: 404, 410; 409 photos_many; 413, 422 as of Files.keep; 503. */
  async addPhoto(token: string, wish: PhotoWish, bytes: Uint8Array): Promise<QuoteChoiceState> {
    const quote = await this.#quote(token)
    const db = this.#o.db()
    const leadId = await this.#lead(db, quote)
    await this.#known(db, quote.id)
    if ((await photoCount(db, quote.id)) >= mostPhotos) throw new Problem(409, 'photos_many')
    // Sealed with a key of the lead's, whatever becomes of the ways to reach its person.
    const kept = await this.#o.files.keep(bytes, photoRule, { person: leadId })
    try {
      return await db.transaction(async (tx) => {
        await lockQuote(tx, quote.id)
        // Many at once have all been looked at by now.
        if ((await photoCount(tx, quote.id)) >= mostPhotos) throw new Problem(409, 'photos_many')
        const row = { quoteId: quote.id, leadId, wish, fileName: kept.name, fileType: kept.type, sentAt: this.#o.now() }
        await tx.insert(quotePhoto).values(row)
        await addEvent(tx, leadId, 'photo-sent', null, { wish })
        return this.#known(tx, quote.id)
      })
    } catch (error) {
      // Nobody would ever look for it.
      await this.#o.files.remove(kept.name)
      throw error
    }
  }

  async #known(db: Database, quoteId: string): Promise<QuoteChoiceState> {
    const state = await this.#stateOf(db, quoteId)
    if (!state) throw new Problem(404, 'not_found')
    return state
  }

  async #quote(token: string): Promise<SavedQuote> {
    const opened = await this.#o.quotes.open(token)
    if (!opened.ok) throw opened.reason === 'expired' ? new Problem(410, 'link_expired') : new Problem(404, 'not_found')
    if (opened.quote.test) throw new Problem(404, 'not_found')
    return opened.quote
  }

  /** The quote's lead, which may still be on its way from the journal. */
  async #lead(db: Database, { leadId }: SavedQuote): Promise<string> {
    const lead = leadId === null ? undefined : await findLead(db, leadId)
    if (!lead) throw new Problem(409, 'quote_on_its_way', { headers: { 'retry-after': '10' } })
    return lead.id
  }
}

const photoCount = (db: Database, quoteId: string): Promise<number> =>
  db.$count(quotePhoto, eq(quotePhoto.quoteId, quoteId))

async function moveTo(tx: Database, leadId: string, to: 'accepted' | 'quoted', from: readonly string[]): Promise<void> {
  const lead = await findLead(tx, leadId)
  if (!lead || !from.includes(lead.stage)) return
  if (await moveStage(tx, leadId, lead.stage, to))
    await addEvent(tx, leadId, 'stage-changed', null, { from: lead.stage, to })
}

/** Queues the mails about choices that nobody was told of: to staff, and a copy to the customer. Gives how many. */
export function tellOfChoices(o: {
  db: () => Database
  outbox: Pick<Outbox, 'add'>
  staffMailTo: string | undefined
  now: () => Date
}): Promise<number> {
  return o.db().transaction(async (tx) => {
    const rows: ChoiceRow[] = await tx
      .select()
      .from(quoteChoice)
      .where(isNull(quoteChoice.toldAt))
      .limit(20)
      .for('update', { skipLocked: true })
    const mails: NewMail[] = []
    for (const { quoteId, leadId } of rows) {
      await tx.update(quoteChoice).set({ toldAt: o.now() }).where(eq(quoteChoice.quoteId, quoteId))
      const lead = await findLead(tx, leadId)
      if (!lead || lead.erasedAt) continue
      const common = { leadId, payload: { quoteId } }
      if (o.staffMailTo) mails.push({ ...common, template: 'choice-notice', language: 'es', toAddress: o.staffMailTo })
      if (lead.email)
        mails.push({ ...common, template: 'choice-confirmation', language: lead.language, toAddress: lead.email })
    }
    await o.outbox.add(tx, mails)
    return rows.length
  })
}

/** What was chosen of a quote, for its mails. */
export async function choiceOf(db: Database, quoteId: string): Promise<ChoiceRow | undefined> {
  const [row] = await db.select().from(quoteChoice).where(eq(quoteChoice.quoteId, quoteId))
  return row
}
