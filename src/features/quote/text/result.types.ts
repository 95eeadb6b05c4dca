import type { FitTag } from '#src/features/quote/domain/options/result-facts.ts'
import type { PropertyType } from '#src/shared/domain/vocabulary.ts'

/** The words of the saved quote, one language an object. Names of options, items, loads and statements come from describe.ts. */
export interface ResultText {
  title: string
  heading: string
  /** What a home is called in a sentence. */
  homes: Record<PropertyType, string>
  /** "Villa in Marbella, part of the year, €165 a month." */
  home: (parts: { home: string; town: string; occupancy: string; use: string }) => string
  vatIn: (percent: string) => string
  vatMixed: string
  changeAnswer: string
  reference: string
  compare: string
  installed: string
  saves: (eur: string) => string
  /** On the line below it, to the end of the sentence: 'pays back in 6 to 7 years'. */
  thenPaysBack: (phrase: string) => string
  /** In front of today's bill at the end of the bar of what is saved. */
  todaysBill: string
  savesRange: (low: string, likely: string, high: string) => string
  costsMore: (eur: string) => string
  inPowerCut: string
  hours: (low: string, likely: string) => string
  /** In the narrow strip: the hours that are sure, or none. */
  cutOf: (hours: string) => string
  cutNone: string
  noHours: string
  fit: Record<Exclude<FitTag, 'most-of-bill'>, string>
  /** The tag of an option that stands out in nothing else: how much of the bill it takes away. */
  ofBill: (percent: string) => string
  /** On the button of each card. */
  choose: (option: { id: string; name: string }) => string
  chosen: string
  hatchKey: string
  notWorthIt: string
  noneWorthIt: string
  months: {
    heading: (option: string) => string
    sentence: (made: string, used: string) => string
    /** What is in the use beside today's: one of the two parts below it, or both. */
    ofIt: (parts: string) => string
    ofBattery: (kwh: string) => string
    ofMachines: (kwh: string) => string
    short: (months: string) => string
    shortAlways: string
    shortNever: string
    /** The few months in which the roof gives enough. */
    enoughOnly: (months: string) => string
    without: string
    chart: (made: string, used: string) => string
    caption: (loss: string, date: string) => string
    captionPlain: (date: string) => string
  }
  facing: Record<
    'south' | 'south-east' | 'south-west' | 'east' | 'west' | 'north' | 'north-east' | 'north-west',
    string
  >
  roof: {
    sentence: (of: { panels: string; kwp: string; areaM2: string; facing: string; tilt: string }) => string
    settled: string
  }
  output: { title: string; range: (low: string, likely: string, high: string) => string }
  bill: { title: string; spoken: (before: string, after: string) => string }
  /** How output, bill and payback come about. */
  worked: {
    why: string
    output: (kwp: string, perKwp: string, kwh: string) => string
    spread: string
    self: (selfUse: string, sufficiency: string) => string
    bill: string
    payback: (price: string, saving: string, phrase: string) => string
  }
  powerCut: { title: string; fold: string; why: string; runs: string; doesNotRun: string }
  items: {
    title: string
    /** Below the list of items: the work is in it. */
    fitted: string
    /** Heads the folded table of all items. */
    each: string
    item: string
    net: string
    vat: (percent: string) => string
    vatPlain: string
    total: string
    subtotal: string
    unconfirmed: (date: string) => string
    confirmed: (date: string) => string
  }
  incentives: {
    title: string
    none: string
    unknownAmount: string
    verified: string
    single: string
    notCounted: string
    asOf: (date: string) => string
  }
  behind: { title: string; lede: string }
  /** `lede` stands over what the visit may add; `all` names the fold of every note where that list is in sight. */
  moves: { title: string; lede: string; all: string }
  assumptions: { title: string; lede: string; item: string; source: string }
  keep: {
    title: string
    lede: string
    testLede: string
    pdf: string
    copy: string
    copied: string
    copyFailed: string
    share: string
    print: string
    whatsapp: string
    whatsappNote: string
    contact: string
    call: (phone: string) => string
  }
  /** The ways to say yes. `intro` names the chosen option and its price, `ready` stands behind it. */
  yes: {
    title: string
    ready: string
    intro: (option: string, price: string) => string
    note: string
    choose: string
    chooseNamed: (option: { id: string; name: string; price: string }) => string
    visit: string
    chooseTitle: string
    chooseText: string
    visitTitle: string
    visitText: string
    /** The first message on WhatsApp, and the words of a mail. */
    message: (reference: string, option: string, price: string) => string
    /** Of that mail. */
    subject: (reference: string) => string
    /** After a choice was taken back. */
    withdrawn: string
  }
  next: { title: string; steps: { title: string; detail: string }[] }
  test: { title: string; note: string }
  gone: {
    expired: { title: string; lede: string }
    unknown: { title: string; lede: string }
    again: string
    contact: string
  }
}
