import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { versionsText } from '#src/features/quote/text/versions-text.ts'
import type { VersionList, VersionRequest } from '#src/features/quote/versions/contract.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { optionName } from './quote-panel.app.tsx'
import { type DraftLine, draftOf, draftSumEur, requestOf, typedEur, type VersionDraft } from './version-draft.ts'

/** A new version of one option: lines, prices, lines of one's own, a discount with its reason. */
export function VersionForm({
  version,
  customerLanguage,
  isSaving,
  onSave,
  onCancel,
  language,
}: {
  version: VersionList['versions'][number]
  customerLanguage: Language
  isSaving: boolean
  onSave: (request: VersionRequest) => void
  onCancel: () => void
  language: Language
}) {
  const text = versionsText[language]
  const id = useId()
  const [optionId, setOptionId] = useState(version.options[1]?.id ?? version.options[0]?.id)
  const option = version.options.find((one) => one.id === optionId)
  const [draft, setDraft] = useState<VersionDraft | undefined>(() => option && draftOf(option))
  const [note, setNote] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const lines = useRef<HTMLUListElement>(null)
  // Whoever opens it wants another price.
  useEffect(() => lines.current?.querySelector('input')?.focus(), [])
  if (!option || !draft) return null
  const change = (set: Partial<VersionDraft>) => setDraft({ ...draft, ...set })
  const changeLine = (key: number, set: Partial<DraftLine>) =>
    change({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...set } : line)) })
  const sum = draftSumEur(draft)
  const needsReason = draft.discount.trim() !== '' && draft.reason.trim() === ''
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!option || !draft || isSaving) return
    const request = requestOf(option.id, draft, version.number, note)
    setAsked(true)
    if (request) onSave(request)
  }
  return (
    <form className="stack-s version-form" onSubmit={submit}>
      <label className="f" htmlFor={`${id}-option`}>
        <span>{text.option}</span>
        <select
          id={`${id}-option`}
          className="in"
          value={option.id}
          onChange={(event) => {
            const chosen = version.options.find((one) => one.id === event.target.value)
            if (!chosen) return
            setOptionId(chosen.id)
            setDraft(draftOf(chosen))
          }}
        >
          {version.options.map((one) => (
            <option key={one.id} value={one.id}>
              {optionName(one.id, language)}
            </option>
          ))}
        </select>
      </label>
      <ul className="version-lines" ref={lines}>
        {draft.lines.map((line) => (
          <li key={line.key}>
            {line.at === undefined ? (
              <input
                className="in"
                aria-label={text.ownLine(text.languages[customerLanguage])}
                placeholder={text.ownLine(text.languages[customerLanguage])}
                maxLength={160}
                value={line.name}
                onChange={(event) => changeLine(line.key, { name: event.target.value })}
              />
            ) : (
              <span lang={customerLanguage}>{line.name}</span>
            )}
            <input
              className="in"
              inputMode="decimal"
              aria-label={`${line.name}: ${text.net}`}
              aria-invalid={Number.isNaN(typedEur(line.net)) || undefined}
              value={line.net}
              onChange={(event) => changeLine(line.key, { net: event.target.value })}
            />
            <button
              type="button"
              className="plain"
              onClick={() => change({ lines: draft.lines.filter(({ key }) => key !== line.key) })}
            >
              <span aria-hidden="true">×</span>
              <span className="vh">{text.remove(line.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button
          tone="secondary"
          small
          onClick={() => {
            const key = Math.max(0, ...draft.lines.map((line) => line.key)) + 1
            change({ lines: [...draft.lines, { key, at: undefined, name: '', quantity: 1, net: '' }] })
          }}
        >
          {text.addLine}
        </Button>
      </p>
      <label className="f" htmlFor={`${id}-discount`}>
        <span>{text.discount}</span>
        <input
          id={`${id}-discount`}
          className="in"
          inputMode="decimal"
          value={draft.discount}
          onChange={(event) => change({ discount: event.target.value })}
        />
      </label>
      <label className="f" htmlFor={`${id}-reason`}>
        <span>{text.reason}</span>
        <input
          id={`${id}-reason`}
          className="in"
          lang={customerLanguage}
          maxLength={160}
          aria-invalid={(wasAsked && needsReason) || undefined}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </label>
      {wasAsked && needsReason && (
        <p className="err" role="alert">
          {text.reasonWanted}
        </p>
      )}
      <label className="f" htmlFor={`${id}-note`}>
        <span>{text.note}</span>
        <input
          id={`${id}-note`}
          className="in"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <p role="status">
        <b>{text.sumNow(Number.isFinite(sum) ? formatEur(sum, language, 2) : '–')}</b>
      </p>
      <p className="xs mut">{text.same}</p>
      <p className="row">
        <Button type="submit" tone="sea" busy={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
