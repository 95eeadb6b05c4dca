import type { ReactNode } from 'react'
import type { CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import { ContentPage } from '#src/site/content/content-page.tsx'
import { OfferList } from '#src/site/offers/offer-list.tsx'
import { AboutPage } from './about/about-page.tsx'
import './blocks/bands.css'
import { ArticlePage } from './article/article-page.tsx'
import { BillPage } from './bill/bill-page.tsx'
import { CompanyPage } from './company/company-page.tsx'
import { EnergyPage } from './energy/energy-page.tsx'
import { EnergyNewsPage } from './energy-news/energy-news-page.tsx'
import { EvTownPage } from './ev-town/ev-town-page.tsx'
import { ExpertPage } from './expert/expert-page.tsx'
import { GuidePage } from './guide/guide-page.tsx'
import { HowtoPage } from './howto/howto-page.tsx'
import { HubPage } from './hub/hub-page.tsx'
import { type PageKind, pageKindOf } from './kind-of.ts'
import type { KindProps } from './kind-props.ts'
import { LocalEmergencyPage } from './local-emergency/local-emergency-page.tsx'
import { LuxuryPage } from './luxury/luxury-page.tsx'
import { PartnershipPage } from './partnership/partnership-page.tsx'
import { RecommendPage } from './recommend/recommend-page.tsx'
import { ServicePage } from './service/service-page.tsx'
import { ServiceTownPage } from './service-town/service-town-page.tsx'
import { TownPage } from './town/town-page.tsx'
import { VersusPage } from './versus/versus-page.tsx'

const compositions: Record<PageKind, (props: KindProps) => ReactNode> = {
  service: ServicePage,
  'service-town': ServiceTownPage,
  town: TownPage,
  hub: HubPage,
  luxury: LuxuryPage,
  'local-emergency': LocalEmergencyPage,
  'ev-town': EvTownPage,
  about: AboutPage,
  article: ArticlePage,
  bill: BillPage,
  company: CompanyPage,
  energy: EnergyPage,
  'energy-news': EnergyNewsPage,
  expert: ExpertPage,
  guide: GuidePage,
  howto: HowtoPage,
  partnership: PartnershipPage,
  recommend: RecommendPage,
  versus: VersusPage,
}

/** A page of words in the composition of its kind. A tool, and a kind without one, has the plain recipe. */
export function KindPage({ page, language, tool }: KindProps & { tool?: CalculatorSectionProps | undefined }) {
  const kind = tool ? undefined : pageKindOf(page.route)
  const Composition = kind && compositions[kind]
  if (!Composition) return <ContentPage page={page} language={language} tool={tool} />
  return (
    <article className="pg kp">
      <Composition page={page} language={language} />
      {page.route === 'partnerships' ? <OfferList language={language} /> : null}
    </article>
  )
}
