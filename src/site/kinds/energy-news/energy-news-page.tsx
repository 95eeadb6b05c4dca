import { NewsList, NewsSources, NewsStrip } from '#src/features/energy-news/ui/news-list.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { PageFoot } from '#src/site/content/page-foot.tsx'
import { Questions } from '#src/site/content/questions.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { published } from '#src/site/published/reading.ts'

/** Energy news: titles of the press as they were read, and below them what changed by law, which is the page's own text. */
export function EnergyNewsPage({ page, language }: KindProps) {
  const { news, day } = published()
  const newest = news.items[0]?.day
  const press = (
    <section className="sec tight">
      <div className="wrap nw-body">
        <NewsList news={news} language={language} />
        <NewsSources news={news} language={language} />
      </div>
    </section>
  )
  return (
    <>
      <header className="wrap nw-top" data-first-screen="">
        <h1>{page.words.heading}</h1>
        <div>
          <p className="lede">{renderInline(page.words.answer, language)}</p>
          <PageDates words={page.words} language={language} />
          <NewsStrip news={news} language={language} today={newest ?? day} />
        </div>
      </header>
      {newest ? press : null}
      <SectionFlow sections={page.sections} language={language} tinted openWords={420} />
      {newest ? null : press}
      {page.words.questions.length > 0 ? (
        <Questions questions={page.words.questions} language={language} tinted />
      ) : null}
      <PageFoot page={page} language={language} />
      <Closing name="bill" language={language} />
    </>
  )
}
