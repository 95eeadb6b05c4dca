import './offers.css'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { PostSection, postBody } from '#src/site/blog/post-body.tsx'
import { liveOffers } from './offers.ts'

const words = {
  en: {
    heading: 'What you can pass on to your clients now',
    lede: 'Offers that hold for everybody you introduce, until the day shown beside them.',
    until: (day: string) => `until ${day}`,
  },
  es: {
    heading: 'Lo que puedes ofrecer ahora a tus clientes',
    lede: 'Ofertas para todos los que nos presentes, hasta el día que figura al lado.',
    until: (day: string) => `hasta el ${day}`,
  },
} satisfies Record<Language, unknown>

/** Offers that partners may pass on; nothing while there is none. */
export function OfferList({ language }: { language: Language }) {
  const offers = liveOffers(language)
  if (offers.length === 0) return null
  const text = words[language]
  return (
    <section className="wrap of-sec" aria-labelledby="offers">
      <h2 id="offers">{text.heading}</h2>
      <p className="mut">{text.lede}</p>
      <ul className="of-list">
        {offers.map(({ id, anchor, post }) => (
          <li key={id} id={anchor}>
            <h3 className="h4">{post.text.title}</h3>
            {post.text.until ? (
              <p>
                <span className="tag">{text.until(formatDate(post.text.until, language))}</span>
              </p>
            ) : null}
            <p>{post.text.summary}</p>
            {postBody(post, language).sections.map((section) => (
              <PostSection
                key={section.id || 'intro'}
                nodes={section.nodes}
                language={language}
                at={`${anchor}-${section.id || 'intro'}`}
                pictures={post.pictures}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
