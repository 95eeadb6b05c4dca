import type { Range } from '#src/shared/domain/range.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import { formatKwh, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import type { QuotePdfWords } from './words.types.ts'

/** A range on a scale from 0: what the template draws, all words made. */
export interface Bar {
  low: string
  high: string
  alt: string
  /** The ends of the scale, written. */
  zero: string
  max: string
  /** Ends and mark as fractions of the scale. */
  from: number
  to: number
  mark: number
}

/** The sun of a year, as a bar below its likely value. */
export interface YearOfSun extends Bar {
  title: string
  likely: string
  unit: string
  caption: string
}

/** A range from P90 to P10 on a scale from 0 to `max`, in the unit of `write`; `alt` says it in a sentence. */
export function barOf(
  { p10, p50, p90 }: Range,
  max: number,
  write: (value: number) => string,
  alt: (low: string, likely: string, high: string) => string,
): Bar {
  return {
    low: write(p90),
    high: write(p10),
    alt: alt(write(p90), write(p50), write(p10)),
    zero: write(0),
    max: write(max),
    from: p90 / max,
    to: p10 / max,
    mark: p50 / max,
  }
}

/** A year's production on a scale of its own, as on screen; nothing without panels. */
export function yearOfSun(range: Range, words: QuotePdfWords, language: Language): YearOfSun | null {
  if (range.p50 <= 0) return null
  const bare = (value: number) => formatNumber(shownKwh(value), language)
  const kwh = (value: number) => formatKwh(value, language)
  return {
    ...barOf(range, roundScale([range]), bare, () => words.range.alt(kwh(range.p90), kwh(range.p50), kwh(range.p10))),
    title: words.range.title,
    likely: bare(range.p50),
    unit: words.range.unit,
    caption: words.range.caption,
  }
}
