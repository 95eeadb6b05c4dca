import type { Language } from '#src/shared/i18n/language.ts'
import { AfterPrice } from './after-price.tsx'
import { Blackout } from './blackout.tsx'
import { Closing } from './closing.tsx'
import { FactsStrip } from './facts-strip.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { PriceMenu } from './price-menu.tsx'
import { Towns } from './towns.tsx'
import { TwoDays } from './two-days.tsx'

/** The home page below the header: price, facts, menu, two days, blackout, map, what follows, danger and a person. */
export function HomePage({ language, data }: { language: Language; data: HomeData }) {
  return (
    <>
      <Hero language={language} data={data} />
      <FactsStrip language={language} />
      <PriceMenu language={language} data={data} />
      <TwoDays language={language} data={data} />
      <Blackout language={language} data={data} />
      <AfterPrice language={language} />
      <Towns language={language} />
      <Closing language={language} />
    </>
  )
}
