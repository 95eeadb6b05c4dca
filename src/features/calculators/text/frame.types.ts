import type { OfferMachine } from '#src/features/calculators/domain/frame/offer.ts'

/** The words around every calculator. */
export interface FrameText {
  /** Above the form and above the answer, for readers by ear. */
  answer: string
  optional: string
  /** Whose home, or pool, stands in the fields at first. */
  filledIn: (town: string, isPool: boolean) => string
  /** The drawing of the roof in a sentence, and where its panels go. */
  roof: (panels: number) => string
  slope: (tilt: string, direction: string) => string
  roofNote: string
  yes: string
  no: string
  errorPrefix: string
  errors: {
    /** With the allowed range, written out with its unit. */
    missing: (range: string) => string
    'not-a-number': (range: string) => string
    'out-of-range': (range: string) => string
    'not-whole': (range: string) => string
    unknown: string
  }
  /** "from 10 to 5,000 €", of the values that a field takes. */
  allowed: (from: string, to: string) => string
  slider: (label: string) => string
  why: string
  whyOf: (figure: string) => string
  equation: string
  likely: (value: string) => string
  /** Below a span of years: the likely one. */
  mostLikely: (span: string) => string
  /** In front of today's bill at the end of the bar of what is saved. */
  todaysBill: string
  likelyHead: string
  atLeast: (value: string) => string
  /** The upper end of what is spent. */
  atMost: (value: string) => string
  /** P90 and where counting stopped, in words: "at least 8 years in nine cases out of ten, more than 15 in one" */
  spread: (low: string, high: string) => string
  /** P90 alone, where counting stopped before the middle. */
  sure: (low: string) => string
  /** The same where both ends are known: "between €25 and €58 in eight cases out of ten" */
  between: (low: string, high: string) => string
  sources: string
  assumptions: string
  details: string
  table: string
  month: string
  hour: string
  name: string
  low: string
  high: string
  /** The one step into the quote. */
  quote: string
  quoteNote: string
  /** The other way on: a person. */
  talk: string
  copy: string
  copied: string
  copyFailed: string
  print: string
  /** The three options that the answers lead to. */
  offers: {
    title: string
    /** The same where only a machine was asked for. */
    whole: string
    /** The same where the usual bill stands for the visitor's. */
    typical: string
    /** What the option holds that the answer above is. */
    above: (kit: string) => string
    /** Where that is panels alone. */
    noBattery: string
    option: string
    panels: (kwp: string) => string
    battery: (kwh: string) => string
    machines: Record<OfferMachine, string>
    installed: string
    saving: string
    powerCut: string
    none: string
    /** Instead of a saving, of what only costs. */
    adds: (eur: string) => string
    /** Names of options by what they hold. */
    only: (machine: string) => string
    withPanels: string
    withBattery: string
    hours: (hours: string) => string
    /** The same of the visitor's own list. */
    ownHours: (hours: string) => string
    stops: string
    vat: string
    /** Where an option lasts through a power cut. */
    fromBattery: string
  }
  /** Until they are there. */
  offersComing: string
  /** The heading above that step. */
  next: string
  /** Beside the short answer, where room is scarce. */
  toQuote: string
  /** A tag and a sentence: the last good answer is still on screen. */
  lastGood: string
  stale: string
  /** The choice between charts, for those who hear it. */
  charts: string
  /** Folded away: how each number comes about, with the tables and the lesser figures. */
  numbers: string
  /** Folded away: what the page has to say beyond its answer. */
  reading: string
  announced: (sentence: string) => string
  noScript: string
  noScriptLink: string
  /** The kernel or the weather could not be loaded. */
  offline: string
  yourCase: string
}
