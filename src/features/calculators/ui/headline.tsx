import type { CalculatorAnswer, Figure } from '#src/features/calculators/domain/frame/calculator.ts'
import { quantityParts, writeQuantity } from '#src/features/calculators/text/write.ts'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition, roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { figuresAtHead } from './answer-rest.tsx'
import { figureSentence, headParts, spreadWords, type Words, wordedBy } from './written.ts'

/** The verdict in one line, the figures that answer the question, the range of the first one as a bar, and what the verdict adds. */
export function Headline({ answer, words, isStale }: { answer: CalculatorAnswer; words: Words; isStale: boolean }) {
  const { verdict, headline } = answer
  const { title, text } = wordedBy(words.text.verdicts, verdict.id)
  const [first] = headline
  return (
    <div className={first?.isCost ? 'c-head c-cost' : 'c-head'}>
      {isStale ? (
        <p className="c-was sm">
          <span className="tag warn">{words.frame.lastGood}</span> {words.frame.stale}
        </p>
      ) : null}
      <p className={`c-verdict c-${verdict.tone}`}>
        <b>{words.sentence(title, verdict.values)}</b>
      </p>
      <div className="c-figs">
        {headline.slice(0, figuresAtHead).map((figure, index) => (
          <BigFigure key={figure.id} figure={figure} words={words} isFirst={index === 0} />
        ))}
      </div>
      {first ? <Spread figure={first} words={words} /> : null}
      {text ? <p className="sm mut c-because">{words.sentence(text, verdict.values)}</p> : null}
    </div>
  )
}

function BigFigure({ figure, words, isFirst }: { figure: Figure; words: Words; isFirst: boolean }) {
  const { frame, language, text } = words
  const { label, note, none } = wordedBy(text.figures, figure.id)
  const { number, unit } = headParts(figure, words)
  const likely = quantityParts(figure, language)
  // Years until something pays back are a span, with the likely one below it.
  const sure =
    figure.unit === 'years' && figure.range
      ? number !== likely.number && frame.mostLikely(likely.number + likely.unit)
      : !isFirst && spreadWords(figure, words)
  return (
    <div className="fig c-fig">
      <p>
        {figure.none ? (
          <span className="num c-none">{words.sentence(none ?? '', figure.values)}</span>
        ) : (
          <span className="num nw">
            <span>{number}</span>
            {unit ? <small>{unit}</small> : null}
          </span>
        )}
        {figure.none ? null : <span className="c-lab">{label}</span>}
      </p>
      {sure && !figure.none ? <p className="c-extra c-sure">{sure}</p> : null}
      {note && !figure.none ? <p className="c-extra">{words.sentence(note, figure.values)}</p> : null}
    </div>
  )
}

/** How sure the first figure is: its range as a bar; in words where a bar cannot say it. */
function Spread({ figure, words }: { figure: Figure; words: Words }) {
  const { range, unit, digits, none, openEnded, wholeIs } = figure
  const { frame, language } = words
  // A range without width is a figure, which stands above.
  if (!range || none || range.p90 === range.p10) return null
  if (range.p90 < 0 || openEnded || range.p10 <= 0)
    return (
      <p className="sm mut">
        <span>{spreadWords(figure, words)}</span>
      </p>
    )
  const write = (value: number) => writeQuantity({ value, unit, ...(digits !== undefined && { digits }) }, language)
  const whole = figure.whole !== undefined && figure.whole > range.p10 ? figure.whole : undefined
  const scaleMax = whole ?? roundScale([range])
  const { bar } = wordedBy(words.text.figures, figure.id)
  return (
    <>
      <RangeBar
        position={rangePosition(range, scaleMax)}
        scale={{
          zero: '0',
          max: write(scaleMax),
          of: whole === undefined ? undefined : wholeIs ? words.value({ word: wholeIs }) : frame.todaysBill,
        }}
        label={`${figureSentence(figure, words)}, ${frame.likely(write(range.p50))}`}
        low={frame.atLeast(write(range.p90))}
        mid={frame.likely(write(range.p50))}
        high={figure.isCost ? frame.atMost(write(range.p10)) : write(range.p10)}
      />
      {bar ? <p className="xs mut">{bar}</p> : null}
    </>
  )
}
