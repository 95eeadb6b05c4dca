import { and, asc, eq, inArray } from 'drizzle-orm'
import { type JobStepId, jobStepIds } from '#src/features/crm/domain/job-steps.ts'
import { type Actor, addEvent } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Files, KeptType } from '#src/shared/files/files.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { LeadFileView } from './contract.ts'
import { leadFile } from './schema.ts'

export const mostLeadFileBytes = 12 * 1024 * 1024
const rule = {
  room: 'leads',
  types: ['pdf', 'jpeg', 'png', 'webp'],
  mostBytes: mostLeadFileBytes,
  mostEdgePx: 2400,
} as const

/** A file that a customer sent, as another feature keeps it. */
export interface CustomerFile {
  id: string
  title: string
  fileName: string
  type: KeptType
  at: Date
}
/** Files that came from customers, of a lead; handed in by the composition root. */
export type CustomerFiles = (db: Database, leadId: string) => Promise<CustomerFile[]>

type Row = typeof leadFile.$inferSelect
const keptTypes: readonly KeptType[] = ['pdf', 'jpeg', 'png', 'webp', 'avif']
const typeOf = (row: Row): KeptType => keptTypes.find((type) => type === row.fileType) ?? 'pdf'

/** Photographs and papers of leads: those that customers sent, and those that staff keep with them. */
export class LeadFiles {
  readonly #files: Pick<Files, 'keep' | 'read' | 'remove'>
  readonly #ofCustomers: CustomerFiles

  constructor(files: Pick<Files, 'keep' | 'read' | 'remove'>, ofCustomers: CustomerFiles) {
    this.#files = files
    this.#ofCustomers = ofCustomers
  }

  /** What there is of a lead, the oldest first. */
  async list(db: Database, leadId: string): Promise<LeadFileView[]> {
    const sent = (await this.#ofCustomers(db, leadId)).map(
      ({ id, title, type, at }): LeadFileView => ({
        id,
        origin: 'customer',
        title,
        type,
        step: null,
        bytes: null,
        by: null,
        at: at.toISOString(),
      }),
    )
    const own = await db.select().from(leadFile).where(eq(leadFile.leadId, leadId)).orderBy(asc(leadFile.at))
    return [...sent, ...own.map(viewOf)].sort((a, b) => a.at.localeCompare(b.at))
  }

  /** A file's bytes. Problem: 404 not_found, also when its key is gone. */
  async read(db: Database, leadId: string, id: string): Promise<{ type: KeptType; bytes: Buffer }> {
    const sent = (await this.#ofCustomers(db, leadId)).find((file) => file.id === id)
    const [own] = sent
      ? []
      : await db
          .select()
          .from(leadFile)
          .where(and(eq(leadFile.leadId, leadId), eq(leadFile.id, id)))
    const name = sent?.fileName ?? own?.fileName
    const bytes = name === undefined ? undefined : await this.#files.read(name)
    if (!bytes) throw new Problem(404, 'not_found')
    return { type: sent?.type ?? (own ? typeOf(own) : 'pdf'), bytes }
  }

  /** Keeps a file of staff with a lead, sealed with a key of the lead's. Problems: 413, 422 as of Files.keep; 503. */
  async add(
    db: Database,
    leadId: string,
    { title, step, bytes }: { title: string; step: JobStepId | null; bytes: Uint8Array },
    actor: Actor,
  ): Promise<LeadFileView> {
    const kept = await this.#files.keep(bytes, rule, { person: leadId })
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(leadFile)
        .values({
          leadId,
          title,
          step,
          fileName: kept.name,
          fileType: kept.type,
          bytes: kept.bytes,
          byName: actor.name,
        })
        .returning()
      if (!row) throw new Error('no file was inserted')
      await addEvent(tx, leadId, 'file-added', actor, { title })
      return viewOf(row)
    })
  }

  /** Removes a file of staff. Problem: 404 not_found, also for what a customer sent. */
  async remove(db: Database, leadId: string, id: string, actor: Actor): Promise<void> {
    const row = await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(leadFile)
        .where(and(eq(leadFile.leadId, leadId), eq(leadFile.id, id)))
        .returning()
      if (gone) await addEvent(tx, leadId, 'file-removed', actor, { title: gone.title })
      return gone
    })
    if (!row) throw new Problem(404, 'not_found')
    await this.#files.remove(row.fileName)
  }
}

/** Takes the rows of erased leads out; their files lose the key with the lead's. */
export async function eraseLeadFiles(tx: Database, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length > 0) await tx.delete(leadFile).where(inArray(leadFile.leadId, [...leadIds]))
}

const viewOf = (row: Row): LeadFileView => ({
  id: row.id,
  origin: 'staff',
  title: row.title,
  type: typeOf(row),
  step: jobStepIds.find((step) => step === row.step) ?? null,
  bytes: row.bytes,
  by: row.byName,
  at: row.at.toISOString(),
})
