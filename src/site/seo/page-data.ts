import { averageOf } from '#src/features/reviews/domain/review.ts'
import { reviewText } from '#src/features/reviews/text/text.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PostPage } from '#src/site/blog/posts.ts'
import { business } from '#src/site/business.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import type { Project } from '#src/site/projects/projects.ts'
import { shownReviews } from '#src/site/reviews/review-places.ts'
import { breadcrumbs, pathOf, type RouteId, type RouteKind } from '#src/site/routes.ts'
import { labelOf } from '#src/site/text/text.ts'
import { businessId, place } from './business-data.ts'
import { ogPicturePath } from './og-path.ts'
import { canonicalOf } from './sitemap.ts'

/**
 * A content page as schema.org reads it: what it is, and where it stands. Only what the page itself shows. Its questions are a supplement to
 * its text, so none is marked as a page of questions; and no price is marked as an offer, because ours are guide prices and no floors.
 */

const articleKinds: readonly RouteKind[] = ['guide', 'article']
const serviceKinds: readonly RouteKind[] = ['service', 'service-city', 'location']

export function pageGraph(page: ContentPageData, language: Language, origin: string) {
  const path = pathOf(page.route, language, page.params)
  const url = `${origin}${pathOf(canonicalOf(page.route), language, page.params)}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      main(page, language, origin, url),
      trail(path, language, origin, page.words.label),
      ...(page.route === 'reviews' ? reviewsOf(origin) : []),
    ],
  }
}

/** Reviews that the page shows, of real customers alone; nothing while there is none, and no average of fewer than ten. */
function reviewsOf(origin: string) {
  const shown = shownReviews()
  if (shown.length === 0) return []
  const average = averageOf(shown.map(({ stars }) => stars))
  return [
    {
      '@type': 'LocalBusiness',
      '@id': businessId(origin),
      name: business.name,
      ...(average
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: average.average,
              reviewCount: average.count,
              bestRating: 5,
              worstRating: 1,
            },
          }
        : {}),
      review: shown.map(({ stars, words, name, language, writtenOn }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        // Somebody who wants no name is named as nobody.
        author: { '@type': 'Person', name: name || reviewText[language].list.noName },
        datePublished: writtenOn,
        inLanguage: language,
        reviewBody: words,
      })),
    },
  ]
}

/** A project as schema.org reads it: an article of ours about a job, with its picture. */
export function projectGraph({ language, path, post: { text, pictures }, fields }: Project, origin: string) {
  const publisher = { '@type': 'Organization', '@id': businessId(origin), name: business.name }
  const picture = fields.after ? pictures[fields.after]?.sizes.find(({ type }) => type !== 'avif')?.url : undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: text.title,
        description: text.summary,
        inLanguage: language,
        url: `${origin}${path}`,
        mainEntityOfPage: `${origin}${path}`,
        ...(text.published ? { datePublished: text.published } : {}),
        dateModified: text.reviewed ?? text.published,
        author: publisher,
        publisher,
        image: `${origin}${picture ?? ogPicturePath('projects', language)}`,
      },
      trail(path, language, origin, text.title),
    ],
  }
}

/** A post as schema.org reads it, with the address of its social picture. */
export function postGraph({ language, post: { text }, paths }: PostPage, origin: string, picture: string) {
  const path = paths[language] ?? pathOf('blog.post', language, { slug: text.slug })
  const publisher = { '@type': 'Organization', '@id': businessId(origin), name: business.name }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: text.title,
        description: text.summary,
        inLanguage: language,
        url: `${origin}${path}`,
        mainEntityOfPage: `${origin}${path}`,
        ...(text.published ? { datePublished: text.published } : {}),
        dateModified: text.reviewed ?? text.published,
        author: publisher,
        publisher,
        image: `${origin}${picture}`,
      },
      trail(path, language, origin, text.title),
    ],
  }
}

function main({ kind, words, route, params }: ContentPageData, language: Language, origin: string, url: string) {
  const about = { inLanguage: language, description: words.description, url }
  const publisher = { '@type': 'Organization', '@id': businessId(origin), name: business.name }
  if (articleKinds.includes(kind))
    return {
      '@type': 'Article',
      headline: words.heading,
      ...about,
      ...(words.published ? { datePublished: words.published } : {}),
      dateModified: words.reviewed,
      author: publisher,
      publisher,
      image: `${origin}${ogPicturePath(route, language, params)}`,
    }
  if (serviceKinds.includes(kind)) {
    return {
      '@type': 'Service',
      name: words.heading,
      serviceType: serviceTypeOf(route, language) ?? labelOf(route, language) ?? words.label,
      ...about,
      provider: publisher,
      areaServed: areaOf(route),
    }
  }
  return { '@type': 'WebPage', name: words.heading, ...about, dateModified: words.reviewed, publisher }
}

/** The town that the page is of, the estate that it is of, or the whole coast. */
function areaOf(route: RouteId) {
  const estate = route.startsWith('luxury.') ? estates[route.slice('luxury.'.length)] : undefined
  if (estate) return estate
  const town = towns.find((name) => route.endsWith(`.${name}`) || (route.startsWith('mijas.') && name === 'mijas'))
  return town ? place(town) : towns.map(place)
}

/** Estates that are no town of ours: named, inside the municipality whose offices they deal with. */
const estates: Readonly<Record<string, object>> = {
  'la-zagaleta': { '@type': 'Place', name: 'La Zagaleta', containedInPlace: { '@type': 'City', name: 'Benahavís' } },
  'sierra-blanca': { '@type': 'Place', name: 'Sierra Blanca', containedInPlace: { '@type': 'City', name: 'Marbella' } },
}

/** What people search for when they look for this service, whatever the page's heading asks. */
function serviceTypeOf(route: RouteId, language: Language): string | undefined {
  const service = serviceTypes.find(([front]) => route.startsWith(front))?.[1]
  return service && labelOf(service, language)
}

const serviceTypes: readonly (readonly [front: string, service: RouteId])[] = [
  ['service.solar-pv-installation.', 'service.solar-panels'],
  ['service.battery-storage-installation.', 'service.battery-storage'],
  ['service.heat-pump-installation.', 'service.heat-pumps'],
  ['service.air-conditioning-installation.', 'service.air-conditioning'],
  ['service.pool-heating-installation.', 'service.pool-heating'],
  ['service.hot-water-heat-pump.', 'service.hot-water-heat-pumps'],
  ['hub.solar', 'service.solar-panels'],
  ['hub.battery-storage', 'service.battery-storage'],
  ['hub.blackout-protection', 'service.blackout-protection'],
  ['luxury.', 'service.electrical-installation'],
  ['emergency-electrician.', 'service.emergency-electrician'],
  ['ev-charger-installation.', 'service.ev-chargers'],
  ['heat-sources.', 'service.heat-pumps'],
  ['mijas.solar-battery-storage', 'service.battery-storage'],
  ['mijas.solar-pool-heating', 'service.pool-heating'],
  ['mijas.solar-ev-charging', 'service.ev-chargers'],
  ['mijas.solar-panel-maintenance', 'service.solar-maintenance'],
  ['mijas.solar-repairs', 'service.solar-maintenance'],
  ['mijas.', 'service.solar-panels'],
]

/** What a page with words in code says of itself: the way to it. */
export function trailGraph(path: string, language: Language, origin: string, label?: string) {
  return { '@context': 'https://schema.org', '@graph': [trail(path, language, origin, label)] }
}

/** The steps that the breadcrumb shows; `label` is what the page itself is called, when it is one of many of its route. */
function trail(path: string, language: Language, origin: string, label?: string) {
  const crumbs = breadcrumbs(path)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: (at === crumbs.length - 1 ? label : undefined) ?? labelOf(crumb.id, language),
      ...(crumb.path ? { item: `${origin}${crumb.path}` } : {}),
    })),
  }
}
