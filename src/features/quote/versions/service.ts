import { eq } from 'drizzle-orm'
import { addEvent, changeValue } from '#src/features/crm/public.ts'
import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { discountItemId } from '#src/features/quote/domain/options/own-items.ts'
import { reviseEstimate } from '#src/features/quote/domain/options/revise.ts'
import { type QuoteRow, quoteOfLead } from '#src/features/quote/repo.ts'
import { quote } from '#src/features/quote/schema.ts'
import { itemName } from '#src/features/quote/text/describe.ts'
import type { Database } from '#src/shared/db/database.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { VersionList, VersionRequest } from './contract.ts'
import { insertVersion, versionsOf } from './repo.ts'

interface Maker {
  id: string
  name: string
}

/** The versions of a lead's quote, the first first. Problem: 404 without a quote. */
export async function versionsOfLead(db: Database, leadId: string): Promise<VersionList> {
  const row = await quoteOf(db, leadId)
  const made = await versionsOf(db, row.id)
  return {
    quoteId: row.id,
    reference: row.reference,
    versions: [
      { ...shown(row.estimate, row), number: 1, madeAt: row.createdAt.toISOString(), madeBy: null, note: '' },
      ...made.map(({ estimate, number, madeAt, madeByName, note }) => ({
        ...shown(estimate, row),
        number,
        madeAt: madeAt.toISOString(),
        madeBy: madeByName,
        note,
      })),
    ],
  }
}

function shown({ options, validUntil }: Estimate, { language }: QuoteRow) {
  return {
    validUntil,
    options: options.map(({ id, priceCents, items }) => ({
      id,
      priceEur: eurFromCents(priceCents),
      lines: items.map((item) => ({
        name: itemName(item, language),
        quantity: item.quantity,
        netEur: eurFromCents(item.netCents),
        isDiscount: item.id === discountItemId,
      })),
    })),
  }
}

/** The estimate of one version. Problem: 404. */
export async function estimateOfVersion(
  db: Database,
  leadId: string,
  number: number,
): Promise<{ row: QuoteRow; estimate: Estimate }> {
  const row = await quoteOf(db, leadId)
  if (number === 1) return { row, estimate: row.estimate }
  const version = (await versionsOf(db, row.id)).find((one) => one.number === number)
  if (!version) throw new Problem(404, 'not_found')
  return { row, estimate: version.estimate }
}

/**
 * Makes a new version of a lead's quote, in the caller's transaction: the customer's link and PDF show it from now on, earlier ones are kept. Problems:
 * 404; 409 changed_meanwhile when a newer one is there; 422 for lines and discounts that make no price.
 */
export async function makeVersion(
  tx: Database,
  leadId: string,
  wanted: VersionRequest,
  maker: Maker,
  now: Date,
): Promise<void> {
  const row = await quoteOf(tx, leadId)
  // Two who make a version at the same time come one after the other.
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.id, row.id)).for('update')
  const before = (await versionsOf(tx, row.id)).at(-1)
  const newest = before?.number ?? 1
  if (newest !== wanted.basedOnNumber)
    throw new Problem(409, 'changed_meanwhile', {
      fields: [{ field: 'basedOnNumber', code: 'changed', message: `${newest} · ${before?.madeByName ?? ''}` }],
    })
  const estimate = revised(before?.estimate ?? row.estimate, wanted, now)
  const number = newest + 1
  await insertVersion(tx, { quoteId: row.id, number, estimate, note: wanted.note, madeByName: maker.name })
  await addEvent(tx, leadId, 'quote-version', maker, { number, text: wanted.note })
  await changeValue(tx, leadId, estimate.options[1].priceCents)
}

function revised(before: Estimate, { options }: VersionRequest, now: Date): Estimate {
  try {
    return reviseEstimate(
      before,
      options.map(({ id, lines, discount }) => ({
        id,
        lines: lines.map(({ netEur, ...line }) => ({ ...line, netCents: centsFromEur(netEur) })),
        discount: discount && { netCents: centsFromEur(discount.netEur), reason: discount.reason },
      })),
      madridDate(now),
    )
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Problem(422, 'invalid_fields', {
      fields: [{ field: 'options', code: 'out_of_range', message: error.message }],
    })
  }
}

async function quoteOf(db: Database, leadId: string): Promise<QuoteRow> {
  const row = await quoteOfLead(db, leadId)
  if (!row) throw new Problem(404, 'not_found')
  return row
}
