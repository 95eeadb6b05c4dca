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
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest, uploadForm } from '#src/shared/http/request.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { ImportMapping } from './import-mapping.app.tsx'
import { CheckProgress, CommitProgress } from './import-progress.app.tsx'
import { ImportCounts, ImportRows, ImportSteps } from './import-report.app.tsx'
import { type Decision, importedRows, rowsByDecision } from './import-sum.ts'
import { type Undoable, UndoLine } from './undo-line.app.tsx'

const path = '/api/crm/imports'

/** Leads from a file: chosen, checked, imported, and taken back as a whole. */
export function ImportScreen({ language, brand }: { language: Language; brand: string }) {
  const words = workText[language]
  const text = crmText[language]
  const [report, setReport] = useState<ImportReport>()
  const [file, setFile] = useState<File>()
  const [heads, setHeads] = useState<string[]>()
  const [decision, setDecision] = useState<Decision>('fill')
  const [rowDecisions, setRowDecisions] = useState<Record<string, Decision>>({})
  const [done, setDone] = useState<Undoable>()
  useTitle(`${words.importTitle} | ${brand}`)
  const headers = { 'accept-language': language }
  const check = useMutation({
    mutationFn: async (form: FormData) => importReport.parse(await uploadForm(path, form, headers)),
    onSuccess: (read) => {
      setReport(read)
      setRowDecisions({})
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
      commitResponse.parse(
        await apiRequest('POST', `${path}/${id}/commit`, { duplicates: decision, rows: rowDecisions }, { headers }),
      ),
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
        {report && <span className="tag">{mergeWords[language].trial}</span>}
      </div>
      <div className="list-body">
        <ImportSteps step={done ? 3 : commit.isPending ? 2 : report ? 1 : 0} language={language} />
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
            <ImportCounts report={report} language={language}>
              <Button tone="secondary" onClick={() => setReport(undefined)}>
                {words.anotherFile}
              </Button>
            </ImportCounts>
            <div className="two">
              <ImportRows
                report={report}
                language={language}
                decision={decision}
                rowDecisions={rowDecisions}
                onDecision={(all) => {
                  setDecision(all)
                  setRowDecisions({})
                }}
                onRowDecision={(row, one) => setRowDecisions({ ...rowDecisions, [row]: one })}
                onCorrected={setReport}
              />
              <aside className="panel stack">
                <h2>{words.import}</h2>
                <p>
                  <b>{sumWords(report, decision, rowDecisions, language)}</b>
                </p>
                <p>{words.notWritten}</p>
                <Button wide tone="sea" busy={commit.isPending} onClick={() => commit.mutate(report.importId)}>
                  {commit.isPending
                    ? words.importing
                    : words.importNow(formatNumber(importedRows(report, decision, rowDecisions), language))}
                </Button>
                {commit.isPending && (
                  <CommitProgress importId={report.importId} rows={report.rows} language={language} />
                )}
                <p className="note">{mergeWords[language].wholeUndo}</p>
              </aside>
            </div>
            {mappingForm}
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

/** What the import will do, in a sentence. */
function sumWords(report: ImportReport, all: Decision, rows: Record<string, Decision>, language: Language): string {
  const words = mergeWords[language]
  const counts = rowsByDecision(report, all, rows)
  const figure = (count: number) => formatNumber(count, language)
  const fates = importDecisions.filter((one) => counts[one] > 0).map((one) => words.fates[one](figure(counts[one])))
  return words.sum(figure(report.ready), fates.length > 0 ? fates.join(' ') : words.fates.fill(figure(0)))
}
