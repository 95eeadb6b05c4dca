import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { UnclosedQuote } from '#src/features/crm/domain/csv/csv.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, emptyBodyIsNone, problems, requestLanguage } from '#src/shared/http/api.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { beginCheck } from './begin-check.ts'
import {
  commitRequest,
  commitResponse,
  type ImportProgress,
  importList,
  importProgress,
  importReport,
  mappingText,
  rowCorrection,
  undoResponse,
} from './contract.ts'
import { correctRow } from './correct.ts'
import { importsMade, progressOf, refusedRows } from './look.ts'
import { refusedTable } from './refused-table.ts'
import { reportOf, summaryOfImport, undoUntil } from './report.ts'
import { beginCommit, continueCommit } from './service.ts'
import { separator, table, tableHeaders } from './table.ts'
import { beginUndo, continueUndo } from './undo.ts'

/** 50,000 rows of what people write. */
export const mostImportBytes = 20 * 1024 * 1024
export const importPath = '/api/crm/imports'

const tags = ['Staff']
const security = [{ bearer: [] }]
const id = z.object({ id: z.uuid() })
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

/** RFC 7240: long work is begun, and the answer does not wait for its end. */
const preferHeader = z.object({
  prefer: z
    .string()
    .optional()
    .describe('`respond-async`: answered with 202 once the work is begun; ask how far it is.'),
})
const goesOn = json('Begun; it goes on by itself', importProgress)

const upload = createRoute({
  method: 'post',
  path: importPath,
  tags,
  security,
  summary: 'Read a file of leads: checked only, or committed at once with dryRun=false',
  description:
    'multipart/form-data: `file` (CSV, comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; up to 50,000 rows), `dryRun` (true unless said), `mapping` (JSON: head of the file to column).',
  request: { headers: preferHeader },
  responses: {
    200: json('What was read', importReport),
    202: goesOn,
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})
const list = createRoute({
  method: 'get',
  path: importPath,
  tags,
  security,
  summary: 'The imports, the newest first',
  responses: { 200: json('Up to 100 imports', importList), ...problems(401, 403, 503) },
})
const read = createRoute({
  method: 'get',
  path: `${importPath}/{id}`,
  tags,
  security,
  summary: 'What was read of a file, and what became of it',
  request: { params: id },
  responses: { 200: json('The import', importReport), ...problems(401, 403, 404, 503) },
})
const commit = createRoute({
  method: 'post',
  path: `${importPath}/{id}/commit`,
  tags,
  security,
  summary: 'Make leads of the rows that are ready',
  middleware: [emptyBodyIsNone],
  request: {
    params: id,
    headers: preferHeader,
    body: { required: false, content: { 'application/json': { schema: commitRequest } } },
  },
  responses: { 200: json('Committed', commitResponse), 202: goesOn, ...problems(401, 403, 404, 409, 422, 503) },
})
const correct = createRoute({
  method: 'patch',
  path: `${importPath}/{id}/rows/{row}`,
  tags,
  security,
  summary: 'Put a refused row right before the import; it is checked again',
  request: {
    params: id.extend({ row: z.coerce.number().int().min(1).max(10_000_000) }),
    body: { required: true, content: { 'application/json': { schema: rowCorrection } } },
  },
  responses: { 200: json('The import as it is now', importReport), ...problems(401, 403, 404, 409, 422, 503) },
})
const progress = createRoute({
  method: 'get',
  path: `${importPath}/{id}/progress`,
  tags,
  security,
  summary: 'How far the reading, the writing or the undo has come',
  request: { params: id },
  responses: { 200: json('So far', importProgress), ...problems(401, 403, 404, 503) },
})
const undo = createRoute({
  method: 'post',
  path: `${importPath}/{id}/undo`,
  tags,
  security,
  summary: 'Take an import back within 30 days',
  request: { params: id, headers: preferHeader },
  responses: { 200: json('Taken back', undoResponse), 202: goesOn, ...problems(401, 403, 404, 409, 410, 503) },
})
const refused = createRoute({
  method: 'get',
  path: `${importPath}/{id}/refused.csv`,
  tags,
  security,
  summary: 'The rows that were refused, as a table to put right and import again',
  request: { params: id, query: z.object({ separator }) },
  responses: { 200: table('What is wrong stands in the last column'), ...problems(401, 403, 404, 422, 503) },
})
/** Leads from files: checked first, and taken back as a whole. Work that takes minutes goes on when nobody waits for it. */
export function importsApi(api: Api, { db, auth, log }: { db: () => Database; auth: Auth; log: Log }): void {
  for (const route of [upload, list, read, correct, commit, progress, undo, refused])
    guardRoute(api, auth, route, crmPermissions['leads.import'])

  /** Leaves work to itself. What is broken off is finished or shown as such later (`unfinished.ts`). */
  async function leave(importId: string, work: Promise<unknown>): Promise<ImportProgress> {
    work.catch((err: unknown) => log.error({ err, importId }, 'import broken off'))
    return progressOf(db(), importId, new Date())
  }

  api.openapi(upload, async (c) => {
    const { file, dryRun, mapping } = await formOf(c)
    const actor = actorOf(c)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const language = await requestLanguage(c, false)
    const { id: importId, finish } = await beginCheck(db(), { name: file.name, bytes }, mapping, actor).catch(
      (error: unknown) => {
        throw error instanceof UnclosedQuote ? unclosedQuote(error, language) : error
      },
    )
    const work = async () => {
      await finish()
      if (dryRun) return
      await beginCommit(db(), importId, { duplicates: 'skip' }, actor, new Date())
      await continueCommit(db(), importId, new Date())
    }
    if (isLeft(c)) return c.json(await leave(importId, work()), 202)
    await work()
    return c.json(await reportOf(db(), importId, language), 200)
  })
  api.openapi(list, async (c) => {
    const now = new Date()
    const items = (await importsMade(db())).map((one) => summaryOfImport(one, now))
    return c.json(importList.parse({ items }), 200)
  })
  api.openapi(read, async (c) =>
    c.json(await reportOf(db(), c.req.valid('param').id, await requestLanguage(c, false)), 200),
  )
  api.openapi(correct, async (c) => {
    const { id: importId, row } = c.req.valid('param')
    const { values } = c.req.valid('json')
    await db().transaction((tx) => correctRow(tx, importId, row, values))
    return c.json(await reportOf(db(), importId, await requestLanguage(c, false)), 200)
  })
  api.openapi(commit, async (c) => {
    const importId = c.req.valid('param').id
    const wanted = commitRequest.parse(c.req.valid('json') ?? {})
    await beginCommit(db(), importId, wanted, actorOf(c), new Date())
    const work = continueCommit(db(), importId, new Date())
    if (isLeft(c)) return c.json(await leave(importId, work), 202)
    const { created, filled, committedAt } = await work
    return c.json(commitResponse.parse({ importId, created, filled, undoUntil: undoUntil(committedAt) }), 200)
  })
  api.openapi(progress, async (c) => c.json(await progressOf(db(), c.req.valid('param').id, new Date()), 200))
  api.openapi(undo, async (c) => {
    const importId = c.req.valid('param').id
    await beginUndo(db(), importId, actorOf(c), new Date())
    const work = continueUndo(db(), importId, new Date())
    if (isLeft(c)) return c.json(await leave(importId, work), 202)
    return c.json(undoResponse.parse({ importId, ...(await work) }), 200)
  })
  api.openapi(refused, async (c) => {
    const language = await requestLanguage(c, false)
    const { rows } = await refusedRows(db(), c.req.valid('param').id)
    return c.body(refusedTable(rows, c.req.valid('query').separator, language), 200, tableHeaders('refused.csv'))
  })
}

const isLeft = (c: Context) => /\brespond-async\b/.test(c.req.header('prefer') ?? '')

function unclosedQuote({ row }: UnclosedQuote, language: Language): Problem {
  const message = fieldText[language].unclosed_quote(String(row))
  return new Problem(422, 'import_unclosed_quote', { fields: [{ field: 'file', code: 'unclosed_quote', message }] })
}

async function formOf(c: Context) {
  const form = await c.req.formData().catch(() => {
    throw new Problem(400, 'malformed_body')
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Problem(422, 'import_unreadable')
  const text = form.get('mapping')
  const mapping = typeof text === 'string' && text !== '' ? mappingFrom(text) : undefined
  return { file, mapping, dryRun: form.get('dryRun') !== 'false' }
}

function mappingFrom(text: string) {
  try {
    return mappingText.parse(JSON.parse(text))
  } catch {
    throw new Problem(422, 'invalid_fields', {
      fields: [{ field: 'mapping', code: 'wrong_format', message: 'mapping' }],
    })
  }
}
