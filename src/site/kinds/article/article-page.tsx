import { z } from 'zod'
import { formatDate } from '#src/shared/i18n/format.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { ContentsList } from '#src/site/content/contents-list.tsx'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { Closing, onward } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits, wordsIn } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { readingText } from '#src/site/kinds/reading/text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { pathOf } from '#src/site/routes.ts'
import { FirstBars, FirstMoments } from './first-figure.tsx'
import { articleText } from './text.ts'
import '#src/site/kinds/blocks/folds.css'
import '#src/site/kinds/reading/wide-tables.css'
import './article.css'

const line = z.string().trim().min(1)
const articleShape = z.strictObject({
  /** One day along a line, where that is what the article shows first; others show `bars`. */
  day: z
    .strictObject({
      heading: line,
      note: line,
      moments: z.array(z.strictObject({ at: line, what: line, power: z.enum(['off', 'part', 'on']) })).min(2),
    })
    .optional(),
  /** So many sections after the claim stand open, where an article wants more than the first words. */
  open: z.number().int().positive().optional(),
})

/** What happened and what follows: claim and day as on a front page, then the answer with its figure and one column to read. */
export function ArticlePage({ page, language }: KindProps) {
  const { words } = page
  const { sections, limits } = withoutLimits(page.sections)
  const text = articleText(language)
  const { day, open: most } = shapeOf(words, articleShape)
  const closing = closingOf(page.route)
  const way = closing === 'call' ? undefined : onward(closing, language)
  const [claim, ...rest] = sections.filter(({ heading }) => heading)
  const open = most
    ? rest.slice(0, most)
    : rest.filter((_, at) => wordsIn(rest.slice(0, at).flatMap(({ nodes }) => nodes)) < openWords)
  const folded = rest.slice(open.length)
  const more: Section = { id: 'more', heading: kindText(language).details, nodes: [] }
  return (
    <div className="ar">
      <header className="wrap ar-head" data-first-screen="">
        <div className="ar-top">
          <div>
            <h1>{words.heading}</h1>
            <p className="lede">{renderInline(words.answer, language)}</p>
            <p className="ar-line">
              {words.published ? (
                <time dateTime={words.published}>
                  {contentText(language).published(formatDate(words.published, language))}
                </time>
              ) : null}
              <time dateTime={words.reviewed} data-reviewed>
                {contentText(language).reviewed(formatDate(words.reviewed, language))}
              </time>
              <span>{readingText(language).minutes(wordsIn(sections.flatMap(({ nodes }) => nodes)))}</span>
            </p>
          </div>
          {words.bars ? <FirstBars bars={words.bars} language={language} /> : null}
          {day ? <FirstMoments {...day} /> : null}
        </div>
      </header>
      <div className="wrap ar-body">
        <div className="ar-side">
          <ContentsList
            sections={[...(claim ? [claim] : []), ...open, ...(folded.length > 0 ? [more] : [])]}
            language={language}
          />
        </div>
        <div className="prose">
          {claim ? (
            <section className="ar-claim" aria-labelledby={claim.id}>
              <h2 id={claim.id}>{claim.heading}</h2>
              {renderNodes(claim.nodes, language, claim.id)}
              {words.facts.map(({ n, t }) => (
                <p key={t} className="ar-fact">
                  <b className="num n1">{n}</b>
                  <span className="mut">{renderInline(t, language)}</span>
                </p>
              ))}
            </section>
          ) : null}
          {open.map(({ id, heading, nodes }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {renderNodes(nodes, language, id)}
            </section>
          ))}
          {folded.length > 0 ? (
            <section aria-labelledby={more.id}>
              <h2 id={more.id}>{more.heading}</h2>
              <div className="k-folds ar-folds">
                {folded.map(({ id, heading, nodes }) => (
                  <details key={id} className="k-fold">
                    <summary>
                      <h3 id={id}>{heading}</h3>
                    </summary>
                    <div className="prose">{renderNodes(nodes, language, id)}</div>
                  </details>
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <div className="ar-note sm">
          {way ? (
            <p className="ar-way deep">
              <b>{way.heading}</b>
              <span>{way.text}</span>
              <ButtonLink small href={way.path}>
                {way.action}
              </ButtonLink>
            </p>
          ) : null}
          <b>{text.mistake}</b> <a href={pathOf('contact', language)}>{text.tell}</a>. {text.kept}
        </div>
      </div>
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} dated={false} />
      <Closing name={closing} language={language} />
    </div>
  )
}

/** After so many words the remaining sections are folded. */
const openWords = 260
