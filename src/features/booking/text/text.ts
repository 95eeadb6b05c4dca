import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { BookingText } from './types.ts'

const texts: Record<Language, BookingText> = { en, es }

export const bookingText = (language: Language): BookingText => texts[language]
