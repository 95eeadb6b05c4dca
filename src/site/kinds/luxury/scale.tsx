import type { LeafDirective } from 'mdast-util-directive'
import { textOf } from '#src/features/quote/text/describe.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { blockShapes } from '#src/site/content/block-list.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { Homes } from '#src/site/kinds/blocks/homes.tsx'
import { luxuryText } from './text.ts'

/** The three options of the page's worked home, said to be of a smaller house than the one drawn above. */
export function Scale({ block, language }: { block: LeafDirective | undefined; language: Language }) {
  if (!block) return null
  const { home } = blockShapes['worked-example'].parse({ ...block.attributes })
  const estimate = builtFigures().estimate(home)
  const { example } = contentText(language)
  const text = luxuryText(language)
  const names = textOf(language).options
  const { town, propertyType, buildYear, occupancy, monthlyBillEur } = estimate.answers
  const which = example.home({
    type: example.types[propertyType],
    town: townNames[town],
    year: String(buildYear),
    occupancy: example.occupancies[occupancy],
    bill: formatEur(monthlyBillEur ?? estimate.home.annualBillEur / 12, language),
  })
  return (
    <Homes
      homes={estimate.options.map((option) => ({ estimate, option, name: names[option.id] }))}
      language={language}
      heading={text.scaleHeading}
      which={`${which} ${text.scaleNote}`}
    />
  )
}
