import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MediaItem, mediaList } from '#src/features/content/contract.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest, storedToken } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'

const path = '/api/media'

/** Pictures: upload, describe in both languages, point at what must stay in sight. */
export function MediaLibrary({ language, onPick }: { language: Language; onPick?: (id: string) => void }) {
  const text = staffContentText[language]
  const client = useQueryClient()
  const list = useQuery({ queryKey: [path], select: (answer: unknown) => mediaList.parse(answer).items })
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('file', file)
      const token = storedToken()
      const answer = await fetch(path, {
        method: 'POST',
        body,
        headers: { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
      const told: { detail?: string } = await answer.json()
      if (!answer.ok) throw new ApiError(answer.status, told.detail ?? answer.statusText, { fields: [], ...told })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  return (
    <section className="panel stack-s" aria-label={text.pictures}>
      <label className="btn sec2">
        {text.upload}
        <input
          className="vh"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) upload.mutate(file)
          }}
        />
      </label>
      {upload.error ? (
        <p className="note bad" role="alert">
          {failureText(upload.error, { offline: text.failed, fallback: text.failed })}
        </p>
      ) : null}
      <ul className="media">
        {list.data?.map((item) => (
          <Picture key={item.id} item={item} language={language} onPick={onPick} />
        ))}
      </ul>
    </section>
  )
}

function Picture({
  item,
  language,
  onPick,
}: {
  item: MediaItem
  language: Language
  onPick: ((id: string) => void) | undefined
}) {
  const text = staffContentText[language]
  const [words, setWords] = useState({ en: item.altEn, es: item.altEs })
  const [focal, setFocal] = useState({ x: item.focalX, y: item.focalY })
  const change = useMutation({ mutationFn: (body: object) => apiRequest('PATCH', `${path}/${item.id}`, body) })
  return (
    <li>
      <button
        type="button"
        className="focal"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
          setFocal(at)
          change.mutate({ focalX: at.x, focalY: at.y })
        }}
      >
        <img src={`${item.url.slice(0, -1)}1`} alt={language === 'es' ? words.es : words.en} width={160} height={120} />
        <i style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} aria-hidden="true" />
      </button>
      {languages.map((one) => (
        <label key={one} className="xs">
          {text.describe[one]}
          <input
            className="in"
            lang={one}
            value={words[one]}
            onChange={(event) => setWords({ ...words, [one]: event.target.value })}
            onBlur={() => change.mutate({ altEn: words.en, altEs: words.es })}
          />
        </label>
      ))}
      {onPick ? (
        <button type="button" className="lnk" onClick={() => onPick(item.id)}>
          {text.picture}
        </button>
      ) : null}
    </li>
  )
}
