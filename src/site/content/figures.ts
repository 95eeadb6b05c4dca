import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Numbers that age, each with its unit, date, source and mark, out of facts/figures; and the sources behind them, out of facts/sources. */

export const figureUnits = [
  'eur',
  'eur-kwh',
  'eur-kw-day',
  'percent',
  'kwh',
  'kwh-m2',
  'kwp',
  'kw',
  'km',
  'km2',
  'm',
  'celsius',
  'year',
  'hours',
  'minutes',
] as const

const figureShape = z.strictObject({
  value: z.number(),
  unit: z.enum(figureUnits).optional(),
  decimals: z.int().min(0).max(4).optional(),
  asOf: z.string().min(4),
  source: z.string().min(1),
  /** 'own': computed by us. Anything weaker is not printed. */
  mark: z.enum(['verified', 'single-source', 'own']),
})
export type Figure = z.infer<typeof figureShape>

const sourceShape = z.strictObject({
  title: z.union([z.string().min(1), z.strictObject({ en: z.string().min(1), es: z.string().min(1) })]),
  url: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]),
})
export type FactSource = z.infer<typeof sourceShape>

/** All files of a folder as one table; throws when a name is there twice with another meaning. */
function table<Row>(folder: string, shape: z.ZodType<Row>): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const file of readdirSync(resolve(folder)).sort()) {
    if (!file.endsWith('.json')) continue
    const parsed = z.record(z.string(), shape).safeParse(JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
    if (!parsed.success) throw new Error(`${folder}/${file}: ${z.prettifyError(parsed.error)}`)
    for (const [name, row] of Object.entries(parsed.data)) {
      const before = rows.get(name)
      if (before && JSON.stringify(before) !== JSON.stringify(row))
        throw new Error(`${folder}/${file}: ${name} is there twice`)
      rows.set(name, row)
    }
  }
  return rows
}

let figures: Map<string, Figure> | undefined
let sources: Map<string, FactSource> | undefined

/** Throws on a name that facts/figures does not hold. */
export function figure(name: string): Figure {
  figures ??= table('facts/figures', figureShape)
  const found = figures.get(name)
  if (!found) throw new Error(`no figure is called ${name}`)
  return found
}

export function isFigure(name: string): boolean {
  figures ??= table('facts/figures', figureShape)
  return figures.has(name)
}

/** Throws on a key that facts/sources does not hold. */
export function factSource(key: string): FactSource {
  sources ??= table('facts/sources', sourceShape)
  const found = sources.get(key)
  if (!found) throw new Error(`no source is called ${key}`)
  return found
}
