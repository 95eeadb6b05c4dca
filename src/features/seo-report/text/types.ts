import type { AuditKind } from '#src/features/seo-report/domain/audit.ts'
import type { Fix } from '#src/features/seo-report/domain/fixes.ts'
import type { LighthouseFileProblem } from '#src/features/seo-report/domain/lighthouse-file.ts'
import type { SearchFileProblem } from '#src/features/seo-report/domain/search-csv.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What staff can do about a fix. */
export type FixAct = 'title' | 'redirect' | 'look'

/** The words of the report on how the site is found. */
export interface SeoWords {
  fixes: string
  fixesOrder: string
  aMonth: (range: string) => string
  noWorth: string
  how: string
  howText: string
  noFix: string
  act: Record<FixAct, string>
  fix: Record<'slow' | 'slow-answer' | 'moves' | 'rarely-clicked', (where: string, figures: string[]) => string>
  met: (device: NonNullable<Fix['met']>['device'], language: Language) => string
  fixOf: (what: string, count: string, where: string) => string
  audit: string
  auditRuns: string
  audited: (pages: string, hidden: string, when: string, seconds: string) => string
  clean: string
  kinds: Record<AuditKind, string>
  trend: string
  trendNone: string
  moved: string
  week: string
  visits: string
  lighthouse: string
  lighthouseNone: string
  lighthouseFew: string
  lighthouseFiles: string
  lighthouseDone: (runs: string) => string
  lighthouseProblems: Record<LighthouseFileProblem, string>
  category: string
  categories: Record<string, string>
  median: string
  band: string
  runs: string
  value: string
  valueNone: string
  noPage: string
  otherPage: string
  ofForm: (page: string) => string
  ofFormNote: string
  landing: string
  together: string
  source: string
  leads: string
  quoted: string
  won: string
  wonEur: string
  search: string
  searchNone: string
  searchFile: string
  searchSend: string
  searchDone: (rows: string) => string
  searchMost: (shown: string, rows: string) => string
  searchProblems: Record<SearchFileProblem, string>
  shown: string
  clicked: string
  place: string
  page: string
  rate: string
  imported: (when: string) => string
  loading: string
  failed: string
  offline: string
  retry: string
  period: string
  days: (days: number) => string
}
