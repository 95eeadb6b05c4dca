import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import {
  defaultRaw,
  type InputProblem,
  type RawInputs,
  readInputs,
} from '#src/features/calculators/domain/frame/read-inputs.ts'
import { queryOfInputs } from '#src/features/calculators/domain/frame/share-link.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { logBrowserError } from '#src/shared/http/browser-log.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerCharts, AnswerRoof } from './answer-charts.tsx'
import { AnswerLine } from './answer-line.tsx'
import { Assumptions, Numbers } from './answer-rest.tsx'
import { Headline } from './headline.tsx'
import { firstAsked, InputFields } from './input-fields.tsx'
import { localisedRaw } from './localised-raw.ts'
import { useOffers } from './use-offers.ts'
import { figureSentence, likelyBehind, wordsOf } from './written.ts'

export interface CalculatorAppProps {
  calculator: Calculator
  text: CalculatorText
  language: Language
  /** Where the quote is, and where a talk is booked, in this language. */
  quotePath: string
  talkPath: string
  /** The answer to the defaults, as the page was built with it. */
  firstAnswer: CalculatorAnswer
  /** What the hand-over of that answer leads to. */
  firstOffers: readonly Offer[]
  /** Absent while the page is built and wherever no script runs: then the first answer stands. */
  live?: {
    context: CalculatorContext
    /** Inputs of the link, or typed before the script was there. */
    begun: RawInputs | undefined
  }
}

/** Typing pauses this long before a wrong field shows its error; leaving the field shows it at once. */
const patienceMs = 900
/** The address follows, and the answer is spoken, this long after the last change. */
const settledMs = 700

/** A calculator: inputs, and an answer that follows them. While an input is wrong the last good answer stays. */
export function CalculatorApp({
  calculator,
  text,
  language,
  quotePath,
  talkPath,
  firstAnswer,
  firstOffers,
  live,
}: CalculatorAppProps) {
  const specs = calculator.inputs
  const words = useMemo(() => wordsOf(text, language), [text, language])
  const [raw, setRaw] = useState<RawInputs>(() => localisedRaw(defaultRaw(specs), specs, language))
  const [answer, setAnswer] = useState(firstAnswer)
  const [told, setTold] = useState<readonly string[]>([])
  const [spoken, setSpoken] = useState('')
  const [isReady, setReady] = useState(false)
  const isTouched = useRef(false)
  const { values, problems } = useMemo(() => readInputs(specs, raw), [specs, raw])
  const context = live?.context
  const begun = live?.begun

  useEffect(() => {
    if (context) setReady(true)
    if (!begun) return
    isTouched.current = true
    setRaw(localisedRaw(begun, specs, language))
  }, [context, begun, specs, language])

  useEffect(() => {
    if (!context || problems.length > 0) return
    const frame = requestAnimationFrame(() => {
      try {
        setAnswer(calculator.answer(values, context))
      } catch (cause) {
        // The last good answer stays.
        logBrowserError(`${calculator.id} gave no answer`, cause)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [calculator, context, values, problems])

  useEffect(() => {
    if (!context || !isTouched.current || problems.length > 0) return
    const query = queryOfInputs(specs, raw)
    if (!query) return
    const timer = setTimeout(() => keepInAddress(Object.keys(specs), query), settledMs)
    return () => clearTimeout(timer)
  }, [context, specs, raw, problems])

  useEffect(() => {
    if (!isTouched.current) return
    const [first] = answer.headline
    if (!first) return
    const timer = setTimeout(
      () => setSpoken(words.frame.announced(figureSentence(first, words) + likelyBehind(first, words))),
      settledMs,
    )
    return () => clearTimeout(timer)
  }, [answer, words])

  const wrong = problems.map(({ name }) => name).join()
  useEffect(() => {
    const names = wrong.split(',').filter(Boolean)
    // A field that is right again may be wrong again: it gets its patience back.
    setTold((before) => before.filter((name) => names.includes(name)))
    if (names.length === 0) return
    const timer = setTimeout(() => setTold(names), patienceMs)
    return () => clearTimeout(timer)
  }, [wrong])

  const change = useCallback((name: string, value: string) => {
    isTouched.current = true
    setRaw((before) => ({ ...before, [name]: value }))
  }, [])
  const leave = useCallback((name: string) => setTold((before) => [...new Set([...before, name])]), [])
  const shown: InputProblem[] = problems.filter(({ name }) => told.includes(name))
  const isStale = problems.length > 0
  const offers = useOffers(answer.handOver, firstOffers, language, context !== undefined)
  const leading = useMemo(() => firstAsked(specs), [specs])
  const fields = { specs, raw, problems: shown, words, on: { change, leave } }

  return (
    <div className={isStale ? 'c-grid is-stale' : 'c-grid'}>
      <section className="card c-form c-first level" aria-label={text.form}>
        <InputFields {...fields} names={leading} />
      </section>
      <Headline answer={answer} words={words} isStale={isStale} />
      <div className="card c-form c-then">
        <InputFields {...fields} names={Object.keys(specs).filter((name) => !leading.includes(name))} />
      </div>
      <AnswerCharts charts={answer.charts} words={words} />
      <AnswerRoof roof={answer.roof} words={words} />
      <AnswerActions
        answer={answer}
        offers={offers}
        quotePath={quotePath}
        talkPath={talkPath}
        words={words}
        isReady={isReady}
        query={() => queryOfInputs(specs, raw)}
      />
      <div className="c-folds">
        <Numbers answer={answer} words={words} />
        <Assumptions answer={answer} words={words} />
      </div>
      <AnswerLine answer={answer} quotePath={quotePath} words={words} isStale={isStale} />
      <p className="vh" role="status">
        {isStale ? `${words.frame.lastGood}. ${words.frame.stale}` : spoken}
      </p>
    </div>
  )
}

/** Puts the inputs into the address, beside what else stands in its query. */
function keepInAddress(names: readonly string[], query: URLSearchParams): void {
  const whole = new URLSearchParams(location.search)
  for (const name of names) whole.delete(name)
  for (const [name, value] of query) whole.set(name, value)
  const search = whole.toString()
  history.replaceState(history.state, '', `${location.pathname}${search ? `?${search}` : ''}${location.hash}`)
}
