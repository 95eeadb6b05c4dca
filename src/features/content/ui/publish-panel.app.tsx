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
  onDone: () => void
}

/** What stands before a publication, and the buttons of each language: what is done to one leaves the other alone. */
export function PublishPanel({ post, sides, stale, facts, language, onDone }: Props) {
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
          <Button
            tone={one === language ? 'primary' : 'sea'}
            busy={act.isPending && act.variables.of === one && act.variables.what === 'publish'}
            onClick={() => act.mutate({ of: one, what: 'publish' })}
          >
            {text.publish[one]}
          </Button>
          <p className="row">
            {post[one].url ? (
              <a href={post[one].url ?? ''} target="_blank" rel="noreferrer">
                {post[one].url}
              </a>
            ) : null}
            {post[one].state === 'live' ? (
              <button type="button" className="lnk" onClick={() => act.mutate({ of: one, what: 'unpublish' })}>
                {text.unpublish}
              </button>
            ) : null}
            {wall ? (
              <button
                type="button"
                className="lnk"
                onClick={() => act.mutate({ of: one, what: 'schedule', body: { at: wall.instant.toISOString() } })}
              >
                {text.schedule}: {text.languageNames[one]}
              </button>
            ) : null}
          </p>
          {post[one].failure ? <p className="note bad xs">{post[one].failure}</p> : null}
        </div>
      ))}
      <label className="xs">
        {text.at}
        <input className="in" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
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
