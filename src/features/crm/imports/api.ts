import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import { UnclosedQuote } from '#src/features/crm/domain/csv/csv.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, emptyBodyIsNone, problems, requestLanguage } from '#src/shared/http/api.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { RowError } from './check.ts'
import {
  commitRequest,
  commitResponse,
  type ImportReport,
  importProgress,
  importReport,
  mappingText,
  rowCorrection,
  undoResponse,
} from './contract.ts'
import { correctRow } from './correct.ts'
import { exportLeads } from './export.ts'
import { checkImport, commitImport, type ImportRow, importOf, progressOf } from './service.ts'
import { importUndoDays, undoImport } from './undo.ts'

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

const upload = createRoute({
  method: 'post',
  path: importPath,
  tags,
  security,
  summary: 'Read a file of leads: checked only, or committed at once with dryRun=false',
  description:
    'multipart/form-data: `file` (CSV, comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; up to 50,000 rows), `dryRun` (true unless said), `mapping` (JSON: head of the file to column).',
  responses: { 200: json('What was read', importReport), ...problems(400, 401, 403, 413, 415, 422, 503) },
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
  request: { params: id, body: { required: false, content: { 'application/json': { schema: commitRequest } } } },
  responses: { 200: json('Committed', commitResponse), ...problems(401, 403, 404, 409, 422, 503) },
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
  summary: 'How far the making of leads has come',
  request: { params: id },
  responses: { 200: json('So far', importProgress), ...problems(401, 403, 404, 503) },
})
const undo = createRoute({
  method: 'post',
  path: `${importPath}/{id}/undo`,
  tags,
  security,
  summary: 'Take an import back within 30 days',
  request: { params: id },
  responses: { 200: json('Taken back', undoResponse), ...problems(401, 403, 404, 409, 410, 503) },
})
const download = createRoute({
  method: 'get',
  path: '/api/crm/leads.csv',
  tags,
  security,
  summary: 'All leads as a table that the import reads',
  request: { query: z.object({ separator: z.enum(['comma', 'semicolon']).default('comma') }) },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422, 503),
  },
})

/** Leads by the file: in, checked first and taken back as a whole, and out. */
export function importsApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  for (const route of [upload, read, correct, commit, progress, undo])
    guardRoute(api, auth, route, crmPermissions['leads.import'])
  guardRoute(api, auth, download, crmPermissions['leads.export'])

  api.openapi(upload, async (c) => {
    const { file, dryRun, mapping } = await formOf(c)
    const actor = actorOf(c)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const language = await requestLanguage(c, false)
    const importId = await checkImport(db(), { name: file.name, bytes }, mapping, actor).catch((error: unknown) => {
      if (!(error instanceof UnclosedQuote)) throw error
      const message = fieldText[language].unclosed_quote(String(error.row))
      throw new Problem(422, 'import_unclosed_quote', { fields: [{ field: 'file', code: 'unclosed_quote', message }] })
    })
    if (!dryRun) await commitImport(db(), importId, { duplicates: 'skip' }, actor, new Date())
    return c.json(await reportOf(db(), importId, language), 200)
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
    const { created, filled, committedAt } = await commitImport(db(), importId, wanted, actorOf(c), new Date())
    return c.json(commitResponse.parse({ importId, created, filled, undoUntil: undoUntil(committedAt) }), 200)
  })
  api.openapi(progress, async (c) => c.json(await progressOf(db(), c.req.valid('param').id), 200))
  api.openapi(undo, async (c) => {
    const importId = c.req.valid('param').id
    const undone = await undoImport(db(), importId, actorOf(c), new Date())
    return c.json(undoResponse.parse({ importId, ...undone }), 200)
  })
  api.openapi(download, async (c) => {
    const { separator } = c.req.valid('query')
    await audit(db(), actorOf(c).id, 'exported-leads', 'leads.csv')
    const table = await exportLeads(db(), separator === 'comma' ? ',' : ';')
    return c.body(table, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    })
  })
}

const undoUntil = (committedAt: Date) => new Date(committedAt.getTime() + importUndoDays * 86_400_000).toISOString()

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

async function reportOf(db: Database, importId: string, language: Language): Promise<ImportReport> {
  const { record, counts, duplicates, errors } = await importOf(db, importId)
  const words = fieldText[language]
  const worded = (code: RowError['code']) => {
    const word = words[code]
    return typeof word === 'string' ? word : word('')
  }
  const errorsOf = ({ row, because }: ImportRow) =>
    (because as RowError[]).map(({ column, code, value }) => ({ row, column, code, value, message: worded(code) }))
  return importReport.parse({
    importId,
    state: record.state,
    fileName: record.fileName,
    heads: record.heads,
    mapping: record.mapping,
    rows: record.rowCount,
    ready: counts.ready,
    duplicateRows: counts.duplicate,
    duplicates: duplicates.map(({ row, values, personId, ofRow, score, because }) => ({
      row,
      name: values.name ?? '',
      personId,
      ofRow,
      score: Math.round((score ?? 0) * 100) / 100,
      because,
    })),
    errorRows: counts.error,
    errors: errors.flatMap(errorsOf),
    created: record.createdCount,
    undoUntil: record.committedAt && record.state === 'committed' ? undoUntil(record.committedAt) : null,
  })
}
