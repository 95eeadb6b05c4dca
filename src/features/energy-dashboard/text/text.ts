import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { EnergyWords } from './types.ts'

export const energyText: Record<Language, EnergyWords> = { en, es }
