import { type Language, languageOfHeader, languages } from '#src/shared/i18n/language.ts'

/** Not the visitor's `language` key: that one follows the address, this one the person who works here. */
export const staffLanguageKey = 'staffLanguage'

/** The language of the staff pages: what was chosen on this device, else the account's, else the first of the browser's that we speak. */
export function staffLanguage(
  chosen: string | null,
  account: Language | undefined,
  browser: readonly string[],
): Language {
  return languages.find((language) => language === chosen) ?? account ?? languageOfHeader(browser.join(',')) ?? 'en'
}
