import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { LeadFileView } from '#src/features/crm/files/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'
import { bytesOf, download, fileTypes, useLeadFiles } from './lead-file-data.ts'
import { UndoLine } from './undo-line.app.tsx'

/** Time to take a removal back. */
const undoMillis = 8000

/** Photographs and papers of a lead: what the customer sent, and what staff keep with it. */
export function LeadFiles({
  leadId,
  mayAdd,
  isAsked,
  language,
}: {
  leadId: string
  mayAdd: boolean
  /** The customer was asked for the four photographs. */
  isAsked: boolean
  language: Language
}) {
  const words = talkText[language]
  const text = crmText[language]
  const id = useId()
  const { path, files, add, remove } = useLeadFiles(leadId, language)
  const leaving = useLeaving(remove.mutate)
  const failed = add.error ?? remove.error
  // Until the list is fetched again.
  const removed = remove.isError ? undefined : remove.variables
  const shown = files.data?.filter((file) => file.id !== leaving.file?.id && file.id !== removed) ?? []
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <div className="apart">
        <h2 id={id}>{words.files}</h2>
        {mayAdd && (
          <label className="btn sec2 file-add">
            <Icon name="up" size={16} />
            {leadWords[language].addFile}
            <input
              type="file"
              aria-label={words.addFile}
              accept={fileTypes}
              aria-busy={add.isPending || undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) add.mutate({ file }, { onSettled: () => Object.assign(target, { value: '' }) })
              }}
            />
          </label>
        )}
      </div>
      {files.data && shown.length === 0 && <p className="mut">{words.noFiles}</p>}
      {shown.length > 0 && (
        <ul className="lead-files">
          {shown.map((file) => (
            <li key={file.id}>
              <Shown file={file} path={`${path}/${file.id}`} language={language} />
              {file.origin === 'staff' && mayAdd && (
                <button type="button" className="plain" onClick={() => leaving.begin(file)}>
                  {words.removeFile}
                  <span className="vh">{` ${file.title}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <UndoLine
        done={leaving.file && { words: words.fileRemoved(leaving.file.title), undo: leaving.takeBack }}
        label={text.stage.undo}
      />
      {isAsked && files.data && <Wanted files={files.data} language={language} />}
      <p className="xs" role="status">
        {add.isPending ? words.addingFile : ''}
      </p>
      {failed && (
        <p className="note bad" role="alert">
          {failureText(failed, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </section>
  )
}

/** Which of the photographs that were asked for have come, and which are missing. */
function Wanted({ files, language }: { files: readonly LeadFileView[]; language: Language }) {
  const words = leadWords[language]
  const missing = photoWishes.filter(
    (wish) => !files.some(({ origin, title }) => origin === 'customer' && title === wish),
  )
  const came = photoWishes.length - missing.length
  const names = missing.map((wish) => (talkText[language].photoTitles[wish] ?? wish).toLowerCase())
  return (
    <p className="xs mut">
      {[
        words.askedPhotos(formatNumber(photoWishes.length, language), formatNumber(came, language)),
        missing.length > 0 && words.missing(names.join(', ')),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

/** A file that staff removed goes after a moment in which it can be taken back, or at once when another goes or the screen is left. */
function useLeaving(remove: (fileId: string) => void) {
  const [file, setFile] = useState<LeadFileView>()
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const stop = () => {
    const { id, timer } = waiting.current ?? {}
    clearTimeout(timer)
    waiting.current = undefined
    return id
  }
  const go = useEffectEvent(() => {
    const id = stop()
    if (id !== undefined) remove(id)
  })
  useEffect(() => () => go(), [])
  return {
    file,
    begin(next: LeadFileView) {
      const before = stop()
      if (before !== undefined) remove(before)
      const timer = setTimeout(() => {
        stop()
        setFile(undefined)
        remove(next.id)
      }, undoMillis)
      waiting.current = { id: next.id, timer }
      setFile(next)
    },
    takeBack() {
      stop()
      setFile(undefined)
    },
  }
}

/** A picture as a picture, a paper as a download, each with what it is, from whom and when. */
function Shown({ file, path, language }: { file: LeadFileView; path: string; language: Language }) {
  const words = talkText[language]
  const title = words.photoTitles[file.title] ?? file.title
  const isPicture = file.type !== 'pdf'
  const picture = useQuery({
    queryKey: [path, 'bytes'],
    queryFn: ({ signal }) => bytesOf(path, signal),
    enabled: isPicture,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shown = useDataUrl(picture.data)
  const open = () => download(picture.data ?? bytesOf(path), title, file.type)
  return (
    <figure>
      <button type="button" className="file-open" onClick={() => void open()}>
        <span className="file-shot">
          {shown ? <img src={shown} alt="" width={96} height={72} /> : <Icon name="doc" size={28} />}
        </span>
        {title}
      </button>
      <figcaption>
        <span className="xs mut">{[file.by ?? words.fromCustomer, formatInstant(file.at, language)].join(' · ')}</span>
        {picture.isError && <span className="xs mail-error">{words.fileGone}</span>}
      </figcaption>
    </figure>
  )
}

/** The picture as an address that the page's security policy lets it show. */
function useDataUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setUrl(reader.result)
    }
    reader.readAsDataURL(blob)
    return () => reader.abort()
  }, [blob])
  return url
}
