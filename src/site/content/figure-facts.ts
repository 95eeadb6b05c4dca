import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { windShelters } from '#src/energy/water/pool.ts'
import { calculatorIds } from '#src/features/calculators/domain/public.ts'
import { type FigureFacts, type FigureRow, figureUnits, type WorkedHome } from '#src/features/figures/public.ts'
import { answersShape } from '#src/features/quote/contract.ts'
import { toolRequests } from '#src/features/tools/contract.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { priceQuantity } from './price-figures.ts'

/** Rows of facts/figures, worked homes of facts/worked-homes and sources of facts/sources, read once from their files. */

const words = z.string().min(1)

const figureShape = z
  .strictObject({
    /** A fact as its source has it; our own figures have none. */
    value: z.number().optional(),
    /** An expression over `home:<name>.<part>.<field>`, `calculator:<id>.<figure>`, prices and other figures. */
    from: words.optional(),
    unit: z.enum(figureUnits).optional(),
    decimals: z.int().min(0).max(5).optional(),
    asOf: z.string().min(4),
    source: words,
    /** 'own': computed by us. Anything weaker is not printed. */
    mark: z.enum(['verified', 'single-source', 'own']),
  })
  .refine(({ value, from }) => (value === undefined) !== (from === undefined), 'needs either a value or from')

const both = z.strictObject({ en: words, es: words })
const sourceShape = z.strictObject({
  title: z.union([words, both]),
  url: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]),
})
export type FactSource = z.infer<typeof sourceShape>

const homeShape = z.strictObject({
  label: both,
  town: z.enum(towns).optional(),
  quote: z.looseObject({}).optional(),
  system: z
    .strictObject({
      kwp: z.number().min(0).max(100),
      batteryKwh: z.number().min(0).max(200).optional(),
      backup: z.enum(['none', 'essential-circuits', 'whole-home']).optional(),
      reservePct: z.number().min(0).max(100).optional(),
      surplusEurKwh: z.number().min(0).max(1).optional(),
    })
    .optional(),
  outage: z
    .strictObject({
      batteryKwh: z.number().min(0).max(200),
      inverterKw: z.number().min(0).max(100).optional(),
      reservePct: z.number().min(0).max(100),
      kwp: z.number().min(0).max(100).optional(),
      list: z.enum(['essential', 'comfort']).optional(),
      month: z.int().min(1).max(12).optional(),
    })
    .optional(),
  'pool-pump': z.strictObject({ volumeM3: z.number().min(1).max(500) }).optional(),
  'pool-day': z
    .strictObject({
      areaM2: z.number().min(1).max(5000),
      depthM: z.number().min(0.5).max(4),
      targetC: z.number().min(15).max(40),
      windShelter: z.enum(windShelters),
      month: z.int().min(1).max(12),
    })
    .optional(),
  window: z.strictObject({ azimuthDeg: z.number().min(-180).max(180) }).optional(),
  calculator: z.strictObject({ id: z.enum(calculatorIds), inputs: z.record(z.string(), z.string()) }).optional(),
  given: z.record(z.string(), z.number()).optional(),
})

const toolParts = [
  'solar',
  'battery',
  'bill-cost',
  'pool',
  'cooling',
  'heating',
  'hot-water',
  'ev',
  'backup',
  'incentives',
] as const

type Raw = Record<string, unknown>
const rawHomes = z.record(z.string().regex(/^[a-z0-9-]+$/), z.record(z.string(), z.unknown()))

/** A home with what it takes from the one that it is `like`: each part filled up from the other's. Throws on a circle. */
function whole(name: string, homes: ReadonlyMap<string, Raw>, below: readonly string[] = []): Raw {
  const own = homes.get(name)
  if (!own) throw new Error(`no worked home is called ${name}`)
  if (below.includes(name)) throw new Error(`${name} is like itself`)
  const { like, ...rest } = own
  if (like === undefined) return rest
  const { given: _, ...model } = whole(String(like), homes, [...below, name])
  const merged: Raw = { ...model, ...rest }
  for (const [part, value] of Object.entries(rest)) {
    const before = model[part]
    if (isRecord(before) && isRecord(value)) merged[part] = { ...before, ...value }
  }
  return merged
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks a declaration by the schemas of its tools and of the quote; a misspelt input is refused, not passed over. */
function workedHome(name: string, declared: Raw): WorkedHome {
  const { town } = declared
  const check = <Shape extends z.ZodType>(part: string, shape: Shape, given: Raw): z.output<Shape> => {
    const parsed = shape.safeParse(given)
    if (!parsed.success) throw new Error(`${name}.${part}: ${z.prettifyError(parsed.error)}`)
    const kept = parsed.data
    const strange = Object.keys(given).find((key) => isRecord(kept) && !Object.hasOwn(kept, key))
    if (strange !== undefined) throw new Error(`${name}.${part} has no input ${strange}`)
    return kept
  }
  const tools: Raw = {}
  for (const part of toolParts) {
    const given = declared[part]
    if (isRecord(given)) tools[part] = check(part, toolRequests[part], { town, ...given })
  }
  const rest = Object.fromEntries(Object.entries(declared).filter(([key]) => !Object.hasOwn(tools, key)))
  const { quote, ...home } = check('home', homeShape, rest)
  if (!quote) return { ...home, ...tools }
  return { ...home, ...tools, quote: check('quote', answersShape, { town, budget: 'not-sure', ...quote }) }
}

/** All files of a folder as one table; throws when a name is there twice. */
function table<Row>(folder: string, shape: z.ZodType<Record<string, Row>>): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const file of readdirSync(resolve(folder)).sort()) {
    if (!file.endsWith('.json')) continue
    const parsed = shape.safeParse(JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
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

let facts: FigureFacts | undefined
let sources: Map<string, FactSource> | undefined

/** Rows and worked homes as the files have them. Throws, naming file and row, on what does not hold together. */
export function figureFacts(): FigureFacts {
  if (facts) return facts
  const raw = table('facts/worked-homes', rawHomes)
  const homes = new Map([...raw.keys()].map((name) => [name, workedHome(name, whole(name, raw))]))
  const rows: Map<string, FigureRow> = table('facts/figures', z.record(z.string(), figureShape))
  facts = { rows, homes, outside: priceQuantity }
  return facts
}

/** Throws on a key that facts/sources does not hold. */
export function factSource(key: string): FactSource {
  sources ??= table('facts/sources', z.record(z.string(), sourceShape))
  const found = sources.get(key)
  if (!found) throw new Error(`no source is called ${key}`)
  return found
}
