import { builtInBusiness, readBusinessFrom } from '../src/site/business.ts'
import { startPostgres } from '../tests/contract/postgres.ts'
import { benchAffiliates } from './affiliates.ts'
import { benchAgreement } from './agreement.ts'
import { benchBills } from './bills.ts'
import { benchChat } from './chat.ts'
import { benchContent } from './content.ts'
import { benchContentSequences } from './content-sequences.ts'
import { benchCrm, benchCrmOfMany } from './crm.ts'
import { benchCarry } from './crm-carry.ts'
import { benchImport } from './crm-import.ts'
import { benchDanger } from './danger.ts'
import { benchDashboards } from './dashboards.ts'
import { benchEnergy } from './energy.ts'
import { benchEstimate } from './estimate.ts'
import { benchFaults } from './faults.ts'
import { benchFlood } from './flood.ts'
import { benchLaws } from './laws.ts'
import { benchLeads } from './leads.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPdf } from './pdf.ts'
import { benchPublication } from './publication.ts'
import { benchQuotes } from './quotes.ts'
import { benchRecompute } from './recompute.ts'
import { benchStatic } from './static.ts'
import { benchTools } from './tools.ts'

/** Prints every figure as one JSON object. With names as arguments, only those: `script/bench leads static`. */

readBusinessFrom(() => builtInBusiness)

type Bench = (databaseUrl: string) => Promise<Record<string, number>>
const benches: Record<string, Bench> = {
  agreement: async () => benchAgreement(),
  energy: () => benchEnergy(),
  estimate: async () => benchEstimate(),
  laws: async () => benchLaws(),
  tools: async () => benchTools(),
  recompute: benchRecompute,
  bills: benchBills,
  chat: benchChat,
  danger: benchDanger,
  pdf: () => benchPdf(),
  weight: benchPageWeight,
  static: benchStatic,
  leads: benchLeads,
  flood: benchFlood,
  quotes: benchQuotes,
  affiliates: benchAffiliates,
  crm: benchCrm,
  'crm-many': benchCrmOfMany,
  carry: () => benchCarry(),
  import: benchImport,
  publication: benchPublication,
  content: benchContent,
  sequences: benchContentSequences,
  faults: () => benchFaults(),
  dashboards: benchDashboards,
}

const asked = process.argv.slice(2)
const results: Record<string, Record<string, number>> = {}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  process.stderr.write(`bench: ${name}\n`)
  const postgres = await startPostgres()
  try {
    results[name] = await bench(postgres.url)
  } finally {
    await postgres.dispose()
  }
}
console.log(JSON.stringify(results, null, 2))
