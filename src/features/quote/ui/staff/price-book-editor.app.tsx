import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import type { PriceBookResponse } from '#src/features/quote/contract.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { usePriceBook, usePublishBook } from './price-book-data.ts'
import {
  changedItems,
  draftProblems,
  draftVat,
  emptyDraft,
  isChanged,
  itemIds,
  publishRequest,
  withTyped,
} from './price-book-draft.ts'
import { PriceBookHistory } from './price-book-history.app.tsx'
import { PriceRowEditor, priceFieldId } from './price-row-editor.app.tsx'

/** The price book: every price as a field, publishing makes a new dated version, the versions below. */
export function PriceBookEditor({
  language,
  mayPublish,
  shown,
  previewOf,
}: {
  language: Language
  mayPublish: boolean
} & PublicationParts) {
  const text = quoteStaffText[language]
  const book = usePriceBook()
  return (
    <section className="panel stack" aria-labelledby="book-title">
      <h2 id="book-title">{text.book.title}</h2>
      {book.isPending && <Skeleton label={text.loading} widths={[60, 100, 100, 100]} />}
      {book.isError && (
        <LoadFailure
          message={failureText(book.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => book.refetch()}
        />
      )}
      {book.data && (
        <>
          <PriceBookForm
            book={book.data}
            language={language}
            mayPublish={mayPublish}
            onReload={() => book.refetch()}
            {...{ shown, previewOf }}
          />
          <h3>{text.book.history}</h3>
          <PriceBookHistory book={book.data} language={language} />
        </>
      )}
    </section>
  )
}

type Said = { tone: 'sea' | 'bad'; words: string }

interface PublicationParts {
  /** Where the prices in force are seen. */
  shown: ReactNode
  /** What publishing a book would change. */
  previewOf: (value: unknown) => ReactNode
}

function PriceBookForm({
  book,
  language,
  mayPublish,
  onReload,
  shown,
  previewOf,
}: {
  book: PriceBookResponse
  language: Language
  mayPublish: boolean
  onReload: () => Promise<unknown>
} & PublicationParts) {
  const texts = quoteStaffText[language]
  const text = texts.book
  const today = madridDate(new Date())
  const [draft, setDraft] = useState(() => emptyDraft(book, today))
  const [isChecked, setIsChecked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [said, setSaid] = useState<Said>()
  const publish = usePublishBook(language)
  const changes = changedItems(book, draft).length
  const problems = draftProblems(book, draft).map(({ item, point, problem }) => ({
    item,
    point,
    fieldId: priceFieldId(item, point),
    words: problem === 'number' ? text.numberWanted : text.mustRise,
  }))
  const dateError = draft.asOf === '' ? text.asOfWanted : undefined
  const vatError = draftVat(draft) === undefined ? text.vatWanted : undefined
  const complaints = [
    ...(dateError ? [{ fieldId: 'book-as-of', message: dateError }] : []),
    ...(vatError ? [{ fieldId: 'book-vat', message: vatError }] : []),
    ...problems.map(({ item, fieldId, words }) => ({ fieldId, message: `${text.items[item]}: ${words}` })),
  ]

  useEffect(() => {
    if (refusals > 0) document.getElementById('book-errors')?.focus()
  }, [refusals])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (publish.isPending) return
    setSaid(undefined)
    setIsChecked(complaints.length > 0)
    if (complaints.length > 0) return setRefusals(refusals + 1)
    if (!isChanged(book, draft)) return setSaid({ tone: 'bad', words: text.nothing })
    try {
      const newest = await publish.mutateAsync(publishRequest(book, draft))
      setDraft(emptyDraft(newest, madridDate(new Date())))
      setSaid({ tone: 'sea', words: text.published(formatNumber(newest.version, language)) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await onReload()
        setSaid({ tone: 'bad', words: withNames(text.conflict, error) })
      } else
        setSaid({
          tone: 'bad',
          words: withNames(failureText(error, { offline: texts.offline, fallback: texts.failed }), error),
        })
    }
  }

  return (
    <form onSubmit={submit} noValidate className="stack">
      <p className="row">
        <b>{text.version(formatNumber(book.version, language), formatDate(book.asOf, language))}</b>
        <span className={`tag ${book.confirmedByOwner ? 'ok' : 'warn'}`}>
          {book.confirmedByOwner ? text.confirmed : text.unconfirmed}
        </span>
      </p>
      {shown}
      <p className="mut">{text.intro}</p>
      {isChecked && complaints.length > 0 && (
        <ErrorSummary id="book-errors" title={text.errorTitle} errors={complaints} />
      )}
      <div className="tblw">
        <table className="stk book">
          <thead>
            <tr>
              {[text.columns.item, text.columns.price, text.columns.range, text.columns.source, text.columns.mark].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {itemIds.map((item) => (
              <PriceRowEditor
                key={item}
                item={item}
                book={book}
                draft={draft}
                language={language}
                errors={
                  new Map(isChecked ? problems.filter((p) => p.item === item).map((p) => [p.point, p.words]) : [])
                }
                isReadOnly={!mayPublish}
                onType={(shown, point, typed) => setDraft(withTyped(draft, item, shown, point, typed))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {mayPublish ? (
        <>
          <div className="row book-terms">
            <Field id="book-as-of" label={text.asOf} error={isChecked ? dateError : undefined}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  type="date"
                  value={draft.asOf}
                  onChange={(event) => setDraft({ ...draft, asOf: event.target.value })}
                />
              )}
            </Field>
            <Field id="book-vat" label={text.vat} error={isChecked ? vatError : undefined}>
              {(control) => (
                <input
                  {...control}
                  className="in w5"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.vat}
                  onChange={(event) => setDraft({ ...draft, vat: event.target.value })}
                />
              )}
            </Field>
          </div>
          <label className="ck">
            <input
              type="checkbox"
              checked={draft.isConfirmed}
              aria-describedby="book-confirmed-hint"
              onChange={(event) => setDraft({ ...draft, isConfirmed: event.target.checked })}
            />
            <span>
              <b>{text.confirmedLabel}</b>
              <span className="xs mut book-hint" id="book-confirmed-hint">
                {text.confirmedHint}
              </span>
            </span>
          </label>
          {isChanged(book, draft) && complaints.length === 0 && previewOf(publishRequest(book, draft))}
          <p className="row">
            <Button type="submit" tone="sea" busy={publish.isPending}>
              {publish.isPending ? text.publishing : text.publish}
            </Button>
            {isChanged(book, draft) && (
              <Button tone="secondary" onClick={() => setDraft(emptyDraft(book, today))}>
                {text.discard}
              </Button>
            )}
            <span className="xs mut" role="status">
              {changes === 0
                ? text.unchanged
                : changes === 1
                  ? text.changedOne
                  : text.changed(formatNumber(changes, language))}
            </span>
          </p>
        </>
      ) : (
        <p className="note sea">{text.adminOnly}</p>
      )}
      <div role="status">{said && <p className={`note ${said.tone}`}>{said.words}</p>}</div>
    </form>
  )
}

/** With which price, page or colleague the refusal is about. */
function withNames(words: string, error: unknown): string {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  return [
    words,
    ...fields.map(({ field, message }) => (field === 'basedOnVersion' ? message : `${field}: ${message}`)),
  ].join(' ')
}
