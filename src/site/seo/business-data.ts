import townFacts from '#facts/local/towns.json' with { type: 'json' }
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business, type Office } from '#src/site/business.ts'
import { clock, openingRuns } from '#src/site/opening-lines.ts'
import { pathOf } from '#src/site/routes.ts'

/** The business as schema.org reads it, from set facts only. */

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What every other description of the site points to. */
export function businessId(origin: string): string {
  return `${origin}/#business`
}

/** The business and its branches, each with the towns it is nearest to. `origin` without a slash at the end. */
export function businessGraph(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [organisation(origin), ...business.offices.map((office) => branch(office, origin))],
  }
}

function organisation(origin: string) {
  const profiles = Object.values(business.social).filter((url) => url !== null)
  return {
    '@type': ['Electrician', 'HVACBusiness'],
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone.e164,
    ...(business.legalName ? { legalName: business.legalName } : {}),
    ...(business.taxId ? { vatID: business.taxId } : {}),
    ...(business.email ? { email: business.email } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    areaServed: towns.map(place),
    openingHoursSpecification: opening(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: business.phone.e164,
      url: `${origin}${pathOf('emergency', 'en')}`,
      availableLanguage: ['en', 'es'],
    },
  }
}

function branch(office: Office, origin: string) {
  return {
    '@type': ['Electrician', 'HVACBusiness'],
    '@id': `${origin}/#office-${office.id}`,
    name: `${business.name}, ${office.name.en}`,
    parentOrganization: { '@id': businessId(origin) },
    url: `${origin}${pathOf('contact', 'en')}`,
    telephone: business.phone.e164,
    ...(office.address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: office.address,
            addressLocality: townNames[office.town],
            addressCountry: 'ES',
          },
        }
      : {}),
    areaServed: towns.filter((town) => nearestOfficeTown(town) === office.town).map(place),
    openingHoursSpecification: opening(),
  }
}

function opening() {
  return openingRuns().map((run) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: run.days.map((day) => days[day]),
    opens: clock(run.fromMinute),
    closes: clock(run.toMinute),
  }))
}

/** A town as an area served. */
export function place(town: Town) {
  const { latDeg, lonDeg } = townFacts.towns[town]
  return {
    '@type': 'Place',
    name: townNames[town],
    geo: { '@type': 'GeoCoordinates', latitude: latDeg, longitude: lonDeg },
  }
}

/** The town of the office nearest as the crow flies. */
export function nearestOfficeTown(town: Town): Town {
  const [first, ...others] = business.offices.map((office) => office.town)
  if (!first) throw new RangeError('the business has no office')
  return others.reduce(
    (best, candidate) => (squareDistance(town, candidate) < squareDistance(town, best) ? candidate : best),
    first,
  )
}

/** In square degrees of latitude; good enough to compare distances along one coast. */
function squareDistance(a: Town, b: Town): number {
  const [from, to] = [townFacts.towns[a], townFacts.towns[b]]
  const east = (from.lonDeg - to.lonDeg) * Math.cos((from.latDeg * Math.PI) / 180)
  return (from.latDeg - to.latDeg) ** 2 + east ** 2
}
