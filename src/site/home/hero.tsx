import { HomeEstimator } from '#src/features/quote/ui/home-estimator/home-estimator.tsx'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { type SunHeight, VillaSection } from '#src/shared/ui/villa-section/villa-section.tsx'
import { pathOf } from '#src/site/routes.ts'
import { hoursRange } from './blackout-words.ts'
import { exampleTown, type HomeData } from './home-data.ts'
import { homeText } from './text/text.ts'

/** 7.4 kW for an hour, a tenth lost on the way, 18 kWh per 100 km: facts/energy, medium car. */
const kmPerChargingHour = Math.floor((7.4 * 0.9 * 100) / 18)

/** The promise, the instant answer, and the house it is about. Its styles come first (server/render/finish-page.ts). */
export function Hero({ language, data }: { language: Language; data: HomeData }) {
  const text = homeText(language)
  const { sun, example } = data
  const [, balanced] = example.options
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
          monthlyBillEur={data.monthlyBillEur}
          answer={data.answer}
          priceBook={data.priceBook}
        />
      </div>
      <div className="scene">
        <VillaSection
          label={text.villa.label(june ?? '', equinox ?? '', december ?? '')}
          seasons={seasons}
          sun={mark(data.builtOn, sun.todayDeg)}
          roof={{
            value: formatUnit(balanced.system.kwp, 'kWp', language, 1),
            text: text.villa.roof(formatNumber(Math.round(balanced.productionKwh.p50 / 100) * 100, language)),
          }}
          battery={{ value: hoursRange(balanced.backup.hours, text.blackout), text: text.villa.battery }}
          car={{ value: text.villa.carValue(String(kmPerChargingHour)), text: text.villa.car }}
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
