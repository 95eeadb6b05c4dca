import type { BuiltRouteId, RouteId } from '../routes.ts'

type PublicRouteId = Exclude<BuiltRouteId, `staff.${string}`>

/** The words of header, footer, head matter and 404 page: one object a language. */
export interface SiteText {
  skip: string
  /** Suffix after the page's title is the business name. */
  pages: Record<PublicRouteId, { title: string; description: string; label: string }>
  /** Navigation and breadcrumb labels of pages, built or not. */
  labels: Partial<Record<RouteId, string>>
  nav: { main: string; menu: string; language: string; trail: string; quick: string }
  getQuote: string
  quoteShort: string
  whatsapp: string
  whatsappNote: string
  call: string
  hoursTitle: string
  officesTitle: string
  areasTitle: string
  pagesTitle: string
  mapCredit: string
  notFound: {
    title: string
    description: string
    heading: string
    lede: string
    close: string
    home: string
    other: string
  }
}
