import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'
import type { SideState } from './use-side.ts'

const preview = z.object({ url: z.string() })

/** The real page as it would be with the newest saved words, in both languages and sizes. */
export function PreviewPanel({
  id,
  sides,
  language,
}: {
  id: string
  sides: Record<Language, SideState>
  language: Language
}) {
  const text = staffContentText[language]
  const [isWide, setWide] = useState(false)
  const make = useMutation({
    mutationFn: async (of: Language) => {
      await sides[of].flush()
      return preview.parse(await apiRequest('POST', `/api/content/posts/${id}/${of}/preview`, {})).url
    },
  })
  return (
    <section className="panel stack-s">
      <h2>{text.preview}</h2>
      <div className="row">
        <div className="seg">
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={make.variables === one} onClick={() => make.mutate(one)}>
              {one.toUpperCase()}
            </button>
          ))}
        </div>
        <div className="seg">
          <button type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
            {text.phone}
          </button>
          <button type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
            {text.desktop}
          </button>
        </div>
      </div>
      {make.error ? (
        <p className="note bad" role="alert">
          {make.error instanceof ApiError && make.error.problem?.fields[0]
            ? make.error.problem.fields[0].message
            : failureText(make.error, { offline: text.failed, fallback: text.failed })}
        </p>
      ) : null}
      {make.data ? (
        <div className={isWide ? 'phn wide' : 'phn'}>
          <iframe key={make.data} title={text.preview} src={make.data} sandbox="allow-same-origin" />
        </div>
      ) : null}
    </section>
  )
}
