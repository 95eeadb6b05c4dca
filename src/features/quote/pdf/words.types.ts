import type { Occupancy } from '#src/shared/domain/vocabulary.ts'

/** The words of the quote as a document that are not on the screen too; those come from quote/text. */
export interface QuotePdfWords {
  title: (reference: string) => string
  reference: (reference: string) => string
  dates: (pricesOf: string, validTo: string) => string
  page: string
  pageOf: string
  madeOn: (date: string) => string
  testNote: string
  heading: string
  headingNotWorthIt: string
  preparedFor: (name: string) => string
  occupancy: Record<Occupancy, string>
  home: (home: {
    type: string
    hasPool: boolean
    town: string
    year: string
    occupancy: string
    kwhPerYear: string
    eurPerYear: string
  }) => string
  /** Beside the QR code: where no option is worth it, and where each has its box to tick. */
  scan: string
  tick: string
  /** Of whoever has ticked one and looks for the place to sign. */
  signing: string
  qrAlt: string
  optionsCaption: string
  rows: {
    price: string
    vat: string
    equipment: string
    output: string
    saving: string
    /** Of the bars below it. */
    savingScale: string
    /** The same where the bars end at today's bill. */
    savingOfBill: string
    bill: string
    payback: string
    powerCut: string
  }
  bill: (after: string) => string
  /** Below the table, behind the name of the option. */
  extraForCuts: string
  powerCut: {
    hours: (low: string, likely: string) => string
    hoursAlike: (low: string) => string
    threeDays: string
    withCooler: (hours: string) => string
    alt: (low: string, likely: string) => string
  }
  noPanels: string
  rangeNote: string
  notWorthIt: (optionNames: string) => string
  noneWorthIt: string
  months: {
    made: string
    used: string
    saved: string
    year: string
    note: (useKwh: string, addedUse: string) => string
  }
  chart: {
    title: (optionName: string) => string
    titleUseOnly: string
    unit: string
    solar: string
    use: string
    caption: string
    alt: (fact: {
      lowMonth: string
      lowKwh: string
      highMonth: string
      highKwh: string
      yearKwh: string
      useKwh: string
    }) => string
    altUseOnly: (useKwh: string) => string
  }
  savingChart: {
    title: string
    unit: string
    alt: (fact: { lowMonth: string; lowEur: string; highMonth: string; highEur: string; yearEur: string }) => string
  }
  range: { title: string; unit: string; caption: string; alt: (low: string, likely: string, high: string) => string }
  items: {
    heading: string
    item: string
    net: string
    vatRate: string
    vat: string
    price: string
    totals: string
    lead: string
    basis: (marks: string) => string
    sun: (selfSufficiency: string, selfConsumption: string) => string
  }
  notes: string
  incentives: {
    heading: string
    none: string
    unknownAmount: string
    inAll: (amount: string) => string
    intro: string
    source: string
  }
  assumptions: { heading: string; lead: string; sources: string; source: (title: string, asOf: string) => string }
  next: { heading: string; steps: readonly string[] }
  contact: { heading: string; towns: (names: string) => string; quoteUs: (reference: string) => string }
  registrations: { taxId: string; lowVoltage: string; thermal: string; refrigerants: string }
}
