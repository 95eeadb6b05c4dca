import { BillSection } from '#src/features/bill-analysis/ui/bill-section.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { pathOf } from '#src/site/routes.ts'
import { BillExample } from './bill-example.tsx'
import { BillPaper } from './bill-paper.tsx'
import './bill-page.css'

/** So many words stand open, fewer behind an example; the rest is folded under its headings. */
const openWords = { afterExample: 60, alone: 340 }

/** The bill: its first step beside a worked bill, which makes room for the steps that follow; then, where one is shown, what comes of it; and how it is read. */
export function BillPage({ page, language }: KindProps) {
  const { words, route } = page
  const showsBill = route === 'bill-analysis'
  const { sections, limits } = withoutLimits(page.sections)
  const explained = pathOf('article.spanish-electricity-bill-explained', language)
  return (
    <>
      <div className="wrap bp-top">
        <header className="bp-head" data-first-screen="">
          {showsBill ? <p className="k">{words.label}</p> : null}
          <h1>{words.heading}</h1>
          <p className="lede">{renderInline(words.answer, language)}</p>
        </header>
        <BillSection
          language={language}
          quotePath={pathOf('quote', language)}
          calculatorPath={pathOf('tool.solar', language)}
          examplePath={showsBill ? '#example' : explained}
          privacyPath={pathOf('privacy-policy', language)}
        />
        <div className="bp-seen">{showsBill ? <BillPaper language={language} /> : null}</div>
      </div>
      {showsBill ? <BillExample language={language} examplePath={explained} /> : null}
      <SectionFlow
        sections={sections}
        language={language}
        tinted={!showsBill}
        openWords={showsBill ? openWords.afterExample : openWords.alone}
        fills
      />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} />
      <Closing name="price" language={language} />
    </>
  )
}
