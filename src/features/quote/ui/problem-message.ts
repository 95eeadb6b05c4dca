import { formatNumber } from '#src/shared/i18n/format.ts'
import { numberLimits } from '../domain/form-values.ts'
import type { QuoteUiText } from '../text/ui.types.ts'
import type { ShownProblem } from './configurator-state.ts'

/** A problem in the reader's words: ours by its code, the server's as it came. */
export function problemMessage(problem: ShownProblem, text: QuoteUiText): string {
  return 'message' in problem ? problem.message : text.errors.problem(problem, limitsOf(problem.field, text))
}

function limitsOf(field: string, text: QuoteUiText): { min: string; max: string } | undefined {
  if (field === 'buildYear') return { min: String(numberLimits.buildYear.min), max: String(numberLimits.buildYear.max) }
  if (field !== 'monthlyBillEur' && field !== 'annualKwh') return
  const { min, max } = numberLimits[field]
  const shown = (value: number) => {
    const digits = formatNumber(value, text.language)
    if (field === 'annualKwh') return `${digits}\u00a0kWh`
    return text.language === 'en' ? `€${digits}` : `${digits}\u00a0€`
  }
  return { min: shown(min), max: shown(max) }
}
