import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PageWords } from '#src/site/content/page-words.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { isKitPart, type KitPart } from '#src/site/kinds/art/kit/kit-parts.tsx'
import { KitShelf } from '#src/site/kinds/art/kit/kit-shelf.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import '#src/site/kinds/blocks/thing.css'
import './kit.css'
import { kitText } from './kit.text.ts'

const line = z.string().trim().min(1)

const serviceShape = z.strictObject({
  /** What is fitted, part by part: how long the law makes us answer for it, and what the maker's own guarantee is about. */
  kit: z
    .array(
      z.strictObject({
        part: z.custom<KitPart>((part) => typeof part === 'string' && isKitPart(part), 'no such part'),
        name: line.max(48),
        law: line.max(40),
        maker: line.max(90),
      }),
    )
    .min(2)
    .max(4),
  /** Where little is fitted, what stands over the parts. */
  kitHeading: line.max(60).optional(),
})

/** What stays in the house when the job is done, drawn side by side, and who stands behind each part of it. What the maker promises on top is in the quote: the owner has named no makes. */
export function Kit({ words, language }: { words: PageWords; language: Language }) {
  const { kit, kitHeading } = shapeOf(words, serviceShape)
  const text = kitText(language)
  return (
    <section className="sec tight" aria-labelledby="kit">
      <div className="wrap k-kit">
        <figure className="k-thing">
          <KitShelf parts={kit} />
        </figure>
        <div>
          <h2 id="kit">{kitHeading ?? text.heading}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.part}</th>
                <th scope="col">{text.law}</th>
                <th scope="col">{text.maker}</th>
              </tr>
            </thead>
            <tbody>
              {kit.map(({ name, law, maker }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="k-law" data-l={`${text.byLaw}: `}>
                    {law}
                  </td>
                  <td data-l={`${text.makerShort}: `}>{renderInline(maker, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="sm mut">{renderInline(text.note, language)}</p>
        </div>
      </div>
    </section>
  )
}
