import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { importProgress } from '#src/features/crm/imports/contract.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** While a file is read: about how many rows it has, as soon as that is counted on this device. */
export function CheckProgress({ file, language }: { file: File; language: Language }) {
  const [rows, setRows] = useState<number>()
  useEffect(() => {
    let isWanted = true
    const count = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (isWanted) setRows(bytes.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0))
    }
    void count()
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <Progress
      label={
        rows === undefined ? workText[language].checking : workText[language].checkingRows(formatNumber(rows, language))
      }
    />
  )
}

/** While leads are made of it: how many rows are written, asked for once a second. */
export function CommitProgress({ importId, rows, language }: { importId: string; rows: number; language: Language }) {
  const answer = useQuery({
    queryKey: [`/api/crm/imports/${importId}/progress`],
    select: (data: unknown) => importProgress.parse(data),
    refetchInterval: 1000,
    gcTime: 0,
  })
  const done = answer.data?.done ?? 0
  const figure = (value: number) => formatNumber(value, language)
  return <Progress label={workText[language].importingRows(figure(done), figure(rows))} done={done} rows={rows} />
}

function Progress({ label, done, rows }: { label: string; done?: number; rows?: number }) {
  return (
    <div className="stack-s" role="status">
      <progress className="wide" {...(rows === undefined ? {} : { value: done, max: rows })} aria-label={label} />
      <p className="sm mut">{label}</p>
    </div>
  )
}
