import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { HomeEstimator } from '#src/features/quote/ui/home-estimator/home-estimator.tsx'
import { estimatorView } from '#src/features/quote/ui/home-estimator/home-estimator-view.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { type SunHeight, VillaSection } from '#src/shared/ui/villa-section/villa-section.tsx'
import { pathOf } from '#src/site/routes.ts'
import { exampleTown, type HomeData } from './home-data.ts'
import { homeText } from './text/text.ts'

/** The promise, the instant answer, and the house it is about. Its styles come first (server/render/finish-page.ts). */
export function Hero({ language, data }: { language: Language; data: HomeData }) {
  const text = homeText(language)
  const { sun, answer, monthlyBillEur, priceBook } = data
  const view = estimatorView(answer, monthlyBillEur, priceBook, homeAnswerText[language], language).text
  const height = (deg: number) => `${formatNumber(deg, language, deg % 1 < 0.05 || deg % 1 > 0.95 ? 0 : 1)}°`
  const mark = (date: string, deg: number): SunHeight => ({
    deg,
    height: height(deg),
    date: dayAndMonth(date, language),
  })
  const year = data.builtOn.slice(0, 4)
  const seasons = [
    mark(`${year}-06-21`, sun.juneDeg),
    mark(`${year}-03-20`, sun.equinoxDeg),
    mark(`${year}-12-21`, sun.decemberDeg),
  ]
  const [june, equinox, december] = seasons.map((season) => season.height)
  return (
    <section className="hero" data-first-screen="">
      <div className="wrap">
        <h1>{text.hero.heading}</h1>
        <p className="lede">{text.hero.lede}</p>
        <HomeEstimator
          language={language}
          action={pathOf('quote', language)}
          towns={towns.map((id) => ({ id, name: townNames[id] }))}
          town={exampleTown}
          monthlyBillEur={monthlyBillEur}
          answer={answer}
          priceBook={priceBook}
        />
      </div>
      <div className="scene">
        <VillaSection
          label={text.villa.label(june ?? '', equinox ?? '', december ?? '')}
          seasons={seasons}
          sun={mark(data.builtOn, sun.todayDeg)}
          roof={{ value: view.roof, text: view['roof-text'], out: { value: 'roof', text: 'roof-text' } }}
          battery={{
            value: view.battery,
            text: view['battery-text'],
            more: view['battery-cut'],
            out: { value: 'battery', text: 'battery-text', more: 'battery-cut' },
          }}
        />
      </div>
    </section>
  )
}

function dayAndMonth(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace('Sept', 'Sep')
}
