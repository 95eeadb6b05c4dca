import { type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react'
import { checkAnswers } from '#src/features/quote/domain/answers/check-answers.ts'
import { attemptFor } from '#src/features/quote/domain/answers/draft.ts'
import { bodyFromValues } from '#src/features/quote/domain/answers/form-body.ts'
import type { FieldName } from '#src/features/quote/domain/answers/form-values.ts'
import { handsOver, withHandedOver } from '#src/features/quote/domain/answers/handed-over.ts'
import { withAskedRefinements } from '#src/features/quote/domain/answers/refinements.ts'
import {
  fieldsOf,
  firstOpenStep,
  reachableStep,
  type StepId,
  stepAfter,
  stepBefore,
  stepIds,
  stepNumber,
  stepOfField,
  stepOfHash,
} from '#src/features/quote/domain/answers/steps.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { Review } from './configurator-review.tsx'
import { PriceAnnounced, PriceLine, SoFar } from './configurator-so-far.tsx'
import { firstState, moved, toggled } from './configurator-state.ts'
import { readDraft, writeDraft } from './draft-storage.ts'
import { problemMessage } from './problem-message.ts'
import { Question, type QuestionHandlers } from './question.tsx'
import { sendQuote, sendWhenOnline } from './send-quote.ts'
import { useLivePrice } from './use-live-price.ts'

export interface ConfiguratorProps {
  /** Test mode: no contact, no lead, a watermark. */
  test: boolean
  business: { name: string; phone: { e164: string; display: string } }
  privacyHref: string | null
}

/** The quote, one question a step, with the price beside it from the first answer on. */
export function Configurator({ text, test, business, privacyHref }: ConfiguratorProps & { text: QuoteUiText }) {
  const [state, dispatch] = useReducer(moved, undefined, firstState)
  const { values, step, problems } = state
  const price = useLivePrice(values, state.restored)
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pageTitle = useRef('')

  useEffect(() => {
    pageTitle.current = document.title
    const query = new URLSearchParams(location.search)
    const draft = readDraft(test)
    const kept = withHandedOver(draft?.values ?? firstState().values, query)
    const wanted = handsOver(query) ? firstOpenStep(kept) : (stepOfHash(location.hash) ?? draft?.step ?? 'town')
    const start = reachableStep(wanted, kept)
    history.replaceState(null, '', `${location.pathname}#${start}`)
    dispatch({ type: 'restored', draft: { values: kept, step: start, attempt: draft?.attempt } })
  }, [test])

  useEffect(() => {
    if (state.restored) writeDraft(test, { values, step, ...(state.attempt && { attempt: state.attempt }) })
  }, [test, values, step, state.attempt, state.restored])

  useEffect(() => {
    const follow = () => {
      const wanted = stepOfHash(location.hash)
      if (wanted) dispatch({ type: 'went', step: wanted })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // An error's link goes to its field without becoming a step of the browser's history.
  useEffect(() => {
    const box = root.current
    const toField = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#q-"]') : null
      const control = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (!control) return
      event.preventDefault()
      control.closest('details')?.setAttribute('open', '')
      control.focus()
    }
    box?.addEventListener('click', toField)
    return () => box?.removeEventListener('click', toField)
  }, [])

  useEffect(() => {
    if (!state.restored) return
    const title = `${text.stepOf(stepNumber(step), stepIds.length)}: ${text.questions[step].title} | ${pageTitle.current}`
    document.title = problems.length > 0 ? `${text.errors.titlePrefix} ${title}` : title
  }, [state.restored, step, problems.length, text])

  useEffect(() => {
    if (state.moves === 0) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [state.moves])

  useEffect(() => {
    if (state.refusals > 0) document.getElementById('q-errors')?.focus()
  }, [state.refusals])

  const go = useCallback((to: StepId) => {
    history.pushState(null, '', `#${to}`)
    dispatch({ type: 'went', step: to })
  }, [])

  const on: QuestionHandlers = {
    answer: (changed) => dispatch({ type: 'answered', values: changed }),
    toggle: (field, value, ticked) =>
      dispatch({ type: 'answered', values: { [field]: toggled(values[field], value, ticked) } }),
    leave: (field) => dispatch({ type: 'left', field }),
  }

  const send = async () => {
    const body = bodyFromValues(withAskedRefinements(values), { language: text.language, test })
    let attempt = attemptFor(JSON.stringify(body), state.attempt, Date.now(), randomKey)
    dispatch({ type: 'sending', attempt })
    const form = root.current?.querySelector('form')
    const beside = form ? signsOf(form, state.moves <= 1) : {}
    let result = await sendQuote(body, attempt.key, beside)
    if (result.kind === 'key-taken') {
      // The key belongs to other answers, from another tab: these are new ones.
      attempt = { ...attempt, key: randomKey() }
      dispatch({ type: 'sending', attempt })
      result = await sendQuote(body, attempt.key, beside)
    }
    const isOffline = result.kind === 'failed' && result.failure === 'offline'
    // The key is kept with the draft: however often it is tried, it is one quote.
    if (isOffline) sendWhenOnline(() => void send())
    if (result.kind === 'made') location.assign(result.path)
    else if (result.kind === 'refused') {
      const first = result.problems[0]
      if (first && stepOfField(first.field) !== step) go(stepOfField(first.field))
      dispatch({ type: 'refused', problems: result.problems })
    } else dispatch({ type: 'failed', failure: result.kind === 'failed' ? result.failure : 'server' })
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (state.sending) return
    const found = checkAnswers(withAskedRefinements(values), fieldsOf(step, test))
    if (found.length > 0) dispatch({ type: 'refused', problems: found })
    else if (step === 'review') void send()
    else go(stepAfter(step))
  }

  const errors: Partial<Record<FieldName, string>> = {}
  for (const problem of problems) errors[problem.field] ??= problemMessage(problem, text)
  const before = stepBefore(step)
  const title = (
    <h1 className="q-h1" tabIndex={-1} ref={heading}>
      {text.questions[step].title}
    </h1>
  )

  return (
    <div className="g2 c75 q-live" ref={root}>
      <div>
        <ol className="steps" aria-hidden="true">
          {stepIds.map((id) => (
            <li
              key={id}
              className={stepNumber(id) < stepNumber(step) ? 'done' : undefined}
              aria-current={id === step ? 'step' : undefined}
            />
          ))}
        </ol>
        <p className="sm mut q-step">{text.stepOf(stepNumber(step), stepIds.length)}</p>
        {test && <p className="note q-note">{text.test.note}</p>}
        {problems.length > 0 && (
          <ErrorSummary
            id="q-errors"
            title={text.errors.title}
            errors={Object.entries(errors).map(([field, message]) => ({ fieldId: `q-${field}`, message }))}
          />
        )}
        <form noValidate onSubmit={submit}>
          <FormTrap language={text.language} />
          {step === 'review' ? (
            <Review {...{ text, values, errors, price, test, business, privacyHref, on, state }} heading={title} />
          ) : (
            <Question key={step} {...{ step, text, values, errors, on }} legend={title} />
          )}
          {step === 'town' && (
            <p className="sm mut q-elsewhere">
              {text.elsewhere} <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
            </p>
          )}
          <div className="row q-buttons">
            {before && (
              <Button tone="secondary" onClick={() => go(before)} disabled={state.sending}>
                {text.previous}
              </Button>
            )}
            <Button type="submit" busy={state.sending}>
              {step !== 'review' ? text.next : state.sending ? text.generating : text.generate}
            </Button>
          </div>
        </form>
        <div className="row sm mut q-saved" aria-live="polite">
          {state.cleared ? (
            <>
              {text.startedAgain}
              <button
                type="button"
                className="q-link"
                onClick={() => {
                  history.replaceState(null, '', `#${state.cleared?.step ?? step}`)
                  dispatch({ type: 'brought-back' })
                }}
              >
                {text.undo}
              </button>
            </>
          ) : (
            <>
              {text.savedHere}
              {price.ranges.length > 0 && (
                <button
                  type="button"
                  className="q-link"
                  onClick={() => {
                    history.pushState(null, '', '#town')
                    dispatch({ type: 'start-again' })
                  }}
                >
                  {text.startAgain}
                </button>
              )}
            </>
          )}
        </div>
        <PriceLine text={text} price={price} />
      </div>
      <SoFar {...{ text, price, values, step }} />
      <PriceAnnounced text={text} price={price} />
    </div>
  )
}
