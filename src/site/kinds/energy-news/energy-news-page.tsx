import { newsText } from '#src/features/energy-news/text/text.ts'
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
  return (
    <>
      <header className="wrap sec nw-top" data-first-screen="">
        <div>
          <h1>{page.words.heading}</h1>
          <p className="lede">{renderInline(page.words.answer, language)}</p>
          <PageDates words={page.words} language={language} />
        </div>
        <NewsStrip news={news} language={language} today={newest ?? day} />
      </header>
      <section className="sec tight">
        <div className="wrap nw-body">
          <NewsList news={news} language={language} />
          <NewsSources news={news} language={language} />
        </div>
      </section>
      <div className="wrap">
        <h2>{newsText[language].lawTitle}</h2>
      </div>
      <SectionFlow sections={page.sections} language={language} tinted openWords={420} />
      {page.words.questions.length > 0 ? (
        <Questions questions={page.words.questions} language={language} tinted />
      ) : null}
      <PageFoot page={page} language={language} />
      <Closing name="bill" language={language} />
    </>
  )
}
