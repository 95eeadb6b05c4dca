import tariffSources from '#facts/energy/tariff-sources.json' with { type: 'json' }
import type { OwnTariff } from '#src/features/energy-dashboard/domain/day-view.ts'
import { viewOf } from '#src/features/energy-dashboard/domain/day-view.ts'
import { sunDay, sunYears } from '#src/features/energy-dashboard/domain/sun-day.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { AlertForm } from '#src/features/energy-dashboard/ui/alert-form.tsx'
import { BestHoursSection, PriceDetails, PriceNow } from '#src/features/energy-dashboard/ui/energy-board.tsx'
import { HistoryChart, SunChart } from '#src/features/energy-dashboard/ui/energy-charts.tsx'
import { EnergyMix, FeedHealthList } from '#src/features/energy-dashboard/ui/energy-mix.tsx'
import { OwnTariffForm } from '#src/features/energy-dashboard/ui/own-tariff.tsx'
import { priceCsvPath } from '#src/features/energy-dashboard/ui/price-csv.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { builtWeather } from '#src/site/content/built-weather.ts'
import type { EnergyAnswer } from '#src/site/energy/energy-locals.ts'
import '#src/site/kinds/blocks/closing.css'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { Folded } from '#src/site/kinds/reading/section-flow.tsx'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'

/** Latitude of Marbella, where the sun of the page shines. */
const marbellaLatDeg = 36.51
let years: ReturnType<typeof sunYears> | undefined

/** The energy dashboard: price now, both days, best hours, mix, sun, history; below it the page's own words. */
export function EnergyPage({ page, language, answer }: KindProps & { answer?: EnergyAnswer | undefined }) {
  const board = published().energy
  const { own, next } = energyText[language]
  const { today, current, tomorrow, older } = viewOf(board)
  const action = pathOf('dashboard.energy', language)
  const offersOf = formatDate(tariffSources.asOf, language)
  const day = tomorrow ?? current ?? older
  years ??= sunYears(builtWeather(), marbellaLatDeg)
  return (
    <div className="en">
      <PriceNow board={board} language={language} heading={page.words.heading} />
      <PriceDetails board={board} language={language} csvPath={priceCsvPath[language]} />
      <BestHoursSection board={board} language={language}>
        {day ? (
          <details className="why en-d" id="own" open={answer?.kind === 'tariff'}>
            <summary>{own.summary}</summary>
            <OwnTariffForm
              day={day}
              language={language}
              action={action}
              offersOf={offersOf}
              {...(answer?.kind === 'tariff' ? tariffProps(answer) : {})}
            />
          </details>
        ) : null}
      </BestHoursSection>
      <EnergyMix board={board} language={language} offersOf={offersOf} />
      <section className="sec tight">
        <div className="wrap en-charts">
          <SunChart day={sunDay(tomorrow?.date ?? today, years)} language={language} />
          <HistoryChart board={board} language={language} />
        </div>
      </section>
      <AlertForm
        language={language}
        action={action}
        privacyPath={pathOf('privacy-policy', language)}
        {...(answer?.kind === 'alert' ? alertProps(answer) : {})}
      />
      <FeedHealthList board={board} language={language} />
      <Folded sections={page.sections.filter(({ heading }) => heading)} language={language} tinted={false} />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} />
      <NextStep language={language} words={next} />
    </div>
  )
}

function tariffProps({ values, tariff }: Extract<EnergyAnswer, { kind: 'tariff' }>): {
  values: readonly [string, string, string]
  tariff?: OwnTariff
  isWrong: boolean
} {
  return tariff ? { values, tariff, isWrong: false } : { values, isWrong: true }
}

function alertProps({ email, errors, isSent }: Extract<EnergyAnswer, { kind: 'alert' }>) {
  return { email, errors, isSent }
}

function NextStep({ language, words }: { language: Language; words: (typeof energyText)[Language]['next'] }) {
  return (
    <section className="deep sec tight close">
      <div className="wrap k-close">
        <div>
          <h2>{words.title}</h2>
          <p className="mut">{words.text}</p>
        </div>
        <div className="row">
          <ButtonLink href={pathOf('tool.solar', language)}>{words.calculator}</ButtonLink>
          <ButtonLink href={pathOf('bill-analysis', language)} tone="secondary">
            {words.bill}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
