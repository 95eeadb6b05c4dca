import type { CalculatorAnswer, Figure } from '#src/features/calculators/domain/frame/calculator.ts'
import { handOverQuery } from '#src/features/calculators/domain/frame/hand-over.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { figuresAtHead } from './answer-rest.tsx'
import { headParts, type Words, wordedBy } from './written.ts'

interface LineProps {
  answer: CalculatorAnswer
  quotePath: string
  words: Words
  /** An input is wrong: the answer is that of the last right ones. */
  isStale: boolean
}

/** The first figure as it stands at the head, and the years until it pays back where they stand there too, in one line with the way into the quote. On phones it stays in sight where other pages have their bar. */
export function AnswerLine({ answer: { headline, handOver }, quotePath, words, isStale }: LineProps) {
  const [first] = headline
  if (!first) return null
  const { label, short = label, none } = wordedBy(words.text.figures, first.id)
  const written = (figure: Figure) => {
    const { number, unit } = headParts(figure, words)
    return number + unit
  }
  const years = headline.slice(1, figuresAtHead).find((one) => one.unit === 'years' && one.range && !one.none)
  const rest = years ? `${short} · ${written(years)}` : short
  return (
    <p className="c-line deep">
      <span>
        {isStale ? <span className="c-was">{`${words.frame.lastGood}: `}</span> : null}
        {first.none ? <b>{words.sentence(none ?? label, first.values)}</b> : <b className="nw">{written(first)}</b>}
        {first.none || isStale ? null : <span>{` ${rest}`}</span>}
      </span>
      <a href={`${quotePath}?${handOverQuery(handOver)}`}>
        {/* One piece of text: in the page it stands without React's marks between pieces. */}
        {`${words.frame.toQuote} `}
        <Icon name="arrow" size={20} />
      </a>
    </p>
  )
}
