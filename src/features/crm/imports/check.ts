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
export interface ReadRow {
  row: number
  values: RowValues
  errors: RowError[]
}
export interface ReadFile {
  heads: string[]
  mapping: Mapping
  rows: ReadRow[]
}
/** Who is here already, or which row above is the same. */
export interface RowLikeness {
  personId: string | null
  ofRow: number | null
  score: number
  because: string[]
}

/**
 * Reads a file of leads: what each row says, and what is wrong with it. Problems: 422 import_unreadable, import_too_long. Throws UnclosedQuote.
 */
export function readTable(bytes: Uint8Array, wanted: Mapping | undefined): ReadFile {
  const text = decodeText(bytes)
  if (text === undefined) throw new Problem(422, 'import_unreadable')
  const [head, ...lines] = parseCsv(text)
  const heads = head?.cells ?? []
  const mapping = wanted ?? mappingOf(heads)
  if (!Object.entries(mapping).some(([from, to]) => to === 'name' && heads.includes(from)))
    throw new Problem(422, 'import_unreadable')
  if (lines.length > mostRows) throw new Problem(422, 'import_too_long')
  const columns = heads.map((name) => mapping[name])
  const rows = lines.map(({ row, cells }): ReadRow => {
    const values: RowValues = {}
    for (const [i, column] of columns.entries()) {
      const cell = cells[i]?.trim()
      if (column && cell) values[column] = values[column] ? `${values[column]} ${cell}` : cell
    }
    return { row, values, errors: errorsIn(values) }
  })
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

/** Finds whom the rows of a file look like, asked row by row: among those who are here, and in the rows above. */
export class RowsCompared {
  readonly #here: PeopleIndex
  readonly #above = new PeopleIndex()

  constructor(people: readonly ComparedPerson[]) {
    this.#here = new PeopleIndex(people)
  }

  like({ row, values: { name = '', email, phone, town } }: ReadRow): RowLikeness | undefined {
    const person: ComparedPerson = {
      id: `row ${row}`,
      name,
      email: email ?? null,
      phone: (phone && toE164(phone)) || null,
      town: (town && townIn(town)) || null,
    }
    const [known] = this.#here.like(person, queueScore)
    const [same] = known ? [] : this.#above.like(person, queueScore)
    this.#above.add(person)
    const found = known ?? same
    if (!found) return undefined
    return {
      personId: known ? found.id : null,
      ofRow: known ? null : Number(found.id.slice(4)),
      score: found.score,
      because: found.because,
    }
  }
}
