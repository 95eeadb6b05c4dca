import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Role } from '#src/features/auth/contract.ts'
import {
  Crm,
  createLeadWriter,
  crmApi,
  crmWorkApi,
  Duplicates,
  importPath,
  mostImportBytes,
} from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { createApi } from '#src/shared/http/api.ts'
import { silentLog } from '../databases.ts'
import { keptFiles } from './kept-files.ts'
import { signedInStaff } from './staff-api.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at member by member
  body: any
}

export type Desk = Awaited<ReturnType<typeof deskOn>>

/** The staff's endpoints of leads on a database, and a member of staff of every role who asks them. */
export async function deskOn(db: () => Database, answerBy = (now: Date) => new Date(now.getTime() + 7_200_000)) {
  const staff = await signedInStaff(db)
  const files = keptFiles()
  const api = createApi(
    silentLog,
    new Map([
      [importPath, mostImportBytes],
      ['/api/crm/files', 1024 * 1024],
    ]),
  )
  crmWorkApi(api, {
    db,
    auth: staff.auth,
    duplicates: new Duplicates(db),
    writeLeads: createLeadWriter([]),
    answerBy,
    todaySources: { visitsOfDay: async () => [], isWorkingDay: () => true, waiting: [] },
    files: files.leadFiles,
    erasures: [],
    log: silentLog,
  })
  const crm = new Crm({
    db,
    waiting: () => 0,
    quoteOf: async () => null,
    erasures: [],
    eraseIntake: async () => undefined,
    eraseFiles: (ids) => files.erase(ids),
    scrub: async () => undefined,
  })
  crmApi(api, crm, staff.auth, async () => false)

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    role: Role | null = 'sales',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await api.request(path, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(role ? { authorization: `Bearer ${staff.tokens.get(role)}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return { status: answer.status, body: isJson ? JSON.parse(text) : text }
  }

  let number = 600_100_000
  const phone = () => `+34${++number}`
  const typed = (more: object = {}) => ({
    name: `Ana ${unique()}`,
    phone: phone(),
    town: 'mijas',
    service: 'solar',
    ...more,
  })
  return {
    staff,
    files,
    ask,
    /** A number that nobody has had here. */
    phone,
    typed,
    /** A lead that staff typed in. */
    async made(more: object = {}) {
      const { status, body } = await ask('POST', '/api/crm/leads', typed(more))
      expect(status).toBe(201)
      return body as {
        id: string
        reference: string
        personId: string
        possibleDuplicates: { personId: string; because: string[] }[]
      }
    },
    upload(
      text: string | Uint8Array<ArrayBuffer>,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) {
      const form = new FormData()
      form.set('file', new File([text], 'contacts.csv', { type: 'text/csv' }))
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return ask('POST', importPath, form, 'sales', headers)
    },
  }
}

/** A word that nothing else here has. */
export const unique = () => randomUUID().slice(0, 8)
