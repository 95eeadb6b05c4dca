import type { InputSpecs, RawInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Numbers of a link or of the defaults as the reader would type them: a comma for decimals in Spanish. */
export function localisedRaw(raw: RawInputs, specs: InputSpecs, language: Language): RawInputs {
  if (language === 'en') return raw
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const kind = specs[name]?.kind
      const isNumber = kind === 'number' || kind === 'optional-number'
      return [name, isNumber && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value]
    }),
  )
}
