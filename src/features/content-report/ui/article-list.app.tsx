import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { type Article, articlesOf } from './articles.ts'
import { DueTags } from './due-tags.app.tsx'
import { FeedPanel } from './feed-panel.app.tsx'
import { HowTo } from './how-to.app.tsx'
import type { ListedText } from './page-list.ts'
import { WithReport } from './report-frame.app.tsx'

/** The articles in both languages, what the feeds carry, and how an article gets there. */
export function ArticleList({ language, brand }: { language: Language; brand: string }) {
  const { articles: text } = contentReportText[language]
  useTitle(`${text.title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h2>{text.title}</h2>
      </div>
      <div className="list-body">
        <WithReport language={language}>
          {(report) => (
            <>
              <Articles report={report} language={language} />
              {languages.map((one) => (
                <FeedPanel key={one} of={one} feed={report.feeds[one]} language={language} />
              ))}
            </>
          )}
        </WithReport>
        <HowTo title={text.howTitle} steps={text.how} />
      </div>
    </>
  )
}

function Articles({ report, language }: { report: PagesResponse; language: Language }) {
  const { articles: text } = contentReportText[language]
  const articles = articlesOf(report)
  if (articles.length === 0)
    return (
      <div className="empty">
        <p>{text.none}</p>
      </div>
    )
  const { columns } = text
  return (
    <>
      <p className="xs mut" role="status">
        {text.found(formatNumber(articles.length, language), formatDate(report.builtOn, language))}
      </p>
      <div className="panel rows">
        <table className="stk data-table">
          <caption className="vh">{text.caption}</caption>
          <thead>
            <tr>
              {[columns.title, columns.published, columns.reviewed, columns.words, columns.feeds, columns.state].map(
                (header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <ArticleRow key={article.id} article={article} language={language} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function ArticleRow({ article: { texts, inFeeds }, language }: { article: Article; language: Language }) {
  const { articles: text, languages: names } = contentReportText[language]
  const { columns } = text
  const day = (date: string | null) => (date === null ? text.notPublished : formatDate(date, language))
  return (
    <tr>
      <th scope="row">
        {languages.map((one) => {
          const written = texts[one]
          return written ? (
            <a key={one} className="in-language" href={written.path} target="_blank" rel="noreferrer" lang={one}>
              {written.title}
            </a>
          ) : (
            <span key={one} className="in-language tag bad">
              {text.missing(names[one])}
            </span>
          )
        })}
      </th>
      <td data-l={columns.published}>
        <Each texts={texts} show={({ published }) => day(published)} />
      </td>
      <td data-l={columns.reviewed}>
        <Each texts={texts} show={({ reviewed }) => day(reviewed)} />
      </td>
      <td data-l={columns.words}>
        <Each texts={texts} show={({ words }) => formatNumber(words, language)} />
      </td>
      <td data-l={columns.feeds}>{feedWords(inFeeds, language)}</td>
      <td data-l={columns.state}>
        <Each texts={texts} show={({ due }) => <DueTags due={due} language={language} />} />
      </td>
    </tr>
  )
}

/** One line a language, or one for both when they say the same. */
function Each({ texts, show }: { texts: Article['texts']; show: (text: ListedText) => React.ReactNode }) {
  const lines = languages.flatMap((one) => {
    const text = texts[one]
    return text ? [{ one, shown: show(text) }] : []
  })
  const [first, second] = lines
  if (first && second && typeof first.shown === 'string' && first.shown === second.shown) return <>{first.shown}</>
  return lines.map(({ one, shown }) => (
    <span key={one} className="in-language">
      <span className="mut">{one.toUpperCase()}</span> {shown}
    </span>
  ))
}

function feedWords(inFeeds: readonly Language[], language: Language): string {
  const { articles: text, languages: names } = contentReportText[language]
  const [only] = inFeeds
  if (only === undefined) return text.inNone
  return inFeeds.length === languages.length ? text.inBoth : text.inOne(names[only])
}
