import townFacts from '#facts/local/towns.json' with { type: 'json' }
import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business } from './business.ts'
import { clock, openingRuns } from './opening-lines.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The business as schema.org reads it, from set facts only; `siteUrl` is the canonical home page. */
export function businessData(siteUrl: string) {
  const profiles = Object.values(business.social).filter((url) => url !== null)
  return {
    '@context': 'https://schema.org',
    '@type': ['Electrician', 'HVACBusiness'],
    '@id': `${siteUrl}#business`,
    name: business.name,
    url: siteUrl,
    telephone: business.phone.e164,
    ...(business.legalName ? { legalName: business.legalName } : {}),
    ...(business.taxId ? { vatID: business.taxId } : {}),
    ...(business.email ? { email: business.email } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    availableLanguage: ['en', 'es'],
    areaServed: towns.map((town) => ({
      '@type': 'Place',
      name: townNames[town],
      geo: {
        '@type': 'GeoCoordinates',
        latitude: townFacts.towns[town].latDeg,
        longitude: townFacts.towns[town].lonDeg,
      },
    })),
    openingHoursSpecification: openingRuns().map((run) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: run.days.map((day) => days[day]),
      opens: clock(run.fromMinute),
      closes: clock(run.toMinute),
    })),
  }
}
