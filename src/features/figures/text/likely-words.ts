import type { FigureUnit } from '#src/features/figures/domain/units.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { quantityText } from './quantity-text.ts'

/** 'at least €1,060 in nine years of ten; most likely €1,170' / 'al menos 1.060 € nueve años de cada diez; lo más probable, 1.170 €'. */
export function likelyWords(range: Range, unit: FigureUnit | undefined, language: Language): string {
  const text = (value: number) => quantityText(unit ? { value, unit } : { value }, language)
  const atLeast = text(range.p90)
  const likely = text(range.p50)
  return language === 'en'
    ? `at least ${atLeast} in nine years of ten; most likely ${likely}`
    : `al menos ${atLeast} nueve años de cada diez; lo más probable, ${likely}`
}

/** Of a cost, whose far end is the dear one: 'no more than €560 in nine years of ten; most likely €420'. */
export function likelyCostWords(range: Range, unit: FigureUnit | undefined, language: Language): string {
  const text = (value: number) => quantityText(unit ? { value, unit } : { value }, language)
  const atMost = text(range.p10)
  const likely = text(range.p50)
  return language === 'en'
    ? `no more than ${atMost} in nine years of ten; most likely ${likely}`
    : `no más de ${atMost} nueve años de cada diez; lo más probable, ${likely}`
}
