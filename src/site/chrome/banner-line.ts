import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { published } from '#src/site/published/reading.ts'
import { counterpart, pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'

/** What the promotional line says now. */
export interface BannerLine {
  sentence: string
  link: string
  /** The address that the link leads to. */
  to: string
  /** Days in Spain, both included; null is without an end. */
  from: PlainDate | null
  until: PlainDate | null
}
/** Null is no line. */
export type BannerLines = Record<Language, BannerLine | null>

/** What staff have published, or the project's own sentence. */
export function bannerLine(language: Language): BannerLine | null {
  const given = published().banner
  if (!given) {
    const { sentence, link } = siteText(language).banner
    return { sentence, link, to: pathOf('quote', language), from: null, until: null }
  }
  if (!given.isOn) return null
  // A post that only one language has keeps its address.
  const to = language === 'es' ? (counterpart(given.to) ?? given.to) : given.to
  return { ...given[language], to, from: given.from, until: given.until }
}
