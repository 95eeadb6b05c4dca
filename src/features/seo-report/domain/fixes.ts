import type { Audit, AuditKind } from './audit.ts'

/** What to mend first: every candidate with what it may be worth in a month, the most valuable first. */

export interface SlowPage {
  page: string
  language: 'en' | 'es'
  device: 'phone' | 'tablet' | 'desktop'
  name: 'LCP' | 'INP' | 'CLS'
  p75: number
  visits: number
  rating: 'needs-improvement' | 'poor'
}

export interface SearchRow {
  path: string
  clicks: number
  shown: number
  /** Mean place among the results. */
  place: number
}

/** What visitors met, by the measure that said so. */
export const slowKinds = { LCP: 'slow', INP: 'slow-answer', CLS: 'moves' } as const satisfies Record<
  SlowPage['name'],
  string
>

export interface Fix {
  kind: (typeof slowKinds)[SlowPage['name']] | 'rarely-clicked' | AuditKind
  where: string
  /** In which language and on which kind of device it was measured; null for what was not measured by visitors. */
  met: { language: SlowPage['language']; device: SlowPage['device'] } | null
  /** Figures for the sentence, by the kind. */
  figures: number[]
  /** EUR in a month, cautious and hopeful; null while no visit has brought money: then the order is by visits. */
  worthEur: { least: number; most: number } | null
  /** Visits in a month that it concerns. */
  visits: number
}

/** What one visit has brought in, EUR, over the last 90 days; null when nothing has. */
export type VisitWorth = number | null

/** Share of visits that a mended page may win back: our assumption, shown as such. */
const slowShare = { 'needs-improvement': [0.01, 0.04], poor: [0.03, 0.1] } as const
/** Clicks of a hundred that a result in this place gets, cautious and hopeful: our assumption. */
const usualClicks = (place: number): readonly [number, number] =>
  place <= 3 ? [5, 10] : place <= 10 ? [1.5, 3] : [0.3, 0.8]
/** Fewer say nothing of a title. */
const fewestShown = 300
/** Of the visits of an average page, what a finding on it may cost: our assumption. */
const findingShare: Partial<Record<AuditKind, readonly [number, number]>> = {
  'broken-link': [0.005, 0.02],
  'no-title': [0.05, 0.2],
  'title-twice': [0.01, 0.05],
  'no-description': [0.01, 0.04],
  'much-alike': [0.02, 0.08],
  'no-way-in': [0.02, 0.1],
  'no-counterpart': [0.01, 0.05],
  'counterpart-one-way': [0.01, 0.05],
  'words-few': [0.005, 0.03],
  'broken-structured-data': [0.005, 0.03],
  heavy: [0.005, 0.03],
  'title-long': [0.002, 0.01],
  'description-long': [0.001, 0.005],
}

export function fixesOf(o: {
  slow: readonly SlowPage[]
  search: readonly SearchRow[]
  audit: Audit
  /** Visits of an average page in a month. */
  usualVisits: number
  worthOfVisit: VisitWorth
  most: number
}): Fix[] {
  const worth = (least: number, most: number) =>
    o.worthOfVisit === null ? null : { least: least * o.worthOfVisit, most: most * o.worthOfVisit }
  const slow = o.slow.map((row): Fix => {
    const [least, most] = slowShare[row.rating]
    return {
      kind: slowKinds[row.name],
      where: row.page,
      met: { language: row.language, device: row.device },
      figures: [row.p75, row.visits],
      worthEur: worth(row.visits * least, row.visits * most),
      visits: row.visits * most,
    }
  })
  const clicked = o.search.flatMap((row): Fix[] => {
    const [least, most] = usualClicks(row.place)
    const missing = (share: number) => Math.max(0, (row.shown * share) / 100 - row.clicks)
    if (row.shown < fewestShown || missing(least) === 0) return []
    return [
      {
        kind: 'rarely-clicked',
        where: row.path,
        met: null,
        figures: [row.shown, row.clicks, row.place],
        worthEur: worth(missing(least), missing(most)),
        visits: missing(most),
      },
    ]
  })
  const groups = Map.groupBy(o.audit.findings, ({ kind }) => kind)
  const findings = [...groups].flatMap(([kind, group]): Fix[] => {
    const shares = findingShare[kind]
    const [first] = group
    if (!shares || !first) return []
    const visits = o.usualVisits * new Set(group.map(({ path }) => path)).size
    return [
      {
        kind,
        where: first.path,
        met: null,
        figures: [group.length],
        worthEur: worth(visits * shares[0], visits * shares[1]),
        visits: visits * shares[1],
      },
    ]
  })
  const value = ({ worthEur, visits }: Fix) => (worthEur ? (worthEur.least + worthEur.most) / 2 : visits)
  return [...slow, ...clicked, ...findings].sort((a, b) => value(b) - value(a)).slice(0, o.most)
}
