import { quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { keptTogether } from '#src/site/content/unbroken.ts'
import { nightsAWeek } from './nights-a-week.ts'
import { evText, type Parking } from './text.ts'

/** What a charger usually gives there: alone on its line, or beside neighbours. */
const chargerOf: Record<Parking, string> = { garage: 'supply.32-a', shared: 'supply.16-a', street: 'supply.16-a' }
/** What is usually contracted, and all that a car may draw at night while it is. */
const usualContract = 'supply.25-a'
const daysInWeek = 7
const weeksInYear = 52

/** The nights of a week that the usual car is plugged in, as squares, and what they give. */
export function Nights({ parking, language }: { parking: Parking; language: Language }) {
  const text = evText(language)
  const figures = builtFigures()
  const weekKwh = figures.quantity('mm.car-year-kwh').value / weeksInYear
  const charger = figures.quantity(chargerOf[parking])
  const nightHours = figures.quantity('size.8-hours').value
  const nights = nightsAWeek(weekKwh, charger.value, nightHours)
  const contract = figures.quantity(usualContract)
  const shown = (value: number, unit: 'kwh' | 'hours') => quantityText({ value, unit, decimals: 0 }, language)
  return (
    <div>
      <h3 className="h4">{text.weekHeading}</h3>
      <div className="l-nights" role="img" aria-label={text.nights(nights)}>
        {[...text.days].map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days may begin with one letter
          <i key={at} data-day={day} className={onNight(at, nights) ? 'on' : undefined} />
        ))}
      </div>
      <p className="sm mut l-week">
        {keptTogether(
          text.cases[parking].week(
            text.fills[nights - 1] ?? '',
            shown(weekKwh, 'kwh'),
            shown(weekKwh / charger.value, 'hours'),
            quantityText(charger, language),
            { nights: nightsAWeek(weekKwh, contract.value, nightHours), power: quantityText(contract, language) },
          ),
        )}
      </p>
    </div>
  )
}

/** Nights as far apart as the week lets them be, from Monday. */
function onNight(day: number, nights: number): boolean {
  return Array.from({ length: nights }, (_, at) => Math.round((at * daysInWeek) / nights)).includes(day)
}
