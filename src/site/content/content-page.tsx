import type { CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ToolPage } from '#src/site/calculators/tool-page.tsx'
import { Folded, SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { pathOf } from '#src/site/routes.ts'
import { ArticleCards } from './article-cards.tsx'
import { type ContentPageData, isReading } from './content-data.ts'
import { openSections } from './emergency-signs.tsx'
import { Hero } from './hero.tsx'
import type { Section } from './markdown.ts'
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
  const listsArticles = page.route === 'articles'
  const urgent = [...sections.flatMap(({ nodes }) => nodes), shownFirst].some(
    (node) => node?.type === 'leafDirective' && node.name === 'emergency-card',
  )
  const selling = kind !== 'legal' && kind !== 'partner' && !urgent
  return (
    <article className={isReading(kind) ? 'pg read' : 'pg'}>
      <Hero page={page} language={language} selling={selling} />
      {listsArticles ? <ArticleCards language={language} /> : null}
      {isReading(kind) ? (
        <ReadingBody page={page} language={language} selling={selling} />
      ) : (
        <SectionedBody page={page} language={language} urgent={urgent} />
      )}
      {children.length > 0 && !listsArticles && !urgent ? <Children page={page} language={language} /> : null}
      {words.questions.length > 0 ? <Questions questions={words.questions} language={language} tinted /> : null}
      {urgent ? (
        <PageFoot page={{ ...page, related: [...children, ...page.related] }} language={language} isFolded />
      ) : (
        <PageFoot page={page} language={language} />
      )}
      {selling ? <ClosingCall language={language} /> : null}
    </article>
  )
}

interface Part {
  page: ContentPageData
  language: Language
}

const band = (tinted: boolean): string => (tinted ? 'sec tight tint' : 'sec tight')

/** So many words of a page that is looked up stand open; the rest is folded under its headings. */
const openWords = 340

function SectionedBody({ page, language, urgent }: Part & { urgent: boolean }) {
  const intro = page.sections.filter(({ heading }) => !heading)
  const headed = page.sections.filter(({ heading }) => heading)
  return (
    <>
      {intro.map(({ nodes }) => (
        <div key="intro" className="wrap prose lead">
          {renderNodes(nodes, language, 'intro')}
        </div>
      ))}
      {urgent ? (
        <UrgentSections sections={headed} open={openSections(page.words.shape)} language={language} />
      ) : (
        <SectionFlow sections={headed} language={language} tinted openWords={openWords} fills />
      )}
    </>
  )
}

/** What to do in an emergency, all of it open and in its order, two beside each other; what is looked up, and the form for what can wait, are folded. */
function UrgentSections({
  sections,
  open,
  language,
}: {
  sections: readonly Section[]
  open: number
  language: Language
}) {
  const waiting = sections.filter(({ nodes }, index) => index >= open || nodes.some(isEnquiry))
  return (
    <>
      <section className={band(true)}>
        <div className="wrap fl-cols fl-2">
          {sections
            .filter((section) => !waiting.includes(section))
            .map(({ id, heading, nodes }) => (
              <div key={id}>
                <h2 id={id}>{heading}</h2>
                <div className="prose">{renderNodes(nodes, language, id)}</div>
              </div>
            ))}
        </div>
      </section>
      {waiting.length > 0 ? <Folded sections={waiting} language={language} tinted={false} /> : null}
    </>
  )
}

const isEnquiry = (node: Section['nodes'][number]): boolean => node.type === 'leafDirective' && node.name === 'enquiry'

function Children({ page, language }: Part) {
  return (
    <section className={band(false)}>
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
