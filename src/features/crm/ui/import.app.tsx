import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Mapping } from '#src/features/crm/domain/csv/lead-columns.ts'
import {
  commitResponse,
  type ImportReport,
  importDecisions,
  importReport,
  undoResponse,
} from '#src/features/crm/imports/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest, uploadForm } from '#src/shared/http/request.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { ImportMapping } from './import-mapping.app.tsx'
import { CheckProgress, CommitProgress } from './import-progress.app.tsx'
import { type Undoable, UndoLine } from './undo-line.app.tsx'

const path = '/api/crm/imports'
const mostShown = 50

/** Leads from a file: chosen, checked, imported, and taken back as a whole. */
export function ImportScreen({ language, brand }: { language: Language; brand: string }) {
  const words = workText[language]
  const text = crmText[language]
  const [report, setReport] = useState<ImportReport>()
  const [file, setFile] = useState<File>()
  const [heads, setHeads] = useState<string[]>()
  const [decision, setDecision] = useState<(typeof importDecisions)[number]>('fill')
  const [done, setDone] = useState<Undoable>()
  useTitle(`${words.importTitle} | ${brand}`)
  const headers = { 'accept-language': language }
  const check = useMutation({
    mutationFn: async (form: FormData) => importReport.parse(await uploadForm(path, form, headers)),
    onSuccess: (read) => {
      setReport(read)
      setHeads(undefined)
    },
    onError: async (error) => {
      // Heads that we do not know: their meaning is asked for.
      if (error instanceof ApiError && error.problem?.code === 'import_unreadable' && file)
        setHeads(await headsOf(file))
    },
  })
  const undo = useMutation({
    mutationFn: async (id: string) =>
      undoResponse.parse(await apiRequest('POST', `${path}/${id}/undo`, undefined, { headers })),
    onSuccess: ({ removed }) => setDone({ words: words.importUndone(formatNumber(removed, language)) }),
  })
  const commit = useMutation({
    mutationFn: async (id: string) =>
      commitResponse.parse(await apiRequest('POST', `${path}/${id}/commit`, { duplicates: decision }, { headers })),
    onSuccess: ({ importId, created, undoUntil }) => {
      setReport(undefined)
      setDone({
        words: words.imported(formatNumber(created, language), formatInstant(undoUntil, language)),
        undo: () => undo.mutate(importId),
      })
    },
  })
  const failure = check.error ?? commit.error ?? undo.error

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setDone(undefined)
    const form = new FormData(event.currentTarget)
    const chosen = form.get('file')
    setFile(chosen instanceof File ? chosen : undefined)
    check.mutate(form)
  }
  function checkWith(mapping: Mapping) {
    if (!file) return
    const form = new FormData()
    form.set('file', file)
    form.set('mapping', JSON.stringify(mapping))
    check.mutate(form)
  }
  const asked = report?.heads ?? heads
  const mappingForm = asked && file && asked.length > 0 && (
    <ImportMapping
      key={JSON.stringify(report?.mapping)}
      heads={asked}
      mapping={report?.mapping ?? {}}
      isOpen={!report}
      isBusy={check.isPending}
      language={language}
      onCheck={checkWith}
    />
  )
  return (
    <>
      <div className="sbar">
        <nav>
          <a href="/crm">{text.leads}</a>
        </nav>
        <h1>{words.importTitle}</h1>
      </div>
      <div className="list-body">
        <UndoLine done={done} label={words.undo} />
        {failure && (
          <p className="note bad" role="alert">
            {failureText(failure, { offline: text.offline, fallback: text.failed })} {failedFields(failure)}
          </p>
        )}
        {!report && (
          <form className="panel stack" onSubmit={submit}>
            <p>{words.importIntro}</p>
            <label className="f" htmlFor="import-file">
              <span>{words.chooseFile}</span>
              <input id="import-file" className="in" type="file" name="file" accept=".csv,.txt,text/csv" required />
            </label>
            <p>
              <Button type="submit" tone="sea" busy={check.isPending}>
                {check.isPending ? words.checking : words.check}
              </Button>
            </p>
          </form>
        )}
        {check.isPending && file && <CheckProgress file={file} language={language} />}
        {!report && mappingForm}
        {report && (
          <>
            <Counts report={report} language={language} />
            <section className="panel stack">
              <p>{words.notWritten}</p>
              {report.duplicates.length > 0 && (
                <label className="row" htmlFor="import-decision">
                  <span>{words.forDuplicates}</span>
                  <select
                    id="import-decision"
                    className="in"
                    value={decision}
                    onChange={(event) =>
                      setDecision(importDecisions.find((one) => one === event.target.value) ?? 'skip')
                    }
                  >
                    {importDecisions.map((one) => (
                      <option key={one} value={one}>
                        {words.decisions[one]}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <p className="row">
                <Button tone="sea" busy={commit.isPending} onClick={() => commit.mutate(report.importId)}>
                  {commit.isPending
                    ? words.importing
                    : words.importNow(
                        formatNumber(report.ready + (decision === 'skip' ? 0 : report.duplicates.length), language),
                      )}
                </Button>
                <Button tone="secondary" onClick={() => setReport(undefined)}>
                  {words.anotherFile}
                </Button>
              </p>
              {commit.isPending && <CommitProgress importId={report.importId} rows={report.rows} language={language} />}
            </section>
            {mappingForm}
            <Rows report={report} language={language} />
          </>
        )}
      </div>
    </>
  )
}

/** What exactly is wrong with the file, such as the row of an open quotation mark. */
const failedFields = (error: unknown) =>
  error instanceof ApiError ? (error.problem?.fields ?? []).map(({ message }) => `${message}.`).join(' ') : ''

/** The first line of a file as the server reads it; empty when it is no text. */
async function headsOf(file: File): Promise<string[]> {
  const { decodeText, parseCsv } = await import('#src/features/crm/domain/csv/csv.ts')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return (text === undefined ? undefined : parseCsv(text)[0]?.cells) ?? []
}

function Counts({ report, language }: { report: ImportReport; language: Language }) {
  const words = workText[language]
  const wrong = new Set(report.errors.map(({ row }) => row)).size
  const figures: [number, string][] = [
    [report.ready, words.ready],
    [report.duplicates.length, words.probablyHere],
    [wrong, words.withError],
  ]
  return (
    <section className="panel" aria-label={report.fileName}>
      <h2>{report.fileName}</h2>
      <dl className="figures">
        {figures.map(([count, label]) => (
          <div key={label}>
            <dt className="mut sm">{label}</dt>
            <dd className="tn">{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Rows({ report, language }: { report: ImportReport; language: Language }) {
  const words = workText[language]
  const reasons: Record<string, string> = words.reasons
  const columns: Record<string, string> = { ...words.fields, service: words.wants, note: words.note }
  return (
    <>
      {report.errors.length > 0 && (
        <section className="panel rows">
          <table>
            <caption>{words.withError}</caption>
            <thead>
              <tr>
                {[words.rowWord, words.column, words.inFile, words.what].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.errors.slice(0, mostShown).map(({ row, column, value, message }) => (
                <tr key={`${row} ${column}`}>
                  <th scope="row">{row}</th>
                  <td>{columns[column] ?? column}</td>
                  <td>{value}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {report.duplicates.length > 0 && (
        <section className="panel rows">
          <table>
            <caption>{words.probablyHere}</caption>
            <tbody>
              {report.duplicates.slice(0, mostShown).map(({ row, name, ofRow, because }) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  <td>{name}</td>
                  <td>
                    {[
                      ofRow === null ? null : `${words.rowWord} ${ofRow}`,
                      ...because.map((reason) => reasons[reason] ?? reason),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
