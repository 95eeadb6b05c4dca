import type { CalculatorAnswer } from '#src/features/calculators/domain/frame/calculator.ts'
import { handOverQuery } from '#src/features/calculators/domain/frame/hand-over.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { sureOrValue, type Words, wordedBy } from './written.ts'

interface LineProps {
  answer: CalculatorAnswer
  quotePath: string
  words: Words
  /** An input is wrong: the answer is that of the last right ones. */
  isStale: boolean
}

/** What is sure of the answer, in one line with the way into the quote. On phones it stays in sight where other pages have their bar. */
export function AnswerLine({ answer: { headline, handOver }, quotePath, words, isStale }: LineProps) {
  const [first] = headline
  if (!first) return null
  const { label, short = label, none } = wordedBy(words.text.figures, first.id)
  return (
    <p className="c-line deep">
      <span>
        {isStale ? <span className="c-was">{`${words.frame.lastGood}: `}</span> : null}
        {first.none ? (
          <b>{words.sentence(none ?? label, first.values)}</b>
        ) : (
          <b className="nw">{sureOrValue(first, words)}</b>
        )}
        {first.none || isStale ? null : <span>{` ${short}`}</span>}
      </span>
      <a href={`${quotePath}?${handOverQuery(handOver)}`}>
        {/* One piece of text: in the page it stands without React's marks between pieces. */}
        {`${words.frame.toQuote} `}
        <Icon name="arrow" size={20} />
      </a>
    </p>
  )
}
