import { type Business, builtInBusiness } from '#src/site/business.ts'
import { hoursOfPage } from './hours-of-page.ts'

/** The facts of the business as the visitor's own page says them: a script is older than what was published since. */
export function businessOfPage(page: Document): Business {
  const phone = page.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]')
  const whatsapp = page.querySelector<HTMLAnchorElement>('footer a[href^="https://wa.me/"]')
  const number = /wa\.me\/(\d+)/.exec(whatsapp?.href ?? '')?.[1]
  const e164 = phone?.getAttribute('href')?.slice('tel:'.length)
  return {
    ...builtInBusiness,
    name: page.querySelector('[data-brand]')?.textContent ?? builtInBusiness.name,
    phone: phone && e164 ? { e164, display: phone.textContent.trim() } : builtInBusiness.phone,
    whatsapp: number ? { e164: `+${number}` } : builtInBusiness.whatsapp,
    openingWeek: hoursOfPage(page) ?? builtInBusiness.openingWeek,
  }
}
