import { useMemo, useState } from 'react'
import { descriptionCharacters, type HeadWords, titleCharacters } from '#src/features/content/format/site-words.ts'
import { siteWordsText } from '#src/features/content/site-words/text.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { useChange, useSiteWords, whatIsWrong } from './use-site-words.ts'

/** A page of the site with the head words that the project's files give it, in both languages. */
export interface HeadedPage {
  id: string
  en: HeadWords & { path: string }
  es: HeadWords & { path: string }
}

const mostListed = 30

/** Titles and descriptions of every page, both languages side by side, with their lengths. */
export function TitlesPanel({
  language,
  mayPublish,
  pages,
  asked = '',
}: {
  language: Language
  mayPublish: boolean
  pages: readonly HeadedPage[]
  /** What is looked for at first: a page that something else led here for. */
  asked?: string
}) {
  const text = siteWordsText[language].titles
  const { words } = useSiteWords()
  const [q, setQ] = useState(asked)
  const [open, setOpen] = useState<string>()
  const given = useMemo(() => new Map(words?.titles.map((one) => [one.path, one])), [words])
  const found = pages.filter((page) => {
    const all = languages.flatMap((one) => [page[one].path, given.get(page[one].path)?.title ?? page[one].title])
    const sought = q.toLowerCase().split(/\s+/).filter(Boolean)
    return sought.every((word) => all.join(' ').toLowerCase().includes(word))
  })
  return (
    <section className="panel stack-s sw" aria-labelledby="sw-titles">
      <h2 id="sw-titles">{text.title}</h2>
      <p className="mut xs">{text.lede}</p>
      <SearchField id="sw-title-q" value={q} onChange={setQ}>
        {text.search}
      </SearchField>
      <p className="xs mut" role="status">
        {found.length === 0 ? text.none : text.found(found.length)}
      </p>
      <ul className="sw-rows">
        {found.slice(0, mostListed).map((page) => {
          const own = page[language]
          const now = given.get(own.path)
          return (
            <li key={page.id}>
              <p className="row apart">
                <span>
                  <a href={own.path} target="_blank" rel="noreferrer">
                    {now?.title ?? own.title}
                  </a>{' '}
                  <span className="mut xs">{`${own.path} ${now ? '' : `· ${text.own}`}`}</span>
                </span>
                {mayPublish ? (
                  <button
                    type="button"
                    className="lnk"
                    aria-expanded={open === page.id}
                    onClick={() => setOpen(open === page.id ? undefined : page.id)}
                  >
                    {text.choose}
                  </button>
                ) : null}
              </p>
              {open === page.id ? (
                <div className="sw-two">
                  {languages.map((one) => {
                    const known = given.get(page[one].path)
                    return (
                      <TitleForm
                        key={one}
                        of={one}
                        language={language}
                        path={page[one].path}
                        before={known ?? page[one]}
                        version={known?.version ?? 0}
                      />
                    )
                  })}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function TitleForm({
  of,
  language,
  path,
  before,
  version,
}: {
  of: Language
  language: Language
  path: string
  before: HeadWords
  version: number
}) {
  const { titles: text, save, saved } = siteWordsText[language]
  const [words, setWords] = useState<HeadWords>({ title: before.title, description: before.description })
  const change = useChange('PUT', '/api/content/titles', language)
  return (
    <form
      className="stack-s"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ path, ...words, basedOnVersion: version })
      }}
    >
      <label className="xs">
        {text.titleIn[of]}
        <input
          className="in"
          lang={of}
          required
          maxLength={90}
          value={words.title}
          onChange={(event) => setWords({ ...words, title: event.target.value })}
        />
        <Length now={words.title.length} of={titleCharacters} language={language} />
      </label>
      <label className="xs">
        {text.description[of]}
        <textarea
          className="in"
          lang={of}
          rows={4}
          required
          maxLength={240}
          value={words.description}
          onChange={(event) => setWords({ ...words, description: event.target.value })}
        />
        <Length now={words.description.length} of={descriptionCharacters} language={language} />
      </label>
      <p className="xs mut">{text.result}</p>
      <div className="sw-result" lang={of}>
        <b>{cut(words.title, titleCharacters.most)}</b>
        <span className="xs">{path}</span>
        <span>{cut(words.description, descriptionCharacters.most)}</span>
      </div>
      <p>
        <Button small type="submit" tone="secondary" busy={change.isPending}>
          {save}
        </Button>
      </p>
      {change.isSuccess ? (
        <p className="note sea" role="status">
          {saved}
        </p>
      ) : null}
      {change.error ? (
        <p className="note bad" role="alert">
          {whatIsWrong(change.error, language)}
        </p>
      ) : null}
    </form>
  )
}

/** As a search result cuts it. */
function cut(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 2).trimEnd()} …`
}

function Length({
  now,
  of: { fewest, most },
  language,
}: {
  now: number
  of: { fewest: number; most: number }
  language: Language
}) {
  const text = siteWordsText[language].titles
  const words = now > most ? text.long(now, most) : now < fewest ? text.short(now, fewest) : text.length(now, most)
  return <span className={now > most || now < fewest ? 'sw-bad' : 'mut'}>{words}</span>
}
