import { useState } from 'react'
import { promisesIn, readingsIn } from '#src/features/content/domain/month-lines.ts'
import type { ProjectFields } from '#src/features/content/format/post.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { MediaLibrary } from './media-library.app.tsx'
import { ProjectLines } from './project-lines.app.tsx'
import { projectFormText } from './project-text.ts'
import type { SideState } from './use-side.ts'

interface Props {
  sides: Record<Language, SideState>
  language: Language
}

type Part = Partial<ProjectFields>

/** The figures, pictures, equipment and remedies of a finished job. What is no word is the same in both languages. */
export function ProjectForm({ sides, language }: Props) {
  const text = projectFormText[language]
  const [open, setOpen] = useState<'before' | 'after'>()
  const shared = { ...sides.es.draft.project, ...sides.en.draft.project }
  const change = (part: Part) => {
    for (const one of languages)
      sides[one].change({ project: { hasConsent: false, ...sides[one].draft.project, ...part } })
  }
  return (
    <section className="pf stack-s" aria-labelledby="pf-title">
      <h2 id="pf-title">{text.title}</h2>
      <p className="mut xs">{text.lede}</p>
      <div className="pf-three">
        <label className="xs">
          {text.town}
          <input
            className="in"
            list="pf-towns"
            value={shared.town ?? ''}
            maxLength={40}
            onChange={(event) => change({ town: event.target.value })}
          />
          <datalist id="pf-towns">
            {Object.values(townNames).map((town) => (
              <option key={town}>{town}</option>
            ))}
          </datalist>
        </label>
        <label className="xs">
          {text.inUseSince}
          <input
            className="in"
            type="date"
            value={shared.inUseSince ?? ''}
            onChange={(event) => change({ inUseSince: event.target.value })}
          />
        </label>
        <label className="xs">
          {text.days}
          <input
            className="in"
            type="number"
            min={1}
            max={365}
            value={shared.days ?? ''}
            onChange={(event) => {
              const days = Math.round(Number(event.target.value))
              change({ days: days >= 1 && days <= 365 ? days : undefined })
            }}
          />
        </label>
      </div>
      <div className="pf-two">
        {(['before', 'after'] as const).map((when) => (
          <div key={when} className="stack-s">
            <p className="xs">
              <b>{text[when]}</b>
            </p>
            {shared[when] ? <img src={`/media/${shared[when]}-1`} alt="" width={240} height={138} /> : null}
            <p className="row">
              <button
                type="button"
                className="lnk"
                aria-expanded={open === when}
                onClick={() => setOpen(open === when ? undefined : when)}
              >
                {text.choose}
              </button>
              {shared[when] ? (
                <button type="button" className="lnk" onClick={() => change({ [when]: undefined })}>
                  {text.takeOut}
                </button>
              ) : null}
            </p>
          </div>
        ))}
      </div>
      <p className="mut xs">{text.samePlace}</p>
      {open ? (
        <MediaLibrary
          language={language}
          onPick={(media) => {
            change({ [open]: media })
            setOpen(undefined)
          }}
        />
      ) : null}
      <ProjectLines sides={sides} language={language} />
      <div className="pf-two">
        <Months
          label={text.promised}
          hint={text.promisedHint}
          value={shared.promisedKwh?.map(({ p90, p50, p10 }) => `${p90} ${p50} ${p10}`).join('\n') ?? ''}
          onChange={(typed) => {
            const promisedKwh = promisesIn(typed)
            if (typed.trim() === '') change({ promisedKwh: undefined })
            else if (promisedKwh) change({ promisedKwh })
            return typed.trim() === '' || promisedKwh !== undefined
          }}
        />
        <Months
          label={text.measured}
          hint={text.measuredHint}
          value={shared.measured?.map(({ month, kwh }) => `${month} ${kwh}`).join('\n') ?? ''}
          onChange={(typed) => {
            const measured = readingsIn(typed)
            if (measured) change({ measured })
            return measured !== undefined
          }}
        />
      </div>
      <label className="ck">
        <input
          type="checkbox"
          checked={shared.hasConsent ?? false}
          onChange={(event) => change({ hasConsent: event.target.checked })}
        />
        <span>{text.consent}</span>
      </label>
    </section>
  )
}

/** Lines of figures, kept as typed until they make sense. */
function Months({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint: string
  value: string
  onChange: (typed: string) => boolean
}) {
  const [typed, setTyped] = useState(value)
  const [isWhole, setWhole] = useState(true)
  return (
    <label className="xs">
      {label}
      <textarea
        className="in num"
        rows={12}
        value={typed}
        aria-invalid={!isWhole}
        onChange={(event) => {
          setTyped(event.target.value)
          setWhole(onChange(event.target.value))
        }}
      />
      <span className={isWhole ? 'mut' : 'note bad'}>{hint}</span>
    </label>
  )
}
