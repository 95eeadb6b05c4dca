import type { LeafDirective } from 'mdast-util-directive'
import type { ReactNode } from 'react'
import type { Estimate } from '#src/features/quote/domain/public.ts'
import { textOf } from '#src/features/quote/text/describe.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { blockShapes } from '#src/site/content/block-list.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { Homes } from './homes.tsx'

/** The three options of a page's worked example, side by side at the width of the page. */
export function ExampleOptions({
  block,
  language,
  heading = kindText(language).homes.ways,
  names,
  marks,
  whom,
  note,
  tinted,
}: {
  block: LeafDirective | undefined
  language: Language
  heading?: string
  /** What an option is called, where its own name would say less. */
  names?: (option: Estimate['options'][number]) => string
  /** What an option consists of, in signs of the page. */
  marks?: (option: Estimate['options'][number]) => ReactNode
  /** For whom each is. */
  whom?: Record<Estimate['options'][number]['id'], string>
  /** What is said of the example behind which home it is. */
  note?: string
  tinted?: boolean
}) {
  if (!block) return null
  const { home } = blockShapes['worked-example'].parse({ ...block.attributes })
  const estimate = builtFigures().estimate(home)
  const { example: text } = contentText(language)
  const { town, propertyType, buildYear, occupancy, monthlyBillEur } = estimate.answers
  const ownNames = textOf(language).options
  const which = text.home({
    type: text.types[propertyType],
    town: townNames[town],
    year: String(buildYear),
    occupancy: text.occupancies[occupancy],
    bill: formatEur(monthlyBillEur ?? estimate.home.annualBillEur / 12, language),
  })
  return (
    <Homes
      homes={estimate.options.map((option) => ({
        estimate,
        option,
        name: names?.(option) ?? ownNames[option.id],
        marks: marks?.(option),
        whom: whom?.[option.id],
      }))}
      language={language}
      heading={heading}
      which={note ? `${which} ${note}` : which}
      tinted={tinted}
    />
  )
}
