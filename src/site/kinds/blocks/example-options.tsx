import type { LeafDirective } from 'mdast-util-directive'
import { textOf } from '#src/features/quote/text/describe.ts'
import { formatEur, formatKwp } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { blockShapes } from '#src/site/content/block-list.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { Homes } from './homes.tsx'
import { machinesUse, panelsThere } from './option-card.ts'

/** The three options of a page's worked example, side by side at the width of the page. */
export function ExampleOptions({ block, language }: { block: LeafDirective | undefined; language: Language }) {
  if (!block) return null
  const { home, others } = blockShapes['worked-example'].parse({ ...block.attributes })
  const estimate = builtFigures().estimate(home)
  const { example: text } = contentText(language)
  const { town, propertyType, buildYear, occupancy, monthlyBillEur } = estimate.answers
  const ownNames = textOf(language).options
  const words = kindText(language).homes
  const kwp = panelsThere(estimate)
  const told = text.home({
    type: text.types[propertyType],
    town: townNames[town],
    year: String(buildYear),
    occupancy: text.occupancies[occupancy],
    bill: formatEur(monthlyBillEur ?? estimate.home.annualBillEur / 12, language),
  })
  return (
    <Homes
      homes={estimate.options.map((option) => ({ estimate, option, name: ownNames[option.id] }))}
      language={language}
      heading={words.ways}
      others={others}
      which={[told, kwp > 0 ? words.hasPanels(formatKwp(kwp, language)) : '', machinesUse(estimate, language)]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
