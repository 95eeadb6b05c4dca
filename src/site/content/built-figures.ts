import { createFigures, type Figures } from '#src/features/figures/public.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { builtWeather } from './built-weather.ts'
import { figureFacts } from './figure-facts.ts'

let figures: Figures | undefined

/** All figures with the price book of the files, as the build prints them. Runs in the project's folder. */
export function builtFigures(): Figures {
  figures ??= createFigures(figureFacts(), {
    weather: builtWeather(),
    priceBook: builtInPriceBook,
    today: madridDate(new Date()),
  })
  return figures
}
