import { type NewsBoard, type NewsItem, newsTags } from '#src/features/energy-news/domain/news.ts'
import { newsText } from '#src/features/energy-news/text/text.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import './news.css'

interface Props {
  news: NewsBoard
  language: Language
}

const locale = { en: 'en-GB', es: 'es-ES' } as const
const named = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** Press titles by month, filtered by subject without script: radios decide what the style sheet shows. */
export function NewsList({ news, language }: Props) {
  const text = newsText[language]
  const { items } = news
  if (items.length === 0)
    return (
      <div className="note sea">
        <h2 className="h4">{text.noneTitle}</h2>
        <p>{text.none}</p>
      </div>
    )
  const months = [...Map.groupBy(items, ({ day }) => day.slice(0, 7))]
  const count = (tag: NewsItem['tags'][number]) => items.filter(({ tags }) => tags.includes(tag)).length
  return (
    <div className="nw">
      <h2>{text.press}</h2>
      <p className="mut">{text.intro}</p>
      <fieldset className="nw-f">
        <legend className="vh">{text.filter}</legend>
        <label>
          <input type="radio" name="tag" value="all" defaultChecked />
          <span>
            {text.all} <b>{items.length}</b>
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
      {months.map(([month, inMonth]) => (
        <section key={month} className="nw-m">
          <h3>{named(`${month}-15`, language, { month: 'long', year: 'numeric' })}</h3>
          <ol>
            {inMonth.map((item) => (
              <Item key={item.id} item={item} news={news} language={language} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Item({ item, news, language }: Props & { item: NewsItem }) {
  const text = newsText[language]
  const heading = item.headings[language]
  const shownIn = heading ? language : item.language
  const source = news.sources.find(({ source: id }) => id === item.source)?.name ?? item.source
  return (
    <li className={item.tags.map((tag) => `t-${tag}`).join(' ') || undefined}>
      <time dateTime={item.day}>
        <b>{Number(item.day.slice(8))}</b>
        {named(item.day, language, { month: 'short' })}
      </time>
      <div>
        <p className="k">
          {item.tags.map((tag) => (
            <span key={tag} className="nw-tag">
              <i className={`nw-dot t-${tag}`} aria-hidden="true" />
              {text.tags[tag]}
            </span>
          ))}
          <span>{source}</span>{' '}
          {shownIn === language ? null : (
            <span className="nw-lg">
              <span aria-hidden="true">{item.language.toUpperCase()}</span>
              <span className="vh">{text.inLanguage[item.language]}</span>
            </span>
          )}
        </p>
        <h4>
          <a href={item.url} rel="noopener nofollow external" hrefLang={item.language} lang={shownIn}>
            {heading ?? item.title}
          </a>
        </h4>
      </div>
    </li>
  )
}

const monthsShown = 12

/** Twelve months, one tile for each item. */
export function NewsStrip({ news: { items }, language, today }: Props & { today: string }) {
  if (items.length === 0) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  const names = Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - monthsShown + back, 15)).toISOString().slice(0, 7),
  )
  const most = Math.max(...names.map((name) => items.filter(({ day }) => day.startsWith(name)).length), 1)
  const size = Math.min(22, 90 / most)
  return (
    <svg
      className="nw-strip"
      viewBox="0 0 360 130"
      role="img"
      aria-label={newsText[language].strip(formatNumber(items.length, language))}
    >
      <path d="M0 102H360" stroke="var(--edge)" strokeWidth="1.5" />
      {names.map((name, at) => (
        <g key={name}>
          {items
            .filter(({ day }) => day.startsWith(name))
            .map(({ id, tags }, up) => (
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
            {named(`${name}-15`, language, { month: 'narrow' })}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** How items are chosen, once there are some, and how each source is. */
export function NewsSources({ news: { items, sources }, language }: Props) {
  const text = newsText[language]
  const late = sources.filter(({ failingSince }) => failingSince !== null)
  return (
    <div className="nw-s">
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
