import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OnePost, oneVersion } from '#src/features/content/contract.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'

const shownAtOnce = 12

/** What was saved when: compared with what is there now, and brought back by one press. */
export function VersionsPanel({
  post,
  language,
  onRestored,
}: {
  post: OnePost
  language: Language
  onRestored: () => void
}) {
  const text = staffContentText[language]
  const [compared, setCompared] = useState<{ of: Language; version: number }>()
  const restore = useMutation({
    mutationFn: ({ of, version }: { of: Language; version: number }) =>
      apiRequest('POST', `/api/content/posts/${post.id}/${of}/restore`, { version }),
    onSuccess: onRestored,
  })
  return (
    <section className="panel stack-s">
      <h2>{text.versions}</h2>
      <ul className="vst">
        {post.versions.slice(0, shownAtOnce).map(({ language: of, version, by, at, restored }) => (
          <li key={`${of}${version}`}>
            <span>
              <b>
                {of.toUpperCase()} {version}
              </b>{' '}
              {by === '' ? text.ofTheProject : formatInstant(at, language)} <span className="mut xs">{by}</span>
              {restored ? <span className="mut xs"> {text.restored(restored)}</span> : null}
            </span>
            <span className="row">
              <button type="button" className="lnk" onClick={() => setCompared({ of, version })}>
                {text.compare}
              </button>
              <button type="button" className="lnk" onClick={() => restore.mutate({ of, version })}>
                {text.restore}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {compared ? (
        <Compared key={`${compared.of}${compared.version}`} post={post} {...compared} language={language} />
      ) : null}
    </section>
  )
}

function Compared({
  post,
  of,
  version,
  language,
}: {
  post: OnePost
  of: Language
  version: number
  language: Language
}) {
  const text = staffContentText[language]
  const found = useQuery({
    queryKey: [`/api/content/posts/${post.id}/${of}/versions/${version}`],
    select: (answer: unknown) => oneVersion.parse(answer),
    staleTime: 0,
  })
  const changes = found.data?.differences.filter(({ kind }) => kind !== 'same') ?? []
  if (!found.data) return null
  if (changes.length === 0) return <p className="mut">{text.nothingChanged}</p>
  return (
    <div className="diff" lang={of}>
      {changes.map(({ before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference has no other name
        <p key={at}>
          {before ? <del>{before}</del> : null} {after ? <ins>{after}</ins> : null}
        </p>
      ))}
    </div>
  )
}
