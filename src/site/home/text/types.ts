import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { MenuId } from '#src/site/home/menu-prices.ts'

interface Fact {
  figure: string
  text: string
}

/** The words of the home page, one object a language. Figures come in as finished text. */
export interface HomeText {
  hero: { heading: string; lede: string }
  /** The home behind the figures of a block. */
  home: (town: string, monthlyBill: string) => string
  villa: {
    label: (june: string, equinox: string, december: string) => string
  }
  facts: [Fact, Fact, Fact, Fact]
  menu: {
    heading: string
    lede: (vat: string, date: string) => string
    /** Which rows belong to the home of the card. */
    whose: (home: string) => string
    items: Record<MenuId, { name: string; detail: (sizes: { kwp: string; battery: string }) => string }>
  }
  days: {
    heading: string
    lede: (kwp: string) => string
    june: string
    december: string
    made: (kwh: string) => string
    used: (kwh: string) => string
    label: (month: string, made: string, used: string) => string
    caption: (parts: { home: string; kwp: string; kwh: string }) => string
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
    /** "at least 10 hours in nine power cuts of ten, most likely 13 hours"; without the second when it is the same. */
    lasting: (atLeast: string, likely: string | undefined) => string
    /** Beyond what is followed. */
    longer: (hours: string) => string
    /** The same with one air conditioner. */
    cooled: string
    label: (lasting: string) => string
    noneLabel: string
    axis: string
    example: (parts: { home: string; kwh: string }) => string
  }
  towns: { heading: string; lede: string; main: string; office: string }
  after: { heading: string; steps: { figure: string; text: string }[] }
  danger: { heading: string; text: string; call: string }
  talk: { heading: string; text: string; link: string }
}
