import { readingMinutes } from '#src/features/content/domain/document.ts'
import { fromMarkdown } from '#src/features/content/format/markdown.ts'
import { isHomeReference } from '#src/features/figures/public.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { factSource } from '#src/site/content/figure-facts.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { pathOf } from '#src/site/routes.ts'
import { type PostBody, PostSection, postBody } from './post-body.tsx'
import { PostCard, PostPicture, SubjectTag } from './post-card.tsx'
import { postChart } from './post-charts.ts'
import { type PostPage as Page, relatedPosts } from './posts.ts'
import { blogText } from './text/text.ts'

/** A post: claim and number first, corrections, figures with their dates, sources, what to read next. */
export function PostPage({ page, language }: { page: Page; language: Language }) {
  const text = blogText[language]
  const { post, id } = page
  const body = postBody(post, language)
  const minutes = readingMinutes(fromMarkdown(post.text.body))
  const pair = page.paths[language === 'en' ? 'es' : 'en']
  const other: Language = language === 'en' ? 'es' : 'en'
  const related = relatedPosts(id, language)
  const hasPicture = post.text.number !== undefined || postChart(id, language) !== undefined
  return (
    <>
      <article>
        <header className="phero" data-first-screen="">
          <div className={`wrap blog-top${hasPicture ? ' g2 c75' : ''}`}>
            <div>
              <p className="meta">
                <SubjectTag subject={post.text.subject} language={language} />
                {post.text.published ? (
                  <time dateTime={post.text.published} data-ago={language}>
                    {formatDate(post.text.published, language)}
                  </time>
                ) : null}
                <span>{text.readingTime(minutes)}</span>
              </p>
              <h1>{post.text.title}</h1>
              <p className="lede">{post.text.summary}</p>
              {pair ? (
                <p className="sm">
                  <a className="tl" href={pair} lang={other} hrefLang={other}>
                    {text.alsoIn}
                  </a>
                </p>
              ) : null}
            </div>
            {hasPicture ? <PostPicture post={{ id, text: post.text }} language={language} /> : null}
          </div>
        </header>
        <div className="wrap post">
          <div className="prose">
            <Corrections page={page} language={language} />
            {body.sections.map(({ id: anchor, heading, nodes }) => (
              <section key={anchor || 'intro'} aria-labelledby={anchor || undefined}>
                {heading ? <h2 id={anchor}>{heading}</h2> : null}
                <PostSection nodes={nodes} language={language} at={anchor || 'intro'} pictures={post.pictures} />
              </section>
            ))}
            <Sources page={page} body={body} language={language} />
            <p className="sm">
              <a href={pathOf('contact', language)}>{blogText[language].tellUs}</a>
            </p>
          </div>
          <PostAside page={page} body={body} language={language} />
        </div>
      </article>
      {related.length > 0 ? (
        <nav className="tint sec tight" aria-labelledby="read-next">
          <div className="wrap">
            <h2 id="read-next">{text.next}</h2>
            <div className="nbs">
              {related.map((one) => (
                <PostCard key={one.id} post={one} language={language} />
              ))}
            </div>
          </div>
        </nav>
      ) : null}
    </>
  )
}

function Sources({ page: { post }, body, language }: { page: Page; body: PostBody; language: Language }) {
  const text = blogText[language]
  const rows = body.figures.flatMap((name) => builtFigures().row(name) ?? [])
  const model = body.figures.some(isHomeReference) ? ['guides-model'] : []
  const keys = [...new Set([...post.text.sources, ...rows.map(({ source }) => source), ...model])]
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{text.sources}</h2>
      <ol className="srcs">
        {keys.map((key) => {
          const { title, url } = factSource(key)
          const name = typeof title === 'string' ? title : title[language]
          return (
            <li key={key}>
              {url ? (
                <a href={url} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ol>
      {post.text.reviewed ? (
        <PageDates
          words={{ ...(post.text.published ? { published: post.text.published } : {}), reviewed: post.text.reviewed }}
          language={language}
        />
      ) : null}
    </section>
  )
}

/** At the top of a post: who has read it before must not look for them. */
function Corrections({ page: { post }, language }: { page: Page; language: Language }) {
  const text = blogText[language]
  const { corrections } = post.text
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{text.corrections}</h2>
      {corrections.map(({ on, text: what }) => (
        <div key={`${on} ${what}`} className="corr">
          <p>
            <b>{formatDate(on, language)}.</b> {what}
          </p>
        </div>
      ))}
    </section>
  )
}

function PostAside({ page: _page, body, language }: { page: Page; body: PostBody; language: Language }) {
  const text = blogText[language]
  const { yours, chips } = text
  return (
    <aside className="stack-l" aria-label={yours.heading}>
      <div className="stick stack">
        <nav aria-label={text.contents}>
          <ul className="toc">
            {body.sections
              .filter(({ heading }) => heading)
              .map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            <li>
              <a href="#sources">{text.sources}</a>
            </li>
          </ul>
        </nav>
        <div className="deep cut-box">
          <p className="h">{yours.heading}</p>
          <p className="sm">{yours.text}</p>
          <ButtonLink small href={pathOf('quote', language)}>
            {yours.button}
          </ButtonLink>
        </div>
        <p className="sm mut">
          <span className="fc">{chips.value}</span> {chips.opens} <span className="fc mod">{chips.model}</span>{' '}
          {chips.modelSays}
        </p>
      </div>
    </aside>
  )
}
