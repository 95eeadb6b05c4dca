import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { madePost, type OnePost } from '#src/features/content/contract.ts'
import type { PostKind } from '#src/features/content/format/post.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { saveDocument } from '#src/shared/http/save-document.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'

const posts = '/api/content/posts'

/** The piece as files: Markdown of each language, and both as JSON. */
export function ExportLinks({ post, language }: { post: OnePost; language: Language }) {
  const text = staffContentText[language]
  const [isBroken, setBroken] = useState(false)
  const name = post.en.slug ?? post.es.slug ?? post.id
  const save = (path: string, file: string) => {
    setBroken(false)
    saveDocument(`${posts}/${post.id}/${path}`, file).catch(() => setBroken(true))
  }
  return (
    <section className="panel stack-s">
      <h2>{text.files.title}</h2>
      <p className="row">
        {languages
          .filter((one) => post[one].version > 0)
          .map((one) => (
            <button key={one} type="button" className="lnk" onClick={() => save(`${one}/file.md`, `${name}.${one}.md`)}>
              {text.files.markdown(text.languageNames[one])}
            </button>
          ))}
        <button type="button" className="lnk" onClick={() => save('export', `${name}.json`)}>
          {text.files.both}
        </button>
      </p>
      {isBroken ? (
        <p className="note bad" role="alert">
          {text.failed}
        </p>
      ) : null}
    </section>
  )
}

/** Makes a piece of a file that was saved here or written elsewhere; nothing of it is published. */
export function ImportFile({
  kind,
  language,
  onOpen,
}: {
  kind: PostKind
  language: Language
  onOpen: (id: string) => void
}) {
  const text = staffContentText[language]
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const headers = { 'accept-language': language }
      return madePost.parse(await apiRequest('POST', '/api/content/imports', await bodyOf(file, kind), { headers }))
    },
    onSuccess: ({ id }) => onOpen(id),
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) bring.mutate(file)
    target.value = ''
  }
  const field = bring.error instanceof ApiError ? bring.error.problem?.fields[0]?.message : undefined
  return (
    <>
      <label className="btn sec2 s">
        {text.files.bring}
        <input className="vh" type="file" accept=".md,.json" onChange={choose} />
      </label>
      {bring.error ? (
        <p className="note bad" role="alert">
          {field ?? failureText(bring.error, { offline: text.failed, fallback: text.files.unreadable })}
        </p>
      ) : null}
    </>
  )
}

/** JSON as it was exported; Markdown in the language that the file's name ends with, English without one. Rejects for JSON that is none. */
async function bodyOf(file: File, kind: PostKind): Promise<unknown> {
  const content = await file.text()
  if (file.name.endsWith('.json')) return JSON.parse(content)
  return { kind, language: /\bes\.md$/i.test(file.name) ? 'es' : 'en', markdown: content }
}
