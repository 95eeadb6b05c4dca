import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { quoteState } from './domain/answers/quote-state.ts'
import type { QuoteLinks } from './links.ts'
import { type QuoteList, quoteList, type quoteListQuery } from './quote-list-contract.ts'
import { listQuotes } from './repo.ts'

const pageSize = 50
const staffLinkMillis = 3_600_000

export type ListedLinks = Pick<QuoteLinks, 'tokenFor' | 'url' | 'pdfUrl' | 'forStaff'>

/** A page of the quotes made, each with links that open for at least an hour. Quotes still on their way to the database are not in it. */
export async function quotesOfPage(
  db: Database,
  links: ListedLinks,
  query: ReturnType<typeof quoteListQuery.parse>,
  now: Date,
): Promise<QuoteList> {
  const today = madridDate(now)
  const { rows, total, counts } = await listQuotes(db, { ...query, today, pageSize })
  const openUntil = new Date(now.getTime() + staffLinkMillis)
  const items = rows.map(({ test, valueCents, town, createdAt, ...row }) => {
    const token = links.tokenFor({ id: row.id, test, createdAt }, openUntil)
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      state: quoteState({ test, validUntil: row.validUntil }, today),
      town: towns.find((one) => one === town) ?? null,
      valueEur: valueCents === null ? null : eurFromCents(valueCents),
      url: links.forStaff(links.url(token, row.language)),
      pdfUrls: { en: links.forStaff(links.pdfUrl(token, 'en')), es: links.forStaff(links.pdfUrl(token, 'es')) },
    }
  })
  return quoteList.parse({ items, total, counts, page: query.page, pageSize })
}
