import { townInput } from '#src/features/calculators/domain/frame/input.ts'
import { frameText } from '#src/features/calculators/text/frame-text.ts'
import { CalculatorSection, type CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { NextLinks } from '#src/site/content/next-links.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { SourceList } from '#src/site/content/source-list.tsx'
import { contentText } from '#src/site/content/text/text.ts'

/** A calculator's page: title, calculator, and folded below it all that the page has to say beyond the answer. */
export function ToolPage({
  page,
  language,
  tool,
}: {
  page: ContentPageData
  language: Language
  tool: CalculatorSectionProps
}) {
  const { words, sections, shownFirst } = page
  return (
    <article className="pg">
      <header className="sec tight p-hero">
        <div className="wrap">
          <h1>{words.heading}</h1>
          <p className="sm mut">
            {tool.text.opens ??
              frameText(language).filledIn(townNames[townInput.default], tool.calculator.id === 'pool-heating')}
          </p>
        </div>
      </header>
      <CalculatorSection {...tool}>
        <details className="c-fold c-essay">
          <summary>
            <h2>{frameText(language).reading}</h2>
          </summary>
          <div className="prose">
            <p>{renderInline(words.answer, language)}</p>
            {shownFirst ? renderNodes([shownFirst], language, 'first') : null}
            {sections.map(({ id, heading, nodes }) => (
              <section key={id}>
                {heading ? <h3 id={id}>{heading}</h3> : null}
                {renderNodes(nodes, language, id)}
              </section>
            ))}
            {words.questions.map(({ q, a }) => (
              <details className="faq" key={q}>
                <summary>{q}</summary>
                <p>{renderInline(a, language)}</p>
              </details>
            ))}
          </div>
        </details>
      </CalculatorSection>
      <Foot page={page} language={language} />
    </article>
  )
}

/** Where the reader goes next, across the width, and the sources with their day in one more fold. */
function Foot({ page, language }: { page: ContentPageData; language: Language }) {
  const text = contentText(language)
  return (
    <section className="sec tight p-foot">
      <div className="wrap">
        <h2 className="h4">{text.related}</h2>
        <ul className="next">
          <NextLinks links={page.related} />
        </ul>
        <details className="c-fold">
          <summary>
            <h2>{text.sources}</h2>
            <PageDates words={page.words} language={language} />
          </summary>
          <SourceList page={page} language={language} />
        </details>
      </div>
    </section>
  )
}
