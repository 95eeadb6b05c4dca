import { useRef, useState } from 'react'
import { siteWordsText } from '#src/features/content/site-words/text.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useChange, useSiteWords, whatIsWrong } from './use-site-words.ts'

/** Where old addresses lead: rows are added, and never taken out. */
export function RedirectsPanel({ language, mayPublish }: { language: Language; mayPublish: boolean }) {
  const text = siteWordsText[language].redirects
  const { words, error } = useSiteWords()
  const [typed, setTyped] = useState({ from: '', to: '' })
  const add = useChange('POST', '/api/content/redirects', language)
  const { rows = [], missing = [] } = words?.redirects ?? {}
  const target = useRef<HTMLInputElement>(null)
  const lastOf = new Map(rows.map(({ from }, at) => [from, at]))
  const wrong = add.error ?? error
  return (
    <section className="panel stack-s sw" aria-labelledby="sw-redirects">
      <h2 id="sw-redirects">{text.title}</h2>
      <p className="mut xs">{text.lede}</p>
      {mayPublish ? (
        <form
          className="sw-two"
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate(typed, { onSuccess: () => setTyped({ from: '', to: '' }) })
          }}
        >
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="xs">
              {text[end]}
              <input
                className="in"
                required
                ref={end === 'to' ? target : undefined}
                value={typed[end]}
                aria-describedby={`sw-${end}-hint`}
                onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
              />
              <span className="mut" id={`sw-${end}-hint`}>
                {end === 'from' ? text.fromHint : text.toHint}
              </span>
            </label>
          ))}
          <p>
            <Button small type="submit" busy={add.isPending}>
              {text.add}
            </Button>
          </p>
        </form>
      ) : null}
      {wrong ? (
        <p className="note bad" role="alert">
          {whatIsWrong(wrong, language)}
        </p>
      ) : null}
      {words && rows.length === 0 ? <p className="mut">{text.none}</p> : null}
      <ul className="sw-rows">
        {rows
          .map((row, at) => ({ ...row, at, isLast: lastOf.get(row.from) === at }))
          .reverse()
          .map(({ from, to, on, by, times, at, isLast }) => (
            <li key={at} className={isLast ? '' : 'mut'}>
              <code>{from}</code> → <a href={to}>{to}</a>{' '}
              <span className="mut xs">
                {`${text.since(formatDate(on, language), by)}, ${isLast ? text.times(times) : text.replaced}`}
              </span>
            </li>
          ))}
      </ul>
      {missing.length > 0 ? (
        <>
          <h3>{text.missing}</h3>
          <p className="mut xs">{text.missingLede}</p>
          <ul className="sw-rows">
            {missing.map(({ path, times }) => (
              <li key={path} className="sw-asked">
                <span>
                  <code>{path}</code> <span className="mut xs">{text.asked(times)}</span>
                </span>
                {mayPublish ? (
                  <Button
                    small
                    tone="secondary"
                    onClick={() => {
                      setTyped({ from: path, to: '' })
                      target.current?.focus()
                    }}
                  >
                    {text.choose}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
