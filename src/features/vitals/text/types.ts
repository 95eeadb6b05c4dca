import type { Device, Rating } from '#src/features/vitals/domain/vital.ts'

/** Words of the staff's report on how fast pages were for visitors. Values arrive formatted. */
export interface VitalsText {
  title: string
  found: (pages: string, since: string) => string
  how: string
  emptyTitle: string
  empty: string
  noMatch: string
  clear: string
  loading: string
  retry: string
  offline: string
  failed: string
  caption: string
  page: string
  language: string
  device: string
  show: string
  all: string
  onlyShort: string
  visits: string
  tooFew: string
  days: (days: string) => string
  period: string
  devices: Record<Device, string>
  languages: Record<'en' | 'es', string>
  ratings: Record<Rating, string>
  unknownPage: string
  limitsTitle: string
  limitsColumns: { metric: string; good: string; poor: string }
  metrics: Record<'LCP' | 'CLS' | 'INP' | 'FID' | 'FCP' | 'TTFB', string>
  upTo: (value: string) => string
  above: (value: string) => string
  pager: { pages: string; previous: string; next: string; page: (page: string, pages: string) => string }
}
