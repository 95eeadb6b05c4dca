import type { FooterColumn, NamedPage } from '#src/site/chrome/navigation.ts'
import type { RouteId } from '#src/site/routes.ts'
import type { MenuText } from './menu.types.ts'

/** Pages whose title and description stand here and not with their content. */
export type PlainPage =
  | 'home'
  | 'quote'
  | 'quote.view'
  | 'test-quote'
  | 'contact'
  | 'design-consultation'
  | 'booking.manage'
  | 'energy.alert'
  | 'reviews.write'
  | 'affiliate-program'
  | 'affiliate-portal'

export type PageLabels = Record<NamedPage | PlainPage, string> & Partial<Record<RouteId, string>>

/** The words of header, footer, head matter and 404 page: one object a language. */
export interface SiteText {
  skip: string
  /** Suffix after the page's title is the business name. */
  pages: Record<PlainPage, { title: string; description: string }>
  nav: {
    main: string
    menu: string
    language: string
    trail: string
    quick: string
  }
  menu: MenuText
  getQuote: string
  quoteShort: string
  uploadBill: string
  /** The bar of a page that is read while something is wrong. */
  call112: string
  electrician: string
  whatsapp: string
  whatsappOwner: string
  whatsappNote: string
  banner: { name: string; sentence: string; link: string; close: string }
  footer: {
    hours: string
    /** Before the word for any hour. */
    emergencies: string
    offices: string
    /** Said after an office, for those who hear the link. */
    maps: string
    follow: string
    wholeCoast: string
    mapCredit: string
    columns: Record<FooterColumn, string>
  }
  notFound: {
    title: string
    description: string
    heading: string
    /** Said after the heading when one page is spelt almost alike. */
    nextDoor: string
    lede: string
    map: string
    services: string
    towns: string
    close: string
    home: string
    other: string
  }
}
