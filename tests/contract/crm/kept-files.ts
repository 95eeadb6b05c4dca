import { randomUUID } from 'node:crypto'
import { type CustomerFiles, LeadFiles } from '#src/features/crm/public.ts'
import { fileTypeOf } from '#src/shared/files/file-type.ts'
import type { Files } from '#src/shared/files/files.ts'
import { Problem } from '#src/shared/http/problem.ts'

/** Files of leads over a shelf in memory, with one that a customer sent. What a file must be is the shelf's own test's business. */
export function keptFiles() {
  const shelf = new Map<string, Buffer>()
  const sent = new Map<string, Awaited<ReturnType<CustomerFiles>>>()
  const keep: Files['keep'] = async (bytes, { room }, { person }) => {
    if (bytes.length === 0) throw new Problem(422, 'file_empty')
    if (fileTypeOf(bytes) !== 'pdf') throw new Problem(422, 'file_not_accepted')
    const name = `${room}/kept/${person}/${randomUUID()}`
    shelf.set(name, Buffer.from(bytes))
    return { name, type: 'pdf', bytes: bytes.length }
  }
  const files = {
    keep,
    read: async (name: string) => shelf.get(name),
    remove: async (name: string) => void shelf.delete(name),
  }
  return {
    leadFiles: new LeadFiles(files, async (_, leadId) => sent.get(leadId) ?? []),
    names: () => [...shelf.keys()],
    async erase(people: readonly string[]) {
      for (const name of shelf.keys()) if (people.some((one) => name.includes(one))) shelf.delete(name)
    },
    /** Gives the file's id. */
    async sentByCustomer(leadId: string): Promise<string> {
      const kept = await keep(
        Buffer.from('%PDF-1.4 sent'),
        { room: 'photos', types: ['pdf'], mostBytes: 99, mostEdgePx: 1 },
        { person: leadId },
      )
      const id = randomUUID()
      sent.set(leadId, [{ id, title: 'roof', fileName: kept.name, type: kept.type, at: new Date() }])
      return id
    },
  }
}
