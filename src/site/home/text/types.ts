import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { MenuId } from '#src/site/home/menu-prices.ts'

interface Fact {
  figure: string
  text: string
}

/** The words of the home page, one object a language. Figures come in as finished text. */
export interface HomeText {
  hero: { heading: string; lede: string }
  villa: {
    label: (june: string, equinox: string, december: string) => string
    roof: (kwh: string) => string
    battery: string
    car: string
    carValue: (km: string) => string
  }
  facts: [Fact, Fact, Fact, Fact]
  menu: {
    heading: string
    lede: (vat: string, date: string) => string
    from: string
    items: Record<MenuId, { name: string; detail: string }>
  }
  days: {
    heading: string
    lede: (kwp: string) => string
    june: string
    december: string
    made: (kwh: string) => string
    used: (kwh: string) => string
    label: (month: string, made: string, used: string) => string
    caption: (parts: { kwp: string; kwh: string }) => string
    periods: Record<'valley' | 'flat' | 'peak', string>
  }
  blackout: {
    heading: string
    lede: string
    options: Record<OptionId, string>
    noBattery: string
    runs: string
    nothing: string
    loads: Record<string, string>
    and: string
    duration: (range: string) => string
    hours: (low: string, high: string) => string
    orMore: (hours: string) => string
    label: (range: string) => string
    noneLabel: string
    axis: string
    example: (parts: { bill: string; kwh: string }) => string
  }
  towns: { heading: string; lede: string; main: string; office: string }
  after: { heading: string; steps: { figure: string; text: string }[] }
  danger: { heading: string; text: string; call: string }
  talk: { heading: string; text: string; link: string }
}
