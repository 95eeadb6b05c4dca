import { BillSection } from '#src/features/bill-analysis/ui/bill-section.tsx'
import type { CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ToolPage } from '#src/site/calculators/tool-page.tsx'
import { pathOf } from '#src/site/routes.ts'
import { type ContentPageData, isReading } from './content-data.ts'
import { Hero } from './hero.tsx'
import { PageFoot } from './page-foot.tsx'
import { Questions } from './questions.tsx'
import { ReadingBody } from './reading-body.tsx'
import { renderNodes } from './render.tsx'
import { contentText } from './text/text.ts'

/**
 * A page made of words in content/: hero, sections, questions, sources, the way on. One recipe, varied by the kind of page; a tool's is its own.
 */
export function ContentPage({ page, language, tool }: Part & { tool?: CalculatorSectionProps | undefined }) {
  if (tool) return <ToolPage page={page} language={language} tool={tool} />
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
        selling={selling && !isBillPage(page.route)}
        hasTool={isBillPage(page.route)}
      />
      {isBillPage(page.route) ? (
        <BillSection
          language={language}
          quotePath={pathOf('quote', language)}
          calculatorPath={pathOf('tool.solar', language)}
          privacyPath={pathOf('privacy-policy', language)}
        />
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
      <PageFoot page={page} language={language} />
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
