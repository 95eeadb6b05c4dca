import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import type { RouteId } from '#src/site/routes.ts'
import { AboutPage } from './about/about-page.tsx'
import { ArticlePage } from './article/article-page.tsx'
import { CompanyPage } from './company/company-page.tsx'
import { ExpertPage } from './expert/expert-page.tsx'
import { GuidePage } from './guide/guide-page.tsx'
import { HowtoPage } from './howto/howto-page.tsx'
import { PartnershipPage } from './partnership/partnership-page.tsx'
import { RecommendPage } from './recommend/recommend-page.tsx'
import { VersusPage } from './versus/versus-page.tsx'

type Composition = (props: { page: ContentPageData; language: Language }) => ReactNode

/** By the first word of a route's id, and by whole ids where that says too little. */
const groups: Readonly<Record<string, Composition>> = {
  guide: GuidePage,
  guides: GuidePage,
  versus: VersusPage,
  comparison: VersusPage,
  howto: HowtoPage,
  expert: ExpertPage,
  article: ArticlePage,
  recommend: RecommendPage,
  partnerships: PartnershipPage,
}
const single: Readonly<Partial<Record<RouteId, Composition>>> = {
  'should-i-get-solar': GuidePage,
  'is-solar-worth-it': GuidePage,
  'best-solar-installer-marbella': RecommendPage,
  'best-solar-installer-costa-del-sol': RecommendPage,
  'best-air-conditioning-installer-marbella': RecommendPage,
  'best-heat-pump-installer-costa-del-sol': RecommendPage,
  about: AboutPage,
  projects: CompanyPage,
  portfolio: CompanyPage,
  'case-studies': CompanyPage,
  reviews: CompanyPage,
  'best-reviews': CompanyPage,
  certifications: CompanyPage,
  warranties: CompanyPage,
  method: CompanyPage,
  'expat-electrician': CompanyPage,
}

/** How a page of this route is put together; undefined: by the common recipe. */
export function compositionOf(route: RouteId): Composition | undefined {
  return single[route] ?? groups[route.split('.')[0] ?? '']
}
