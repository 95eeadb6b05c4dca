import type { Language } from '#src/shared/i18n/language.ts'
import { type Calculator, type CalculatorId, calculatorIds } from './domain/frame/calculator.ts'
import type { CalculatorText } from './text/calculator-text.ts'

interface Parts {
  calculator: () => Promise<{ calculator: Calculator }>
  text: Record<Language, () => Promise<{ text: CalculatorText }>>
}

/** Every calculator with its words, each loaded only by the page that shows it. */
const registry: Partial<Record<CalculatorId, Parts>> = {
  solar: {
    calculator: () => import('./domain/solar/solar.ts'),
    text: { en: () => import('./text/en/solar.ts'), es: () => import('./text/es/solar.ts') },
  },
  'solar-incentives': {
    calculator: () => import('./domain/solar/solar-incentives.ts'),
    text: { en: () => import('./text/en/solar-incentives.ts'), es: () => import('./text/es/solar-incentives.ts') },
  },
  'pool-heating': {
    calculator: () => import('./domain/pool/pool-heating.ts'),
    text: { en: () => import('./text/en/pool-heating.ts'), es: () => import('./text/es/pool-heating.ts') },
  },
  'solar-pool-heating': {
    calculator: () => import('./domain/pool/solar-pool-heating.ts'),
    text: { en: () => import('./text/en/solar-pool-heating.ts'), es: () => import('./text/es/solar-pool-heating.ts') },
  },
  ac: {
    calculator: () => import('./domain/comfort/ac.ts'),
    text: { en: () => import('./text/en/ac.ts'), es: () => import('./text/es/ac.ts') },
  },
  'heat-pump': {
    calculator: () => import('./domain/comfort/heat-pump.ts'),
    text: { en: () => import('./text/en/heat-pump.ts'), es: () => import('./text/es/heat-pump.ts') },
  },
  'heat-pump-comparison': {
    calculator: () => import('./domain/comfort/heat-pump-comparison.ts'),
    text: {
      en: () => import('./text/en/heat-pump-comparison.ts'),
      es: () => import('./text/es/heat-pump-comparison.ts'),
    },
  },
  'seasonal-efficiency': {
    calculator: () => import('./domain/comfort/seasonal-efficiency.ts'),
    text: {
      en: () => import('./text/en/seasonal-efficiency.ts'),
      es: () => import('./text/es/seasonal-efficiency.ts'),
    },
  },
  'solar-heat-pump-package': {
    calculator: () => import('./domain/package/solar-heat-pump-package.ts'),
    text: {
      en: () => import('./text/en/solar-heat-pump-package.ts'),
      es: () => import('./text/es/solar-heat-pump-package.ts'),
    },
  },
  'emergency-backup': {
    calculator: () => import('./domain/backup/emergency-backup.ts'),
    text: { en: () => import('./text/en/emergency-backup.ts'), es: () => import('./text/es/emergency-backup.ts') },
  },
}

export interface LoadedCalculator {
  calculator: Calculator
  text: CalculatorText
}

/** The calculators that there are, in the order of the registry. */
export function knownCalculators(): CalculatorId[] {
  return calculatorIds.filter((id) => registry[id] !== undefined)
}

/** A calculator and its words in one language; undefined when nothing of that name is registered. */
export async function loadCalculator(id: string, language: Language): Promise<LoadedCalculator | undefined> {
  const known = calculatorIds.find((one) => one === id)
  const parts = known && registry[known]
  if (!parts) return undefined
  const [{ calculator }, { text }] = await Promise.all([parts.calculator(), parts.text[language]()])
  return { calculator, text }
}
