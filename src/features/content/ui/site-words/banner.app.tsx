import { useEffect, useState } from 'react'
import type { Banner } from '#src/features/content/format/site-words.ts'
import { siteWordsText } from '#src/features/content/site-words/text.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useChange, useSiteWords, whatIsWrong } from './use-site-words.ts'

type Shown = Extract<Banner, { isOn: true }>
const empty: Shown = {
  isOn: true,
  en: { sentence: '', link: '' },
  es: { sentence: '', link: '' },
  to: '/quote',
  from: null,
  until: null,
}

/** The line at the foot of pages: its sentence in both languages, where it leads, and on which days. */
export function BannerPanel({ language, mayPublish }: { language: Language; mayPublish: boolean }) {
  const text = siteWordsText[language].banner
  const { words, error } = useSiteWords()
  const [isOn, setOn] = useState(true)
  const [draft, setDraft] = useState<Shown>(empty)
  const change = useChange('PUT', '/api/content/banner', language)
  const value = words?.banner.value
  useEffect(() => {
    if (!value) return
    setOn(value.isOn)
    if (value.isOn) setDraft(value)
  }, [value])
  const wrong = change.error ?? error
  return (
    <section className="panel stack-s sw" aria-labelledby="sw-banner">
      <h2 id="sw-banner">{text.title}</h2>
      <p className="mut xs">{text.lede}</p>
      {words && !value ? <p className="mut xs">{text.builtIn}</p> : null}
      <fieldset className="row" disabled={!mayPublish}>
        {[true, false].map((one) => (
          <label key={String(one)} className="ck">
            <input type="radio" name="banner-on" checked={isOn === one} onChange={() => setOn(one)} />
            <span>{one ? text.on : text.off}</span>
          </label>
        ))}
      </fieldset>
      {isOn ? (
        <>
          <div className="sw-two">
            {languages.map((one) => (
              <div key={one} className="stack-s">
                {(['sentence', 'link'] as const).map((part) => (
                  <label key={part} className="xs">
                    {text[part][one]}
                    <input
                      className="in"
                      lang={one}
                      maxLength={part === 'sentence' ? 120 : 40}
                      disabled={!mayPublish}
                      value={draft[one][part]}
                      onChange={(event) => setDraft({ ...draft, [one]: { ...draft[one], [part]: event.target.value } })}
                    />
                  </label>
                ))}
              </div>
            ))}
          </div>
          <div className="sw-three">
            <label className="xs">
              {text.to}
              <input
                className="in"
                disabled={!mayPublish}
                value={draft.to}
                onChange={(event) => setDraft({ ...draft, to: event.target.value })}
              />
            </label>
            {(['from', 'until'] as const).map((end) => (
              <label key={end} className="xs">
                {text[end]}
                <input
                  className="in"
                  type="date"
                  disabled={!mayPublish}
                  value={draft[end] ?? ''}
                  onChange={(event) => setDraft({ ...draft, [end]: event.target.value || null })}
                />
              </label>
            ))}
          </div>
          <p className="mut xs">{text.open}</p>
          <p className="xs mut">{text.seen}</p>
          <p className="sw-banner">
            {draft[language].sentence} <u>{draft[language].link}</u>
          </p>
        </>
      ) : null}
      {mayPublish ? (
        <p>
          <Button
            small
            busy={change.isPending}
            onClick={() =>
              change.mutate({ value: isOn ? draft : { isOn: false }, basedOnVersion: words?.banner.version ?? 0 })
            }
          >
            {siteWordsText[language].save}
          </Button>
        </p>
      ) : null}
      {change.isSuccess ? (
        <p className="note sea" role="status">
          {siteWordsText[language].saved}
        </p>
      ) : null}
      {wrong ? (
        <p className="note bad" role="alert">
          {whatIsWrong(wrong, language)}
        </p>
      ) : null}
    </section>
  )
}
