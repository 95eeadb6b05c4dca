import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '#src/features/quote/domain/answers/form-values.ts'
import { answersByStep } from '#src/features/quote/domain/answers/steps.ts'
import type { FullPrice, PriceAfterStep, PriceAnswer, PriceQuestion } from './live-price.messages.ts'

export interface LivePrice {
  state: 'none' | 'working' | 'shown' | 'unavailable'
  /** The range after each answered question; the last one is the price now. */
  ranges: PriceAfterStep[]
  /** The three options, once every question is answered. */
  full: FullPrice | undefined
}

const nothingYet: LivePrice = { state: 'none', ranges: [], full: undefined }
/** Typing pauses this long before a new price is asked for. */
const pauseMs = 120

/** The price range of what has been answered, kept while a field is being retyped and whenever a calculation fails. */
export function useLivePrice(values: FormValues, ready: boolean): LivePrice {
  const [price, setPrice] = useState<LivePrice>(nothingYet)
  const worker = useRef<Worker | undefined>(undefined)
  const lastId = useRef(0)
  const shownSteps = useRef(0)
  const steps = ready ? answersByStep(values) : []
  const question = JSON.stringify(steps)

  useEffect(() => () => worker.current?.terminate(), [])

  useEffect(() => {
    const asked: PriceQuestion['steps'] = JSON.parse(question)
    lastId.current += 1
    const id = lastId.current
    if (asked.length === 0) {
      shownSteps.current = 0
      setPrice(nothingYet)
      return
    }
    // Fewer valid answers than the price on screen stands for: a field is being retyped. The last good price stays.
    if (asked.length < shownSteps.current) return
    const timer = setTimeout(() => {
      setPrice((last) => (last.ranges.length > 0 ? last : { ...last, state: 'working' }))
      try {
        worker.current ??= openWorker(
          (found) => {
            if (found.id !== lastId.current) return
            if ('failed' in found) setPrice(kept)
            else {
              shownSteps.current = found.ranges.length
              setPrice({ state: 'shown', ranges: found.ranges, full: found.full })
            }
          },
          () => setPrice(kept),
        )
        worker.current.postMessage({ id, steps: asked } satisfies PriceQuestion)
      } catch {
        setPrice(kept)
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [question])

  return price
}

/** After a failure the last good price stays; without one the screen says that there is none. */
function kept(last: LivePrice): LivePrice {
  return last.ranges.length > 0 ? last : { ...last, state: 'unavailable' }
}

function openWorker(onAnswer: (answer: PriceAnswer) => void, onBroken: () => void): Worker {
  const opened = new Worker(new URL('./live-price.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', (event: MessageEvent<PriceAnswer>) => onAnswer(event.data))
  opened.addEventListener('error', onBroken)
  return opened
}
