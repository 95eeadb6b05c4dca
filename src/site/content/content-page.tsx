import { BillSection } from '#src/features/bill-analysis/ui/bill-section.tsx'
import { CalculatorSection, type CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf } from '#src/site/routes.ts'
import { type ContentPageData, isReading } from './content-data.ts'
import { Hero } from './hero.tsx'
import { PageDates } from './page-dates.tsx'
import { Questions } from './questions.tsx'
import { ReadingBody } from './reading-body.tsx'
import { renderNodes } from './render.tsx'
import { contentText } from './text/text.ts'

/**
 * A page made of words in content/: hero, sections, questions, sources, the way on. One recipe, varied by the kind of page. A tool's
 * calculator stands right under the heading, which then leaves the way to the price to it.
 */
export function ContentPage({ page, language, tool }: Part & { tool?: CalculatorSectionProps | undefined }) {
  const { words, kind, shownFirst, sections, children } = page
  const urgent = [...sections.flatMap(({ nodes }) => nodes), shownFirst].some(
    (node) => node?.type === 'leafDirective' && node.name === 'emergency-card',
  )
  const selling = kind !== 'legal' && kind !== 'partner' && !urgent
  // White hero, then one band tinted and one white, through to the questions.
  const bands = isReading(kind) ? 0 : sections.filter(({ heading }) => heading).length
  const afterChildren = bands + (children.length > 0 ? 1 : 0)
  return (
    <article className={isReading(kind) ? 'pg read' : 'pg'}>
      <Hero
        page={page}
        language={language}
        selling={selling && !tool && !isBillPage(page.route)}
        hasTool={tool !== undefined || isBillPage(page.route)}
      />
      {isBillPage(page.route) ? (
        <BillSection
          language={language}
          quotePath={pathOf('quote', language)}
          calculatorPath={pathOf('tool.solar', language)}
        />
      ) : null}
      {tool ? (
        <>
          <CalculatorSection {...tool} />
          {shownFirst ? <div className="wrap prose lead">{renderNodes([shownFirst], language, 'first')}</div> : null}
        </>
      ) : null}
      {isReading(kind) ? (
        <ReadingBody page={page} language={language} selling={selling} />
      ) : (
        <SectionedBody page={page} language={language} />
      )}
      {children.length > 0 ? <Children page={page} language={language} tinted={isTinted(bands)} /> : null}
      {words.questions.length > 0 ? (
        <Questions questions={words.questions} language={language} tinted={isTinted(afterChildren)} />
      ) : null}
      <Foot page={page} language={language} />
      {selling ? <ClosingCall language={language} /> : null}
    </article>
  )
}

/** The page has two addresses with words of their own and one reader. */
export const isBillPage = (route: string): boolean => route === 'bill-analysis' || route === 'bill-analyzer'

interface Part {
  page: ContentPageData
  language: Language
}

const isTinted = (band: number): boolean => band % 2 === 0
const band = (tinted: boolean): string => (tinted ? 'sec tight tint' : 'sec tight')

function SectionedBody({ page, language }: Part) {
  const headed = page.sections.filter(({ heading }) => heading)
  return page.sections.map((section) => {
    const { id, heading, nodes } = section
    return heading ? (
      <section key={id} className={band(isTinted(headed.indexOf(section)))} aria-labelledby={id}>
        <div className="wrap g2 c57">
          <h2 id={id}>{heading}</h2>
          <div className="prose">{renderNodes(nodes, language, id)}</div>
        </div>
      </section>
    ) : (
      <div key="intro" className="wrap prose lead">
        {renderNodes(nodes, language, 'intro')}
      </div>
    )
  })
}

function Children({ page, language, tinted }: Part & { tinted: boolean }) {
  return (
    <section className={band(tinted)}>
      <div className="wrap">
        <ul className="kids">
          {page.children.map(({ path, label }) => (
            <li key={path}>
              <a className="tl" href={path} hrefLang={language}>
                {label} <Icon name="arrow" size={20} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Foot({ page, language }: Part) {
  const text = contentText(language)
  return (
    <section className="sec tight p-foot">
      <div className="wrap g2 c57">
        <div>
          {page.related.length > 0 ? (
            <>
              <h2 className="h4">{text.related}</h2>
              <ul className="next">
                {page.related.map(({ path, label }) => (
                  <li key={path}>
                    <a className="tl" href={path}>
                      {label} <Icon name="arrow" size={20} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <div className="sm mut">
          {page.sources.length > 0 || page.priceDate ? (
            <>
              <h2 className="h5">{text.sources}</h2>
              <ol className="src">
                {page.priceDate ? <li>{text.prices(formatDate(page.priceDate, language))}</li> : null}
                {page.sources.map(({ title, url, asOf }) => (
                  <li key={title}>
                    {url ? (
                      <a href={url} rel="noopener">
                        {title}
                      </a>
                    ) : (
                      title
                    )}
                    {asOf ? ` (${text.sourceOf(asOf)})` : null}
                  </li>
                ))}
              </ol>
            </>
          ) : null}
          {isReading(page.kind) ? null : <PageDates words={page.words} language={language} />}
        </div>
      </div>
    </section>
  )
}

function ClosingCall({ language }: { language: Language }) {
  const text = contentText(language)
  return (
    <section className="deep sec tight close">
      <div className="wrap row">
        <div>
          <h2>{text.closing.heading}</h2>
          <p className="mut">{text.closing.text}</p>
        </div>
        <ButtonLink href={pathOf('quote', language)}>{text.price}</ButtonLink>
      </div>
    </section>
  )
}
