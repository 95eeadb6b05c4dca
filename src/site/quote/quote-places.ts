import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { isBuilt, pathOf } from '#src/site/routes.ts'

/** The privacy page, or null until there is one. */
export function privacyPath(language: Language): string | null {
  return isBuilt('privacy-policy') ? pathOf('privacy-policy', language) : null
}

/** What the configurator needs to know of the business and of the site around it. */
export function configuratorPlaces(language: Language) {
  return { business: { name: business.name, phone: business.phone }, privacyHref: privacyPath(language) }
}

/** Where the links of a saved quote go; a test quote leads back to the test configurator. */
export function quotePlaces(language: Language, test: boolean) {
  return {
    quote: pathOf(test ? 'test-quote' : 'quote', language),
    visit: pathOf('design-consultation', language),
    contact: pathOf('contact', language),
    whatsapp: `https://wa.me/${business.whatsapp.e164.slice(1)}`,
    email: business.email,
    brand: business.name,
    privacy: privacyPath(language),
    phone: business.phone,
  }
}
