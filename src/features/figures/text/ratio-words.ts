import type { RatioId, SpokenRatio } from '#src/features/figures/domain/ratio.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Each fits before what it is a share or a multiple of: 'a third of', 'twice' / 'un tercio de', 'el doble de'. */
const words: Record<RatioId, Record<Language, string>> = {
  'a-twentieth': { en: 'a twentieth', es: 'una vigésima parte' },
  'a-tenth': { en: 'a tenth', es: 'una décima parte' },
  'an-eighth': { en: 'an eighth', es: 'una octava parte' },
  'a-sixth': { en: 'a sixth', es: 'una sexta parte' },
  'a-fifth': { en: 'a fifth', es: 'una quinta parte' },
  'a-quarter': { en: 'a quarter', es: 'una cuarta parte' },
  'a-third': { en: 'a third', es: 'un tercio' },
  'two-fifths': { en: 'two fifths', es: 'dos quintas partes' },
  half: { en: 'half', es: 'la mitad' },
  'three-fifths': { en: 'three fifths', es: 'tres quintas partes' },
  'two-thirds': { en: 'two thirds', es: 'dos tercios' },
  'three-quarters': { en: 'three quarters', es: 'tres cuartas partes' },
  'four-fifths': { en: 'four fifths', es: 'cuatro quintas partes' },
  'nine-tenths': { en: 'nine tenths', es: 'nueve décimas partes' },
  same: { en: 'the same', es: 'lo mismo' },
  'a-tenth-more': { en: 'a tenth more', es: 'una décima parte más' },
  'a-fifth-more': { en: 'a fifth more', es: 'una quinta parte más' },
  'a-quarter-more': { en: 'a quarter more', es: 'una cuarta parte más' },
  'a-third-more': { en: 'a third more', es: 'un tercio más' },
  'half-more': { en: 'one and a half times', es: 'una vez y media' },
  'two-thirds-more': { en: 'two thirds more', es: 'dos tercios más' },
  twice: { en: 'twice', es: 'el doble' },
  'two-and-a-half': { en: 'two and a half times', es: 'dos veces y media' },
  'three-times': { en: 'three times', es: 'el triple' },
  'three-and-a-half': { en: 'three and a half times', es: 'tres veces y media' },
  'four-times': { en: 'four times', es: 'el cuádruple' },
  'five-times': { en: 'five times', es: 'cinco veces' },
  'six-times': { en: 'six times', es: 'seis veces' },
  'seven-times': { en: 'seven times', es: 'siete veces' },
  'eight-times': { en: 'eight times', es: 'ocho veces' },
  'nine-times': { en: 'nine times', es: 'nueve veces' },
  'ten-times': { en: 'ten times', es: 'diez veces' },
}

/** 'half', 'about a third' / 'la mitad', 'cerca de un tercio'. */
export function ratioWords({ id, about }: SpokenRatio, language: Language): string {
  const said = words[id][language]
  if (!about) return said
  return language === 'en' ? `about ${said}` : `cerca ${said.startsWith('el ') ? `del ${said.slice(3)}` : `de ${said}`}`
}
