import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf, type RouteId, routes } from '#src/site/routes.ts'
import { pageHead } from './page-words.ts'
import { renderInline } from './render.tsx'
import { contentText } from './text/text.ts'
import './article-cards.css'

const articles = routes.flatMap(({ id, parent }): RouteId[] => (parent === 'articles' ? [id] : []))

/** Every article as a card: its first figure, its question, its claim and the day, all from the article's own words. */
export function ArticleCards({ language }: { language: Language }) {
  return (
    <section className="sec tight">
      <ul className="wrap article-cards">
        {articles.map((id) => {
          const { heading, answer, facts, reviewed, published = reviewed } = pageHead(id, language)
          const [first] = facts
          return (
            <li key={id}>
              {first ? (
                <p className="article-figure">
                  <b className="num n2">{first.n}</b> <span className="sm mut">{renderInline(first.t, language)}</span>
                </p>
              ) : null}
              <h2 className="h3">
                <a href={pathOf(id, language)}>{heading}</a>
              </h2>
              <p>{renderInline(claimOf(answer), language)}</p>
              <time className="sm mut" dateTime={published}>
                {contentText(language).published(formatDate(published, language))}
              </time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The first sentence of an answer; a full stop inside a number ends none. */
function claimOf(answer: string): string {
  return /^.+?[.?!](?=\s|$)/.exec(answer)?.[0] ?? answer
}
