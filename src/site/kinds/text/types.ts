import type { PropertyType } from '#src/shared/domain/vocabulary.ts'

/** What a machine in an option is for. */
export type Machine = 'heating' | 'cooling' | 'pool' | 'water' | 'car'

/** Words of the blocks that several kinds share. */
export interface KindText {
  price: string
  /** Of the hatched part and the mark of a price. */
  priceNote: string
  priceLabel: (words: { low: string; high: string; usual: string }) => string
  details: string
  questions: string
  sources: string
  next: string
  suits: { yes: string; wait: string }
  homes: {
    /** Over the options of one home. */
    ways: string
    note: (date: string) => string
    /** Of the bars, whether two options of one home end at the same saving, and of what a payback counts: when the model buys another inverter and battery; undefined where no home has one. */
    /** Before the way to a town's page. */
    others: string
    key: (words: { endAlike: boolean; inverterYear: string | undefined; batteryYear: string | undefined }) => string
    kinds: Record<PropertyType, string>
    built: (year: string) => string
    makes: string
    saves: string
    pays: string
    years: (years: number) => string
    cut: string
    cutOff: string
    cutHours: (hours: string) => string
    yes: string
    /** Too slow to pay back, or with an extra that is: light in a power cut. */
    forBackup: string
    /** What the extra costs more than the option before, and what it saves more a year. */
    extraCosts: (eur: string, year: string) => string
    /** The same, where it saves nothing more; beside an option without a battery it is no larger one. */
    extraKept: (larger: boolean) => string
    /** A machine that makes life better and the bill higher; one of a pool. */
    comfort: string
    longerSeason: string
    runsOn: (eur: string) => string
    /** The whole does not pay back in time, its panels do, with their battery where it `stores`; then why the machine is bought. */
    notForSavings: string
    partPays: (years: string, stores: boolean) => string
    machines: Record<Machine, string>
    /** Before the parts of an option in a home that has panels, and what it has. */
    adds: (system: string) => string
    hasPanels: (kwp: string) => string
    /** A flat's, whose roof is everybody's. */
    withVote: string
    /** Of a home that takes the longest time that is still worth it, `years`. */
    atLimit: string
    lastYear: (years: string) => string
    /** Beside it, of a flat. */
    needsVote: string
    /** Before what a flat's panels are. */
    ofShared: string
    /** `share`: of what its panels make. */
    /** What such a home pays today. */
    bill: (eur: string) => string
    /** Why not: the most that we recommend. */
    tooLong: (most: string) => string
    ownUse: (share: string) => string
    no: string
    from: (low: string) => string
    likely: (mid: string) => string
  }
  cut: {
    heading: string
    /** `kept`: what of the battery is not used for the bill. */
    lede: (words: { home: string; battery: string; kept: string }) => string
    /** In its place, for the home of the page once backup is added. */
    added: (words: { battery: string; price: string; reserve: string }) => string
    withCooling: string
    /** What runs, and when. */
    average: (watts: string) => string
    coolingNight: (watts: string) => string
    /** Large machines of a home, one with a pool or one without. */
    off: (hasPool: boolean) => string
    offNote: string
    offWord: string
    /** What a solid and what a hatched square is. */
    key: { sure: string; likely: string }
    atLeast: (hours: string, likely: string) => string
    /** The figure beside the squares. */
    orMore: (hours: string) => string
  }
  close: Record<
    | 'price'
    | 'battery'
    | 'blackout'
    | 'bill'
    | 'which'
    | 'walk'
    | 'photos'
    | 'partner'
    | 'pool'
    | 'cooling'
    | 'heating'
    | 'water'
    | 'solar'
    | 'emergency'
    | 'visit'
    | 'business'
    | 'finca'
    | 'repair'
    | 'check'
    | 'board'
    | 'plans'
    | 'sheet'
    | 'fault'
    | 'verify'
    | 'examples'
    | 'call',
    { heading: string; headingIn?: (town: string) => string; text: string; action: string }
  >
}
