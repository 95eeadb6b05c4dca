import type { ReactNode } from 'react'
import type { Calculator, CalculatorAnswer } from '#src/features/calculators/domain/frame/calculator.ts'
import type { Offer } from '#src/features/calculators/domain/frame/offer.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { frameText } from '#src/features/calculators/text/frame-text.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { CalculatorApp } from './calculator-app.tsx'

export interface CalculatorSectionProps {
  calculator: Calculator
  text: CalculatorText
  language: Language
  quotePath: string
  /** Where a talk is booked, in this language. */
  talkPath: string
  /** The answer to the defaults on `builtOn`, with the price book built in. */
  answer: CalculatorAnswer
  /** The three options that its hand-over leads to. */
  offers: readonly Offer[]
  builtOn: PlainDate
}

/** A calculator in its page: answered when the site is built, taken over by calculator.client.ts at the visitor's first move. `children` stand below it. */
export function CalculatorSection({
  calculator,
  text,
  language,
  quotePath,
  talkPath,
  answer,
  offers,
  builtOn,
  children,
}: CalculatorSectionProps & { children?: ReactNode }) {
  return (
    <section className="calc" id="calculator" aria-label={frameText(language).answer}>
      <div className="wrap">
        <div
          data-calculator={calculator.id}
          data-words={language}
          data-built-on={builtOn}
          data-quote-path={quotePath}
          data-talk-path={talkPath}
          data-offers={JSON.stringify(offers)}
        >
          <CalculatorApp
            {...{ calculator, text, language, quotePath, talkPath }}
            firstAnswer={answer}
            firstOffers={offers}
          />
        </div>
        <p className="note c-failed">{frameText(language).offline}</p>
        {children}
      </div>
    </section>
  )
}
