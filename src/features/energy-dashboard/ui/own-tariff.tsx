import tariffFacts from '#facts/energy/tariff-prices.json' with { type: 'json' }
import type { DayPrices } from '#src/features/energy-dashboard/domain/board.ts'
import type { OwnTariff } from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { OwnHours } from './best-hours.tsx'

const { P1, P2, P3 } = tariffFacts.market.energyEurKwh
/** The median three-period offer: where no prices of one's own are written yet. */
export const medianTariff: OwnTariff = [P1, P2, P3]

export const tariffFields = ['peak', 'flat', 'valley'] as const

interface Props {
  day: DayPrices
  language: Language
  /** Where the form posts to: the page itself. */
  action: string
  /** When the offers were compared, worded. */
  offersOf: string
  /** As written before, when the page comes back with it. */
  values?: readonly [string, string, string]
  tariff?: OwnTariff
  isWrong?: boolean
}

/** A contract's own prices: written here, posted without script, answered with the hours they make best. */
export function OwnTariffForm({ day, language, action, offersOf, values, tariff, isWrong = false }: Props) {
  const { own: text } = energyText[language]
  const written = values ?? medianTariff.map((eurKwh) => formatNumber(eurKwh * 100, language, 1))
  return (
    <div className="own">
      <p>{text.intro}</p>
      <form method="post" action={`${action}#own`} className="own-f">
        <input type="hidden" name="step" value="tariff" />
        {isWrong ? (
          <p className="note bad" role="alert" id="own-error">
            {text.wrong}
          </p>
        ) : null}
        {tariffFields.map((name, at) => (
          <label key={name}>
            {text[name]}
            <input
              className="in"
              type="text"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              defaultValue={written[at]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'own-error own-hint' : 'own-hint'}
            />
          </label>
        ))}
        <Button type="submit" tone="secondary">
          {text.show}
        </Button>
        <p className="k" id="own-hint">
          {text.hint}
        </p>
      </form>
      {tariff ? <OwnHours day={day} tariff={tariff} language={language} /> : null}
      {tariff || values ? null : <p className="k">{text.assumed(offersOf)}</p>}
    </div>
  )
}
