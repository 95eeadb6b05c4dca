import type { PriceItemId, PriceUnit } from '#src/features/quote/domain/prices/price-items.ts'

/** Words of the staff's view of a quote and of the price book, one language an object. Values arrive formatted. */
export interface QuoteStaffText {
  quote: string
  notWorthIt: string
  kit: { panels: (kwp: string) => string; battery: (kwh: string) => string; none: string }
  validUntil: (date: string) => string
  pricesUnconfirmed: string
  openLive: string
  pdf: Record<'en' | 'es', string>
  unreadable: string
  opened: string
  chosen: string
  copyLink: string
  copied: string
  columns: { option: string; price: string; saves: string }
  answers: string
  details: {
    areaM2: string
    persons: string
    roof: string
    roofTypes: Record<'tile' | 'flat' | 'other', string>
    poolM3: string
    evKmPerYear: string
    contractedPowerKw: string
  }
  book: {
    title: string
    version: (version: string, date: string) => string
    intro: string
    confirmed: string
    unconfirmed: string
    confirmedLabel: string
    confirmedHint: string
    asOf: string
    asOfWanted: string
    vat: string
    vatWanted: string
    columns: { item: string; price: string; range: string; source: string; mark: string }
    items: Record<PriceItemId, string>
    /** Said after the price of one unit. */
    perUnit: Record<PriceUnit, string>
    unitSigns: Record<PriceUnit, string>
    /** Accessible name of the price of one quantity: "Battery, 10 kWh, euros without VAT". */
    priceOf: (item: string, quantity: string) => string
    priceOfOne: (item: string, unit: string) => string
    rangeAt: (range: string, quantity: string) => string
    noRange: string
    sources: Record<'own' | 'none', string>
    marks: Record<string, string>
    changed: (count: string) => string
    changedOne: string
    unchanged: string
    before: (price: string) => string
    publish: string
    publishing: string
    discard: string
    published: (version: string) => string
    nothing: string
    numberWanted: string
    mustRise: string
    errorTitle: string
    conflict: string
    adminOnly: string
    history: string
    noHistory: string
    historyColumns: { version: string; date: string; confirmed: string; published: string; by: string }
    yes: string
    no: string
    builtIn: string
  }
  loading: string
  retry: string
  offline: string
  failed: string
}
