import type { LeafDirective } from 'mdast-util-directive'
import { formatKwp } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const words: Record<Language, { roof: string; months: (kwp: string) => string }> = {
  en: { roof: 'What your roof would give', months: (kwp) => `A clean roof of ${kwp}, month by month` },
  es: { roof: 'Lo que daría tu tejado', months: (kwp) => `Un tejado limpio de ${kwp}, mes a mes` },
}

/** Over the figure that takes the width of the page: the roof table, or the months of a roof of so many kWp. */
export function figureHeading({ name, attributes }: LeafDirective, language: Language): string {
  const { roof, months } = words[language]
  return name === 'roof-table' ? roof : months(formatKwp(Number(attributes?.kwp), language))
}
