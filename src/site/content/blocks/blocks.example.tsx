import type { Example } from '#src/shared/ui/example.ts'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'

/** One of each, written as in a page. Drawings have an example of their own. */
const blocks = [
  '::town-numbers{town=marbella}',
  '::price-list{items="solar battery heat-pump zoned-ac pool hot-water ev-charger blackout"}',
  '::roof-table{town=marbella}',
  '::month-chart{town=marbella kwp=5 tilt=20 facing=south}',
  '::worked-example{home=mijas-villa-1998-240}',
  '::worked-example{home=fuengirola-flat-1978-55}',
  '::map{town=estepona}',
  '::emergency-card{town=fuengirola}',
  '::company-facts{of=company}',
  '::accuracy',
  '::enquiry{service=solar}',
]

export const example: Example = {
  name: 'Content blocks',
  use: 'What a page of content/ may hold; computed when the site is built.',
  states: blocks.map((markdown, at) => ({
    name: markdown,
    show: (language) => (
      <div className="prose">
        {sectionsOf(markdown, language).map(({ nodes }) => renderNodes(nodes, language, `block-${at}`))}
      </div>
    ),
  })),
}
