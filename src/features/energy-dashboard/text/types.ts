import type { FeedName, FeedProblem, PlantKind } from '#src/features/energy-dashboard/domain/board.ts'
import type { Level } from '#src/features/energy-dashboard/domain/day-view.ts'

/** Words of the energy dashboard; figures come worded. */
export interface EnergyWords {
  unit: string
  unitShort: string
  /** "21:00 to 22:00, Monday 23 November" */
  hourOf: (span: string, day: string) => string
  span: (from: string, to: string) => string
  advice: {
    /** `until`: the hour at which the level ends. */
    wait: (
      level: Level,
      until: string,
      nowEur: string,
      bestEur: string,
      day: 'today' | 'tomorrow',
      span: string,
    ) => string
    now: (nowEur: string) => string
    lastNight: (level: Level, until: string, nowEur: string, nightEur: string) => string
    none: string
  }
  upToDate: string
  valuesOf: (when: string) => string
  beforeTax: string
  sample: string
  /** At the head of the page: what will stand here. */
  sampleTag: string
  /** The advice of an example day, which is nobody's today: its hours are named. */
  exampleAdvice: (from: string, eur: string, bestEur: string, day: 'today' | 'tomorrow', span: string) => string
  down: (since: string) => string
  older: (day: string) => string
  differs: (eurMwh: string) => string
  agrees: (hours: string) => string
  today: string
  tomorrow: string
  dayOf: string
  /** What stands for today and tomorrow in made-up figures, which are of no day. */
  exampleDay: string
  exampleNext: string
  chart: (day: string, least: string, leastAt: string, most: string, mostAt: string) => string
  nowMark: (price: string) => string
  exampleMark: (time: string, price: string) => string
  periods: readonly [string, string, string]
  thisHour: string
  /** `yellow`: which hour the yellow bar is. */
  legend: (yellow: string) => string
  source: string
  sampleSource: string
  table: string
  hour: string
  price: string
  surplus: string
  winterHour: string
  csv: string
  lateTitle: string
  late: string
  early: string
  missingTitle: string
  missing: string
  alertLink: string
  best: {
    tomorrow: string
    today: string
    like: string
    squares: string
    run: (span: string) => string
    insteadOf: (eur: string, from: string) => string
    note: string
    none: string
  }
  machines: Record<string, { name: (kwh: string) => string; about: string }>
  own: {
    summary: string
    intro: string
    peak: string
    flat: string
    valley: string
    hint: string
    show: string
    caption: string
    assumed: (date: string) => string
    yours: string
    machine: string
    when: string
    costs: string
    dearest: string
    pvpc: string
    wrong: string
    anyHour: string
    back: string
  }
  surplusTitle: string
  /** `when`: this hour, or two in the afternoon of one of the days. */
  surplusText: (when: 'now' | 'today' | 'tomorrow', eur: string, fixed: string) => string
  surplusFixed: (fixed: string, date: string) => string
  mix: {
    title: (day: string) => string
    label: (parts: string) => string
    names: Record<PlantKind, string>
    source: string
    sample: string
    sampleSource: string
    none: string
  }
  co2: { unit: string; text: (kg: string) => string; counted: string; known: (share: string) => string }
  sun: {
    title: string
    clear: string
    typical: string
    label: (clear: string, typical: string) => string
    day: (clear: string, typical: string) => string
    basis: string
    perKwp: string
    table: string
  }
  history: {
    title: string
    label: string
    month: string
    mean: string
    before: string
    change: string
    range: string
    days: string
    none: string
    recent: (least: string, most: string) => string
    keyMonth: string
    /** `since`: the first month that is known. */
    keyBefore: (since: string) => string
    partial: string
  }
  feeds: {
    title: string
    names: Record<FeedName, string>
    ok: (when: string) => string
    failing: (since: string, problem: string) => string
    problems: Record<FeedProblem, string>
  }
  alert: {
    title: string
    intro: string
    email: string
    consent: { before: string; policy: string; after: string }
    send: string
    sent: string
    consentMissing: string
    errorTitle: string
    errorPrefix: string
  }
  next: { title: string; text: string; calculator: string; bill: string }
}
