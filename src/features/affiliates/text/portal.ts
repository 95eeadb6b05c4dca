import type { Language } from '#src/shared/i18n/language.ts'
import { portalEn } from './portal.en.ts'
import { portalEs } from './portal.es.ts'
import type { PortalText } from './portal.types.ts'

const texts: Record<Language, PortalText> = { en: portalEn, es: portalEs }

/** The words of the partner portal in a language. */
export const portalText = (language: Language): PortalText => texts[language]
