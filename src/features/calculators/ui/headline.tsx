import type { CalculatorAnswer, Figure } from '#src/features/calculators/domain/frame/calculator.ts'
import { quantityParts, writeQuantity } from '#src/features/calculators/text/write.ts'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition, roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { Why } from './why.tsx'
import { figureSentence, spreadWords, type Words, wordedBy } from './written.ts'

/** The figures that answer the question, the first one largest, and the verdict. */
export function Headline({ answer, words }: { answer: CalculatorAnswer; words: Words }) {
  return (
    <div className="c-head">
      <Verdict answer={answer} words={words} />
      <div className="c-figs">
        {answer.headline.map((figure, index) => (
          <BigFigure key={figure.id} figure={figure} words={words} isFirst={index === 0} />
        ))}
      </div>
    </div>
  )
}

function Verdict({ answer: { verdict }, words }: { answer: CalculatorAnswer; words: Words }) {
  const { title, text } = wordedBy(words.text.verdicts, verdict.id)
  return (
    <div className={`note c-verdict c-${verdict.tone}`}>
      <p>
        <b>{words.sentence(title, verdict.values)}</b>
      </p>
      <p>{words.sentence(text, verdict.values)}</p>
    </div>
  )
}

function BigFigure({ figure, words, isFirst }: { figure: Figure; words: Words; isFirst: boolean }) {
  const { label, note, none } = wordedBy(words.text.figures, figure.id)
  const { language } = words
  const parts = quantityParts(figure, language)
  return (
    <div className="fig c-fig">
      <p>
        {figure.none ? (
          <span className="num n2">{none ?? ''}</span>
        ) : (
          <span className="num n2 nw">
            <span>{parts.number}</span>
            {parts.unit ? <small>{parts.unit}</small> : null}
          </span>
        )}
        {figure.none ? null : <span className="c-lab">{label}</span>}
      </p>
      <Spread figure={figure} words={words} isFirst={isFirst} />
      {note && !figure.none ? <p className="sm mut">{words.sentence(note, figure.values)}</p> : null}
      <Why figure={figure} words={words} />
    </div>
  )
}

/** How sure a figure is: the range as a bar under the first figure, in words under the others. */
function Spread({ figure, words, isFirst }: { figure: Figure; words: Words; isFirst: boolean }) {
  const { range, unit, digits, none, openEnded } = figure
  const { frame, language } = words
  if (!range || none) return null
  if (!isFirst || range.p90 < 0 || openEnded || range.p10 <= 0)
    return (
      <p className="sm mut">
        <span>{spreadWords(figure, words)}</span>
      </p>
    )
  const write = (value: number) => writeQuantity({ value, unit, ...(digits !== undefined && { digits }) }, language)
  const scaleMax = roundScale([range])
  return (
    <RangeBar
      position={rangePosition(range, scaleMax)}
      scale={{ zero: '0', max: write(scaleMax) }}
      label={`${figureSentence(figure, words)}, ${frame.likely(write(range.p50))}`}
      low={frame.atLeast(write(range.p90))}
      mid={frame.likely(write(range.p50))}
      high={write(range.p10)}
    />
  )
}
