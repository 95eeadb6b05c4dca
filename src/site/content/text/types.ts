import type { menuIds, noteKinds } from '#src/site/content/block-list.ts'

type MenuId = (typeof menuIds)[number]

/** The words that the site itself adds to content pages. */
export interface ContentText {
  price: string
  talk: string
  questions: string
  sources: string
  sourceOf: (date: string) => string
  reviewed: (date: string) => string
  published: (date: string) => string
  prices: (date: string) => string
  related: string
  contents: string
  closing: { heading: string; text: string }
  menu: { items: Record<MenuId, string>; note: (date: string) => string }
  note: Record<(typeof noteKinds)[number], string>
  table: string
  verdict: string
  roof: { caption: string; tilt: string; directions: readonly [string, string, string, string, string]; note: string }
  example: {
    heading: string
    home: (home: { type: string; town: string; year: string; occupancy: string; bill: string }) => string
    types: Record<'apartment' | 'villa' | 'townhouse' | 'finca', string>
    occupancies: Record<'full-time' | 'holiday-home' | 'mixed-use', string>
    saving: string
    payback: string
    cut: string
    not: string
    /** Of backup that does not pay in time: it is bought for the power cuts. */
    forBackup: string
    years: (years: number) => string
    caption: (date: string) => string
    /** What a payback counts besides the price. */
    replaced: (inverterYear: string, batteryYear: string) => string
  }
  months: {
    label: (kwh: string) => string
    caption: (system: { kwp: string; tilt: string; facing: string; kwh: string }) => string
    facing: Record<'south' | 'south-east' | 'south-west' | 'east' | 'west', string>
    month: string
    made: string
  }
  town: {
    people: string
    foreign: string
    area: string
    altitude: string
    zone: string
    pools: string
    lets: string
    water: string
    power: string
    asOf: (date: string) => string
    zones: Record<'coast' | 'village', string>
  }
  emergency: {
    signs: string
    /** Below the number itself. */
    callNow: string
    heading: string
    home: string
    us: string
    /** Opens the chat; without a script the emergency page. */
    chat: string
    danger: string
    dont: readonly string[]
    street: string
    faults: string
    water: string
    waterOnBill: string
    gas: string
    /** Before a note on a number's verification. */
    checked: (note: string) => string
    oneSource: (date: string) => string
    unconfirmed: string
  }
  company: {
    legalName: string
    taxId: string
    registeredAddress: string
    email: string
    lowVoltage: string
    thermal: string
    refrigerants: string
    insurance: string
    /** Instead of what is not published yet. */
    more: string
  }
  enquiry: { heading: string; lede: string }
}
