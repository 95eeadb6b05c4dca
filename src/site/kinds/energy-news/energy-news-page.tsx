import {
  LanguageMark,
  NewsEntry,
  NewsFilter,
  NewsList,
  NewsMonths,
  NewsSources,
  NewsStrip,
} from '#src/features/energy-news/ui/news-list.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { factSource } from '#src/site/content/figure-facts.ts'
import { Questions } from '#src/site/content/questions.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import '#src/site/kinds/blocks/closing.css'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { type Change, changesOn, newsShape } from './changes.ts'
import { newsPageText } from './text.ts'

/** Energy news: what changed by law and what it means at home, the newest first, with titles of the press as they were read. */
export function EnergyNewsPage({ page, language }: KindProps) {
  const { news, day } = published()
  const text = newsPageText(language)
  const { past, ahead } = changesOn(shapeOf(page.words, newsShape), day)
  const { sections, limits } = withoutLimits(page.sections)
  const entries = [...past, ...ahead, ...news.items]
  return (
    <>
      <header className="wrap nw-top" data-first-screen="">
        <div>
          <h1>{page.words.heading}</h1>
          <p className="lede">{renderInline(page.words.answer, language)}</p>
        </div>
        <NewsStrip
          entries={entries}
          language={language}
          today={day}
          latest={past[0]?.day}
          checked={page.words.reviewed}
        />
      </header>
      <section className="sec tight">
        <div className="wrap nw">
          <NewsFilter entries={entries} language={language} />
          <div className="nw-body">
            {ahead.length > 0 ? (
              <section className="note nw-m nw-next" aria-labelledby="ahead">
                <h2 id="ahead" className="h4">
                  {text.ahead}
                </h2>
                <ol>
                  {ahead.map((change) => (
                    <ChangeEntry key={change.id} change={change} as="h3" language={language} />
                  ))}
                </ol>
              </section>
            ) : null}
            <div className="nw-list">
              <h2 className="vh">{text.past}</h2>
              <NewsMonths entries={past} language={language}>
                {(change) => <ChangeEntry key={change.id} change={change} as="h4" language={language} />}
              </NewsMonths>
              <NewsList news={news} language={language} />
            </div>
            <NewsSources news={news} language={language}>
              <h2 className="h4">{text.chosenTitle}</h2>
              <p className="sm mut">{renderInline(text.chosen, language)}</p>
            </NewsSources>
          </div>
        </div>
      </section>
      <SectionFlow sections={sections} language={language} tinted openWords={230} />
      {page.words.questions.length > 0 ? <Questions questions={page.words.questions} language={language} /> : null}
      <Paper page={page} language={language} limits={limits} />
      <Onward language={language} />
    </>
  )
}

function ChangeEntry({ change, as: Heading, language }: { change: Change; as: 'h3' | 'h4'; language: Language }) {
  const { by, source, heading, home } = change
  const { url } = factSource(source)
  return (
    <NewsEntry
      entry={change}
      by={
        <span className="nw-by">
          {by} {url && language !== 'es' ? <LanguageMark of="es" language={language} /> : null}
        </span>
      }
      showsYear={Heading === 'h3'}
      language={language}
    >
      <Heading>
        {url ? (
          <a href={url} rel="noopener" hrefLang="es">
            {heading}
          </a>
        ) : (
          heading
        )}
      </Heading>
      <p className="nw-home">
        <b>{newsPageText(language).home}</b> {renderInline(home, language)}
      </p>
    </NewsEntry>
  )
}

/** The way on from a rule to one's own bill. */
function Onward({ language }: { language: Language }) {
  const { closing, closingText } = newsPageText(language)
  return (
    <section className="deep sec tight close">
      <div className="wrap k-close">
        <div>
          <h2>{closing}</h2>
          <p className="mut">{closingText}</p>
        </div>
        <div className="row">
          <ButtonLink href={pathOf('bill-analysis', language)}>{kindText(language).close.bill.action}</ButtonLink>
          <a className="btn sec2" href={`tel:${business.phone.e164}`}>
            <Icon name="phone" size={20} />
            {business.phone.display}
          </a>
        </div>
      </div>
    </section>
  )
}
