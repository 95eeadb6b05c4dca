import type { BookingPlaces } from '#src/features/booking/ui/booking-places.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'

/** What the pages of appointments need to know of the site around them. */
export function bookingPlaces(language: Language): BookingPlaces {
  return {
    page: pathOf('design-consultation', language),
    privacy: pathOf('privacy-policy', language),
    contact: pathOf('contact', language),
    billAnalysis: pathOf('bill-analysis', language),
    brand: business.name,
    phone: business.phone,
  }
}
