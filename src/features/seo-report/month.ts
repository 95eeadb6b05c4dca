import { countsBetween, fewestVisits, p75Of } from '#src/features/vitals/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import type { Audit } from './domain/audit.ts'
import { type ValueRow, valueBetween } from './repo.ts'

/** A month of the business and of its site, for the owner. */

interface Money {
  leads: number
  quoted: number
  won: number
  wonEur: number
}

export interface MonthFigures {
  /** YYYY-MM */
  month: string
  total: Money
  /** '' for leads that came by no page. */
  byLanding: (Money & { key: string })[]
  bySource: (Money & { key: string })[]
  visits: number
  speed: { name: 'LCP' | 'INP' | 'CLS'; p75: number }[]
  audit: Pick<Audit, 'pages' | 'findings'> | null
}

const speedNames = ['LCP', 'INP', 'CLS'] as const

/** `month` is YYYY-MM; its days are days in Spain. */
export async function monthOf(db: Database, month: string, audit: MonthFigures['audit']): Promise<MonthFigures> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const from = `${month}-01`
  const to = addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1)
  const rows = await valueBetween(db, from, to)
  const counts = await countsBetween(db, from, to)
  const of = (name: string) => counts.filter((count) => count.name === name)
  const visitsOf = (name: string) => of(name).reduce((sum, { visits }) => sum + visits, 0)
  return {
    month,
    total: sumOf(rows),
    byLanding: grouped(rows, ({ landing }) => landing ?? ''),
    bySource: grouped(rows, ({ source }) => source),
    visits: visitsOf('TTFB'),
    speed: speedNames.flatMap((name) => {
      const p75 = visitsOf(name) >= fewestVisits ? p75Of(name, of(name)) : undefined
      return p75 === undefined ? [] : [{ name, p75 }]
    }),
    audit,
  }
}

function sumOf(rows: readonly ValueRow[]): Money {
  const sum = (value: (row: ValueRow) => number) => rows.reduce((total, row) => total + value(row), 0)
  return {
    leads: sum(({ leads }) => leads),
    quoted: sum(({ quoted }) => quoted),
    won: sum(({ won }) => won),
    wonEur: eurFromCents(sum(({ wonCents }) => wonCents)),
  }
}

function grouped(rows: readonly ValueRow[], key: (row: ValueRow) => string): (Money & { key: string })[] {
  const groups = [...Map.groupBy(rows, key)].map(([one, group]) => ({ key: one, ...sumOf(group) }))
  return groups.sort((a, b) => b.wonEur - a.wonEur || b.leads - a.leads)
}
