import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { urgencyOrder } from '#src/features/crm/lead-list.ts'
import { searchedFor } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { mailView, summaryOf, type Viewer } from '#src/features/crm/summary.ts'
import { mail } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { InboxItem, InboxList } from './contract.ts'
import { leadInbox } from './schema.ts'
import type { InboxState } from './states.ts'

const pageSize = 50
const mostLetters = 160

/**
 * A page of conversations in one state. Those that wait for us: danger first, then by the time their answer is due, then the oldest; the others newest
 * first.
 */
export async function inboxPage(
  db: Database,
  { state, q, page }: { state: InboxState; q?: string | undefined; page: number },
  who: Viewer,
): Promise<InboxList> {
  const where = and(eq(leadInbox.state, state), isNull(lead.erasedAt), ...searchedFor(q))
  const isUnanswered = sql`case when ${lead.firstTouchAt} is null then ${lead.answerBy} end`
  const order =
    state === 'open'
      ? [urgencyOrder, sql`${isUnanswered} asc nulls last`, asc(leadInbox.at)]
      : [desc(leadInbox.changedAt)]
  const rows = await db
    .select({ lead, inbox: leadInbox })
    .from(leadInbox)
    .innerJoin(lead, eq(lead.id, leadInbox.leadId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const failed = await failedMailsOf(
    db,
    rows.map((row) => row.lead.id),
  )
  const items = rows.map(
    (row): InboxItem => ({
      lead: summaryOf(row.lead, who),
      state: row.inbox.state,
      kind: row.inbox.kind,
      at: row.inbox.at.toISOString(),
      text: wordsOf(row.lead),
      failedMail: failed.get(row.lead.id) ?? null,
      changedBy: row.inbox.changedByName,
    }),
  )
  const [found] = await db
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(leadInbox)
    .innerJoin(lead, eq(lead.id, leadInbox.leadId))
    .where(where)
  return { items, total: found?.n ?? 0, page, pageSize, counts: await countInbox(db) }
}

/** How many conversations wait for us, and how many for the other side. */
export async function countInbox(db: Database): Promise<{ open: number; waiting: number }> {
  const rows = await db
    .select({ state: leadInbox.state, n: sql`count(*)`.mapWith(Number) })
    .from(leadInbox)
    .innerJoin(lead, eq(lead.id, leadInbox.leadId))
    .where(and(inArray(leadInbox.state, ['open', 'waiting']), isNull(lead.erasedAt)))
    .groupBy(leadInbox.state)
  const count = (state: InboxState) => rows.find((row) => row.state === state)?.n ?? 0
  return { open: count('open'), waiting: count('waiting') }
}

async function failedMailsOf(db: Database, leadIds: string[]): Promise<Map<string, ReturnType<typeof mailView>>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(mail)
    .where(and(inArray(mail.leadId, leadIds), eq(mail.status, 'failed')))
    .orderBy(asc(mail.createdAt))
  return new Map(rows.flatMap((row) => (row.leadId === null ? [] : [[row.leadId, mailView(row)] as const])))
}

/** What the person said themselves: the last they wrote in the chat, or their message. */
function wordsOf({ conversation, message }: typeof lead.$inferSelect): string | null {
  const said = conversation?.findLast(({ from }) => from === 'visitor')?.text ?? message
  if (!said) return null
  return said.length > mostLetters ? `${said.slice(0, mostLetters).trimEnd()}…` : said
}
