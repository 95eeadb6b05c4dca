import { decodeText, parseCsv } from '#src/features/crm/domain/csv/csv.ts'
import {
  type LeadColumn,
  languageIn,
  leadColumns,
  type Mapping,
  mappingOf,
  serviceIn,
  stageIn,
  townIn,
} from '#src/features/crm/domain/csv/lead-columns.ts'
import { PeopleIndex } from '#src/features/crm/domain/duplicates/find-pairs.ts'
import { type ComparedPerson, queueScore } from '#src/features/crm/domain/duplicates/likeness.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem } from '#src/shared/http/problem.ts'

export const mostRows = 50_000
/** So many rows are compared before others get their turn. */
const turnSize = 200
const longest: Record<LeadColumn, number> = {
  name: 120,
  phone: 40,
  email: 254,
  town: 120,
  service: 60,
  language: 30,
  source: 200,
  stage: 40,
  note: 4000,
}
/** As the forms have it: one at sign, a dot after it. */
const emailShape = /^[^\s@"<>]+@[^\s@]+\.[^\s@.]{2,}$/

export type RowValues = Partial<Record<LeadColumn, string>>
export interface RowError {
  column: LeadColumn
  code: 'required' | 'email_invalid' | 'phone_invalid' | 'not_in_list' | 'too_long' | 'characters_not_allowed'
  value: string
}
export interface CheckedRow {
  row: number
  values: RowValues
  errors: RowError[]
  duplicate?: { personId: string | null; ofRow: number | null; score: number; because: string[] }
}
export interface CheckedFile {
  heads: string[]
  mapping: Mapping
  rows: CheckedRow[]
}

/**
 * Reads a file of leads: what each row says, what is wrong with it, and whom it looks like among those who are here and in the rows above. Problems:
 * 422 import_unreadable, import_too_long. Throws UnclosedQuote.
 */
export async function checkFile(
  bytes: Uint8Array,
  wanted: Mapping | undefined,
  people: readonly ComparedPerson[],
): Promise<CheckedFile> {
  const text = decodeText(bytes)
  if (text === undefined) throw new Problem(422, 'import_unreadable')
  const [head, ...lines] = parseCsv(text)
  const heads = head?.cells ?? []
  const mapping = wanted ?? mappingOf(heads)
  if (!Object.entries(mapping).some(([from, to]) => to === 'name' && heads.includes(from)))
    throw new Problem(422, 'import_unreadable')
  if (lines.length > mostRows) throw new Problem(422, 'import_too_long')
  const columns = heads.map((name) => mapping[name])
  const rows = lines.map(({ row, cells }): CheckedRow => {
    const values: RowValues = {}
    for (const [i, column] of columns.entries()) {
      const cell = cells[i]?.trim()
      if (column && cell) values[column] = values[column] ? `${values[column]} ${cell}` : cell
    }
    return { row, values, errors: errorsIn(values) }
  })
  await findDuplicates(
    rows.filter(({ errors }) => errors.length === 0),
    people,
  )
  return { heads, mapping, rows }
}

/** What is wrong with a row, column by column. */
export function errorsIn(values: RowValues): RowError[] {
  const errors: RowError[] = []
  const wrong = (column: LeadColumn, code: RowError['code']) =>
    errors.push({ column, code, value: values[column] ?? '' })
  if (!values.name) wrong('name', 'required')
  if (values.email && !emailShape.test(values.email)) wrong('email', 'email_invalid')
  if (values.phone && toE164(values.phone) === undefined) wrong('phone', 'phone_invalid')
  if (values.service && serviceIn(values.service) === undefined) wrong('service', 'not_in_list')
  if (values.stage && stageIn(values.stage) === undefined) wrong('stage', 'not_in_list')
  if (values.language && languageIn(values.language) === undefined) wrong('language', 'not_in_list')
  for (const column of leadColumns) {
    const value = values[column] ?? ''
    if (value.length > longest[column]) wrong(column, 'too_long')
    else if (/[^\P{Cc}\t\n\r]|\p{Surrogate}/u.test(value)) wrong(column, 'characters_not_allowed')
  }
  return errors
}

async function findDuplicates(rows: CheckedRow[], people: readonly ComparedPerson[]): Promise<void> {
  const here = new PeopleIndex(people)
  const above = new PeopleIndex()
  for (const [i, one] of rows.entries()) {
    const { name = '', email, phone, town } = one.values
    const person: ComparedPerson = {
      id: `row ${one.row}`,
      name,
      email: email ?? null,
      phone: (phone && toE164(phone)) || null,
      town: (town && townIn(town)) || null,
    }
    const [known] = here.like(person, queueScore)
    const [same] = known ? [] : above.like(person, queueScore)
    const found = known ?? same
    if (found)
      one.duplicate = {
        personId: known ? found.id : null,
        ofRow: known ? null : Number(found.id.slice(4)),
        score: found.score,
        because: found.because,
      }
    above.add(person)
    if (i % turnSize === turnSize - 1) await new Promise((next) => setImmediate(next))
  }
}
