import type { ReactNode } from 'react'
import { type Dated, type NewsBoard, type NewsItem, newsTags } from '#src/features/energy-news/domain/news.ts'
import { newsText } from '#src/features/energy-news/text/text.ts'
import { formatAsOf, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import './news.css'

interface Props {
  news: NewsBoard
  language: Language
}

const locale = { en: 'en-GB', es: 'es-ES' } as const
const isMonth = (day: string) => day.length === 7
const named = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${isMonth(day) ? `${day}-15` : day}T12:00:00Z`),
  )

/** What is shown of all entries, by subject and without script: radios decide what the style sheet shows. */
export function NewsFilter({ entries, language }: { entries: readonly Dated[]; language: Language }) {
  const text = newsText[language]
  const count = (tag: NewsItem['tags'][number]) => entries.filter(({ tags }) => tags.includes(tag)).length
  return (
    <fieldset className="nw-f">
      <legend className="vh">{text.filter}</legend>
      <label>
        <input type="radio" name="tag" value="all" defaultChecked />
        <span>
          {text.all} <b>{entries.length}</b>
        </span>
      </label>
      {newsTags
        .filter((tag) => count(tag) > 0)
        .map((tag) => (
          <label key={tag}>
            <input type="radio" name="tag" value={tag} />
            <span>
              <i className={`nw-dot t-${tag}`} aria-hidden="true" />
              {text.tags[tag]} <b>{count(tag)}</b>
            </span>
          </label>
        ))}
    </fieldset>
  )
}

/** Entries below their months, in the order given. */
export function NewsMonths<Item extends Dated>({
  entries,
  language,
  children,
}: {
  entries: readonly Item[]
  language: Language
  children: (item: Item) => ReactNode
}) {
  const months = [...Map.groupBy(entries, ({ day }) => day.slice(0, 7))]
  return months.map(([month, inMonth]) => (
    <section key={month} className="nw-m">
      <h3>{named(month, language, { month: 'long', year: 'numeric' })}</h3>
      <ol>{inMonth.map(children)}</ol>
    </section>
  ))
}

/** An entry: the tile of its day, its subjects and whose it is; its heading and words follow. */
export function NewsEntry({
  entry: { day, tags },
  by,
  showsYear = false,
  language,
  children,
}: {
  entry: Dated
  by: ReactNode
  /** Where no month with its year stands above. */
  showsYear?: boolean
  language: Language
  children: ReactNode
}) {
  const month = named(day, language, { month: 'short' })
  return (
    <li className={tags.map((tag) => `t-${tag}`).join(' ') || undefined}>
      <time dateTime={day}>
        <b>{isMonth(day) ? month : Number(day.slice(8))}</b>
        {isMonth(day) ? null : month}
        {showsYear && !isMonth(day) ? <br /> : null}
        {showsYear ? day.slice(0, 4) : null}
      </time>
      <div>
        <p className="k">
          {tags.map((tag) => (
            <span key={tag} className="nw-tag">
              <i className={`nw-dot t-${tag}`} aria-hidden="true" />
              {newsText[language].tags[tag]}
            </span>
          ))}
          {by}
        </p>
        {children}
      </div>
    </li>
  )
}

/** Press titles by month; nothing while none was read. */
export function NewsList({ news, language }: Props) {
  const text = newsText[language]
  if (news.items.length === 0) return null
  return (
    <>
      <h2>{text.press}</h2>
      <p className="mut">{text.intro}</p>
      <NewsMonths entries={news.items} language={language}>
        {(item) => <PressTitle key={item.id} item={item} news={news} language={language} />}
      </NewsMonths>
    </>
  )
}

function PressTitle({ item, news, language }: Props & { item: NewsItem }) {
  const heading = item.headings[language]
  const shownIn = heading ? language : item.language
  const source = news.sources.find(({ source: id }) => id === item.source)?.name ?? item.source
  const by = (
    <>
      <span>{source}</span> {shownIn === language ? null : <LanguageMark of={item.language} language={language} />}
    </>
  )
  return (
    <NewsEntry entry={item} by={by} language={language}>
      <h4>
        <a href={item.url} rel="noopener nofollow external" hrefLang={item.language} lang={shownIn}>
          {heading ?? item.title}
        </a>
      </h4>
    </NewsEntry>
  )
}

/** That what a link leads to is in another language than the page. */
export function LanguageMark({ of, language }: { of: Language; language: Language }) {
  return (
    <span className="nw-lg">
      <span aria-hidden="true">{of.toUpperCase()}</span>
      <span className="vh">{newsText[language].inLanguage[of]}</span>
    </span>
  )
}

const monthsShown = 12

/** Twelve months to the present one, one tile for each entry; in words the newest change and when we last looked. */
export function NewsStrip({
  entries,
  language,
  today,
  latest,
  checked,
}: {
  entries: readonly Dated[]
  language: Language
  today: string
  latest: string | undefined
  checked: string
}) {
  const text = newsText[language]
  const [year = 0, month = 0] = today.split('-').map(Number)
  const names = Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - monthsShown + back, 15)).toISOString().slice(0, 7),
  )
  const inMonths = names.map((name) => entries.filter(({ day }) => day.startsWith(name)))
  const shown = inMonths.flat().length
  const ahead = entries.filter(({ day }) => day.slice(0, 7) > (names.at(-1) ?? '')).length
  const most = Math.max(...inMonths.map(({ length }) => length), 1)
  const size = Math.min(22, 90 / most)
  const top = Math.floor(96 - most * size)
  return (
    <figure>
      <svg
        className="nw-strip"
        viewBox={`0 ${top} 360 ${130 - top}`}
        role="img"
        aria-label={text.strip(formatNumber(shown, language))}
      >
        <path d="M0 102H360" stroke="var(--edge)" strokeWidth="1.5" />
        {names.map((name, at) => (
          <g key={name}>
            {inMonths[at]?.map(({ id, tags }, up) => (
              <rect
                key={id}
                className={`t-${tags[0] ?? 'none'}`}
                x={at * 30 + 4}
                y={100 - (up + 1) * size}
                width="22"
                height={Math.max(1, size - 1.5)}
                rx={size > 8 ? 4 : 1}
              />
            ))}
            <text x={at * 30 + 15} y="122" textAnchor="middle">
              {named(name, language, { month: 'short' }).slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {latest ? text.stripNote(formatAsOf(latest, language), formatAsOf(checked, language), ahead) : null}
      </figcaption>
    </figure>
  )
}

/** How the entries are chosen and, once there are some, press titles; how each source is. */
export function NewsSources({ news: { items, sources }, language, children }: Props & { children: ReactNode }) {
  const text = newsText[language]
  const late = sources.filter(({ failingSince }) => failingSince !== null)
  return (
    <div className="nw-s">
      {children}
      {late.map(({ source, name, failingSince }) => (
        <p key={source} className="note" role="status">
          {text.late(name, formatInstant(failingSince ?? '', language))}
        </p>
      ))}
      {items.length > 0 ? (
        <>
          <h2 className="h5">{text.chosenTitle}</h2>
          <p className="k">{text.chosen}</p>
        </>
      ) : null}
      {sources.length > 0 ? (
        <>
          <h2 className="h5">{text.sourcesTitle}</h2>
          <ul className="k">
            {sources.map(({ source, name, lastGoodAt }) => (
              <li key={source}>
                <b>{name}</b>: {lastGoodAt ? text.ok(formatInstant(lastGoodAt, language)) : text.never}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
