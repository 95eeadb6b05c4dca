import { describe, expect, it } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business } from '#src/site/business.ts'
import { townOf } from '#src/site/kinds/place-of.ts'
import { openingRuns } from '#src/site/opening-lines.ts'
import { pathOf, type RouteId, routes } from '#src/site/routes.ts'
import { place } from '#src/site/seo/business-data.ts'
import { labelOf } from '#src/site/text/text.ts'
import { type BuiltPage, isBuiltFile, listed, pageAt, pages, publicOrigin, troublesOf } from './built-site.ts'
import { innerOf, textOf } from './html-text.ts'
import { datesOf, leavesOf, ofType, thingsOf, typesOf, within } from './structured-data.ts'

const headingOf = ({ html }: BuiltPage) => textOf(innerOf(html, 'h1')[0] ?? '')
const canonicalOf = ({ html }: BuiltPage) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const businessId = `${publicOrigin}/#business`
const isHome = ({ match }: BuiltPage) => match?.route.id === 'home'
const inner = listed.filter((page) => !isHome(page))

/** The trail that a reader sees: names and whole addresses, none for the page itself. */
function shownTrail({ html }: BuiltPage): { name: string; item: string | undefined }[] {
  const nav = /<nav class="crumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return innerOf(nav, 'li').map((step) => {
    const href = /<a [^>]*href="([^"]+)"/.exec(step)?.[1]
    return { name: textOf(step), item: href && `${publicOrigin}${href}` }
  })
}

/** Text as compared: one kind of space and quotation mark, no invisible signs. */
const even = (text: unknown) =>
  String(text)
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

describe('the structured data of every page', () => {
  it('is there where the page may be found, and nowhere else', () => {
    expect(troublesOf(listed, (page) => [thingsOf(page).length === 0 && 'says nothing'])).toEqual([])
    expect(
      troublesOf(
        pages.filter(({ isHidden }) => isHidden),
        (page) => [thingsOf(page).length > 0 && 'speaks'],
      ),
    ).toEqual([])
  })

  it('names the way to the page as its breadcrumb does', () => {
    expect(
      troublesOf(inner, (page) => {
        const [list, ...more] = ofType(page, 'BreadcrumbList')
        const steps = within(list, 'itemListElement')
        const said = steps.map(({ name, item }) => ({ name, item }))
        const shown = shownTrail(page)
        return [
          more.length > 0 && 'two trails',
          shown.length < 2 && 'shows no way',
          JSON.stringify(said) !== JSON.stringify(shown) &&
            `says ${JSON.stringify(said)}, shows ${JSON.stringify(shown)}`,
          ...steps.map(({ position }, at) => position !== at + 1 && `position ${position}`),
          ...steps.map(
            ({ item }) =>
              typeof item === 'string' &&
              !pageAt(item.replace(publicOrigin, '')) &&
              !pageAt(`${item.replace(publicOrigin, '')}`.replace(/\/$/, '') || '/') &&
              `${item} is no page`,
          ),
        ]
      }),
    ).toEqual([])
  })

  it('marks no page as one of questions, and no guide price as an offer', () => {
    expect(
      troublesOf(pages, (page) => [
        ofType(page, 'FAQPage').length > 0 && 'FAQPage',
        ...leavesOf(thingsOf(page)).map(({ key }) => /^(?:offers|price|lowPrice|highPrice|minPrice)$/.test(key) && key),
      ]),
    ).toEqual([])
  })

  it('leads to what a town or an estate has through the service or the hub that it belongs to', () => {
    const through: Record<string, RouteId> = {
      'service.solar-pv-installation.marbella': 'service.solar-panels',
      'service.battery-storage-installation.mijas': 'service.battery-storage',
      'mijas.solar-costs': 'hub.solar.mijas',
      'hub.blackout-protection.estepona': 'hub.blackout-protection',
      'emergency-electrician.fuengirola': 'emergency',
      'ev-charger-installation.estepona': 'service.ev-chargers',
      'luxury.sotogrande': 'services',
    }
    expect(
      troublesOf(inner, (page) => {
        const hub = through[page.match?.route.id ?? '']
        return [
          hub !== undefined &&
            shownTrail(page).at(-2)?.item !== `${publicOrigin}${pathOf(hub, page.language)}` &&
            'another way',
        ]
      }),
    ).toEqual([])
  })

  it('calls the page by its heading and by its canonical address, in its language', () => {
    expect(
      troublesOf(inner, (page) =>
        thingsOf(page)
          .filter((thing) =>
            typesOf(thing).some((type) => /^(Article|Service|WebPage|ContactPage|AboutPage)$/.test(type)),
          )
          .flatMap((thing) => [
            even(thing.headline ?? thing.name) !== even(headingOf(page)) &&
              `${thing.headline ?? thing.name} is not the heading`,
            thing.url !== canonicalOf(page) && `${thing.url} is not its address`,
            thing.inLanguage !== page.language && `in ${thing.inLanguage}`,
          ]),
      ),
    ).toEqual([])
  })

  it('is an article on reading pages, a service on pages that sell one', () => {
    const wanted: Partial<Record<string, string>> = {
      guide: 'Article',
      article: 'Article',
      service: 'Service',
      'service-city': 'Service',
      location: 'Service',
    }
    expect(
      troublesOf(inner, (page) => {
        const type = wanted[page.match?.route.kind ?? '']
        return [type !== undefined && ofType(page, type).length !== 1 && `no ${type}`]
      }),
    ).toEqual([])
  })

  it('dates an article as the page does, says who wrote it and shows its picture', () => {
    expect(
      troublesOf(listed, (page) =>
        ofType(page, 'Article').flatMap((article) => {
          const picture = String(article.image).replace(publicOrigin, '')
          const [modified, published] = [String(article.dateModified), article.datePublished]
          return [
            modified !== datesOf(page)[0] && `modified ${modified}, the page says ${datesOf(page)[0]}`,
            page.match?.route.kind === 'article' && published === undefined && 'not dated',
            published !== undefined && String(published) > modified && `published ${published}, modified ${modified}`,
            within(article, 'author')[0]?.['@id'] !== businessId && 'author',
            within(article, 'publisher')[0]?.['@id'] !== businessId && 'publisher',
            !isBuiltFile(picture) && `no picture ${picture}`,
          ]
        }),
      ),
    ).toEqual([])
  })

  it('offers services by the business, in named places', () => {
    const places = [...Object.values(townNames), 'La Zagaleta', 'Sierra Blanca']
    expect(
      troublesOf(listed, (page) =>
        ofType(page, 'Service').flatMap((service) => {
          const areas = within(service, 'areaServed')
          return [
            within(service, 'provider')[0]?.['@id'] !== businessId && 'provider',
            areas.length === 0 && 'nowhere',
            ...areas.map(({ name }) => !places.includes(String(name)) && `serves ${name}`),
          ]
        }),
      ),
    ).toEqual([])
  })

  it('calls a service as its own page is called, and gives a town where the facts have it', () => {
    const services = routes.filter(({ kind }) => kind === 'service').map(({ id }) => id)
    expect(
      troublesOf(listed, (page) =>
        ofType(page, 'Service').flatMap((service) => {
          const areas = within(service, 'areaServed')
          const town = townOf(page.match?.route.id ?? 'home')
          return [
            !services.some((id) => labelOf(id, page.language) === service.serviceType) && `type ${service.serviceType}`,
            town !== undefined && areas.length !== 1 && `${areas.length} places`,
            ...areas.map(({ name, geo }) => {
              const known = towns.find((one) => townNames[one] === name)
              return (
                known !== undefined &&
                JSON.stringify(geo) !== JSON.stringify(place(known).geo) &&
                `${name} at ${JSON.stringify(geo)}`
              )
            }),
          ]
        }),
      ),
    ).toEqual([])
  })

  it('claims nothing that nobody could check, and holds no empty value', () => {
    const claims = [
      'ratingValue',
      'reviewCount',
      'reviewBody',
      'award',
      'foundingDate',
      'numberOfEmployees',
      'priceRange',
    ]
    expect(
      troublesOf(pages, (page) =>
        leavesOf(thingsOf(page)).flatMap(({ key, value }) => [
          claims.includes(key) && key,
          (value === null || value === '' || value === undefined) && `empty ${key}`,
        ]),
      ),
    ).toEqual([])
  })
})

describe.each(['/', '/es'])('the business on %s', (path) => {
  const page = pageAt(path)
  if (!page) throw new Error(`not built: ${path}`)
  const [organisation, ...branches] = ofType(page, 'Electrician')
  const values = (key: string) => leavesOf(organisation).flatMap((leaf) => (leaf.key === key ? [leaf.value] : []))

  it('is who the business file says, with a branch for every office', () => {
    expect(organisation).toMatchObject({
      '@type': ['Electrician', 'HVACBusiness'],
      '@id': businessId,
      name: business.name,
      // One business in either language: its address is the home page that everybody can read.
      url: `${publicOrigin}/`,
      telephone: business.phone.e164,
    })
    expect(branches).toHaveLength(business.offices.length)
    for (const branch of branches) {
      expect(branch).toMatchObject({ telephone: business.phone.e164, parentOrganization: { '@id': businessId } })
      expect(within(branch, 'openingHoursSpecification')).toHaveLength(openingRuns().length)
      expect(within(branch, 'areaServed').length).toBeGreaterThan(0)
    }
    expect(within(organisation, 'openingHoursSpecification')).toHaveLength(openingRuns().length)
  })

  it('opens on working days at the hours that the footer of every page names', () => {
    const [first] = within(organisation, 'openingHoursSpecification')
    const footer = textOf(/<footer[\s\S]*<\/footer>/.exec(page.html)?.[0] ?? '')
    expect(first?.dayOfWeek).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    expect(footer).toContain(`${first?.opens}–${first?.closes}`)
  })

  it('serves every town, and each through its nearest branch', () => {
    const served = branches.flatMap((branch) => within(branch, 'areaServed').map(({ name }) => String(name)))
    expect([...new Set(served)].sort()).toEqual(Object.values(townNames).sort())
  })

  it('leaves out what the owner has not given', () => {
    const given: Record<string, unknown> = {
      legalName: business.legalName,
      vatID: business.taxId,
      email: business.email,
    }
    for (const [key, value] of Object.entries(given)) expect(values(key), key).toEqual(value === null ? [] : [value])
    expect(values('sameAs')).toEqual(Object.values(business.social).filter((url) => url !== null))
    const streets = leavesOf(branches).flatMap(({ key, value }) => (key === 'streetAddress' ? [value] : []))
    expect(streets).toEqual(business.offices.flatMap(({ address }) => address ?? []))
  })
})
