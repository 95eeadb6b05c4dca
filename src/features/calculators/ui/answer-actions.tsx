import { useEffect } from 'react'
import type { CalculatorAnswer } from '#src/features/calculators/domain/frame/calculator.ts'
import { handOverQuery } from '#src/features/calculators/domain/frame/hand-over.ts'
import { savesAsQuoted } from '#src/features/calculators/domain/frame/handed-home.ts'
import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { showToast } from '#src/shared/ui/toast/show-toast.ts'
import { ThreeOptions } from './three-options.tsx'
import type { Words } from './written.ts'

interface ActionsProps {
  answer: CalculatorAnswer
  /** Undefined while there are none for these inputs. */
  offers: readonly Offer[] | undefined
  quotePath: string
  talkPath: string
  words: Words
  /** The script is there: copying and printing work. */
  isReady: boolean
  /** The inputs as they stand; undefined while one is wrong. */
  query: () => URLSearchParams | undefined
}

/** The one step into the quote, a talk with us, the link with the inputs in it, and paper. */
export function AnswerActions({ answer, offers, quotePath, talkPath, words, isReady, query }: ActionsProps) {
  const { frame } = words
  const { handOver, options } = answer
  useOpenForPrint()
  const copy = async () => {
    const search = query()?.toString() ?? ''
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${search ? `?${search}` : ''}`)
      showToast({ text: frame.copied })
    } catch {
      // No clipboard on this page or in this browser: the link stands in the address bar all the same.
      showToast({ kind: 'destructive', text: frame.copyFailed })
    }
  }
  return (
    <div className="c-acts tint">
      <div>
        <h2>{frame.next}</h2>
        <p className="mut">{frame.quoteNote}</p>
        <p className="row">
          <ButtonLink href={`${quotePath}?${handOverQuery(handOver)}`}>{frame.quote}</ButtonLink>
          <ButtonLink tone="secondary" href={talkPath}>
            {frame.talk}
          </ButtonLink>
          {isReady ? (
            <>
              <span className="c-break" />
              <Button tone="secondary" small onClick={copy}>
                {frame.copy}
              </Button>
              <Button tone="secondary" small onClick={() => print()}>
                {frame.print}
              </Button>
            </>
          ) : null}
        </p>
        <noscript>
          <p className="note">
            {`${frame.noScript} `}
            <a href={quotePath}>{frame.noScriptLink}</a>
          </p>
        </noscript>
      </div>
      {offers ? (
        <ThreeOptions
          offers={offers}
          own={options}
          withSaving={savesAsQuoted(handOver) || options?.heatTodayEur !== undefined}
          answerEur={answer.headline.find(({ id }) => id === 'price')?.value}
          ofTypicalBill={handOver.monthlyBillEur === undefined && handOver.annualKwh === undefined}
          words={words}
        />
      ) : (
        <p className="sm mut c-offers">{frame.offersComing}</p>
      )}
    </div>
  )
}

/** On paper nothing can be unfolded: what is closed opens for printing and closes again. The drawings stand without their tables. */
function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.calc details:not([open], figure *)')]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
}
