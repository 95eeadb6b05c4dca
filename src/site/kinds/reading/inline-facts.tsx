import { renderInline } from '#src/site/content/render.tsx'
import type { BandFact } from '#src/site/kinds/blocks/facts-band.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'

/** The numbers of a page's head for its deep band, their words with italics and links. */
export function inlineFacts({ words }: KindProps['page'], language: KindProps['language']): BandFact[] {
  return words.facts.map(({ n, t }) => ({ n, t: renderInline(t, language) }))
}
