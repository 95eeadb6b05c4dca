import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OnePost } from '#src/features/content/contract.ts'
import { factsIn } from '#src/features/content/domain/document.ts'
import { instantOfWallTime } from '#src/features/content/domain/schedule.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { Fact } from './fact-picker.app.tsx'
import { staffContentText } from './staff-text.ts'
import type { SideState } from './use-side.ts'

interface Props {
  post: OnePost
  sides: Record<Language, SideState>
  stale: Record<Language, readonly string[]>
  facts: readonly Fact[]
  language: Language
  mayPublish: boolean
  onDone: () => void
}

/** What stands before a publication, and the buttons of each language: what is done to one leaves the other alone. */
export function PublishPanel({ post, sides, stale, facts, language, mayPublish, onDone }: Props) {
  const text = staffContentText[language]
  const [at, setAt] = useState('')
  const wall = instantOfWallTime(at)
  const act = useMutation({
    mutationFn: async ({ of, what, body }: { of: Language; what: string; body?: object }) => {
      if (what !== 'unpublish' && !(await sides[of].flush())) throw new Error(text.notSaved)
      return apiRequest('POST', `/api/content/posts/${post.id}/${of}/${what}`, body ?? {}, {
        headers: { 'accept-language': language },
      })
    },
    onSettled: onDone,
  })
  const known = new Set(facts.map(({ name }) => name))
  const checks: [label: string, isGood: boolean][] = [
    [
      text.check.facts,
      languages.every((one) =>
        factsIn(sides[one].draft.bodyMarkdown).every((name) => name.includes(':') || known.has(name)),
      ),
    ],
    [text.check.summary, languages.every((one) => sides[one].draft.summary.length >= 60)],
    [text.check.titles, languages.every((one) => sides[one].draft.title.length <= 60)],
    [text.check.behind, languages.every((one) => stale[one].length === 0)],
  ]
  return (
    <section className="panel stack-s">
      <h2>{text.checks}</h2>
      <ul className="checks">
        {checks.map(([label, isGood]) => (
          <li key={label}>
            <span aria-hidden="true">{isGood ? '✓' : '•'}</span> {label}
          </li>
        ))}
      </ul>
      {languages.map((one) => (
        <div key={one} className="stack-s">
          <ApprovalLine post={post} of={one} language={language} mayPublish={mayPublish} act={act.mutate} />
          {mayPublish ? (
            <Button
              tone={one === language ? 'primary' : 'sea'}
              busy={act.isPending && act.variables.of === one && act.variables.what === 'publish'}
              onClick={() => act.mutate({ of: one, what: 'publish' })}
            >
              {text.publish[one]}
            </Button>
          ) : null}
          <p className="row">
            {post[one].url ? (
              <a href={post[one].url ?? ''} target="_blank" rel="noreferrer">
                {post[one].url}
              </a>
            ) : null}
            {mayPublish && post[one].state === 'live' ? (
              <button type="button" className="lnk" onClick={() => act.mutate({ of: one, what: 'unpublish' })}>
                {text.unpublish}
              </button>
            ) : null}
            {mayPublish && wall ? (
              <button
                type="button"
                className="lnk"
                onClick={() => act.mutate({ of: one, what: 'schedule', body: { at: wall.instant.toISOString() } })}
              >
                {text.schedule}: {text.languageNames[one]}
              </button>
            ) : null}
          </p>
          {post[one].oldFacts.length > 0 ? (
            <details className="note xs">
              <summary>{text.oldHeading}</summary>
              <ul>
                {post[one].oldFacts.map(({ name, before, now, isExpired }) => (
                  <li key={name}>{`${text.oldFact(name, before, now)}${isExpired ? ` (${text.expired})` : ''}`}</li>
                ))}
              </ul>
            </details>
          ) : null}
          {post[one].failure ? <p className="note bad xs">{post[one].failure}</p> : null}
        </div>
      ))}
      {mayPublish ? (
        <label className="xs">
          {text.at}
          <input className="in" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </label>
      ) : (
        <p className="mut xs">{text.approval.onlyOthers}</p>
      )}
      {wall?.isSkipped ? <p className="note xs">{text.skipped}</p> : null}
      {wall?.isTwice ? <p className="note xs">{text.twice}</p> : null}
      {act.error ? (
        <p className="note bad" role="alert">
          {act.error instanceof ApiError && act.error.problem?.fields[0]
            ? act.error.problem.fields[0].message
            : failureText(act.error, { offline: text.notSaved, fallback: text.failed })}
        </p>
      ) : null}
    </section>
  )
}

/** Who asked whom to look at a language, and what they said. */
function ApprovalLine({
  post,
  of,
  language,
  mayPublish,
  act,
}: {
  post: OnePost
  of: Language
  language: Language
  mayPublish: boolean
  act: (step: { of: Language; what: string; body?: object }) => void
}) {
  const text = staffContentText[language].approval
  const [note, setNote] = useState('')
  const { approval } = post[of]
  const isOpen = approval?.answer === null
  return (
    <>
      {isOpen ? <p className="note xs">{text.asks(approval.by, approval.version)}</p> : null}
      {approval?.answer === 'returned' ? (
        <p className="note xs">{text.returned(approval.answeredBy ?? '', approval.note ?? '')}</p>
      ) : null}
      {isOpen && mayPublish ? (
        <p className="row">
          <label className="xs">
            {text.note}
            <input className="in" value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
          <button
            type="button"
            className="lnk"
            disabled={note.trim() === ''}
            onClick={() => act({ of, what: 'return', body: { note } })}
          >
            {text.back}
          </button>
        </p>
      ) : null}
      {isOpen ? null : (
        <p>
          <button type="button" className="lnk" onClick={() => act({ of, what: 'ask' })}>
            {`${text.ask}: ${staffContentText[language].languageNames[of]}`}
          </button>
        </p>
      )}
    </>
  )
}
