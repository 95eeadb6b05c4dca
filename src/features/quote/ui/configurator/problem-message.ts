import { numberLimits } from '#src/features/quote/domain/answers/form-values.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { formatEur, formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { ShownProblem } from './configurator-state.ts'

/** A problem in the reader's words: ours by its code, the server's as it came. */
export function problemMessage(problem: ShownProblem, text: QuoteUiText): string {
  return 'message' in problem ? problem.message : text.errors.problem(problem, limitsOf(problem.field, text))
}

function limitsOf(field: string, text: QuoteUiText): { min: string; max: string } | undefined {
  if (field === 'buildYear') return { min: String(numberLimits.buildYear.min), max: String(numberLimits.buildYear.max) }
  if (!isLimited(field)) return
  const { min, max } = numberLimits[field]
  const shown = (value: number) => {
    if (field === 'monthlyBillEur') return formatEur(value, text.language)
    const unit = units[field]
    return unit ? formatUnit(value, unit, text.language) : formatNumber(value, text.language)
  }
  return { min: shown(min), max: shown(max) }
}

const isLimited = (field: string): field is keyof typeof numberLimits => Object.hasOwn(numberLimits, field)
const units: Partial<Record<keyof typeof numberLimits, string>> = {
  annualKwh: 'kWh',
  roofAreaM2: 'm²',
  areaM2: 'm²',
  poolM3: 'm³',
  evKmPerYear: 'km',
  contractedPowerKw: 'kW',
}
