import { quantityText } from '#src/features/figures/public.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { type CaseArt, CasePicture } from './case-picture.tsx'
import type { RunCase, RunChoice } from './race-result.ts'
import { versusText } from './text.ts'
import './versus.css'

export interface CaseWords {
  name: string
  note: string
  art: CaseArt
  /** The verdict where no sum makes it, and what is said beside the sums: before what a gain is worth, after what a choice costs. */
  choose?: string | undefined
  why?: string | undefined
}
/** What a choice is called, what another is compared with in a sentence, what is said when it wins, its name at the head of a column, and what it runs on. */
export type ChoiceWords = Readonly<
  Record<
    string,
    {
      name: string
      than?: string | undefined
      choose?: string | undefined
      short?: string | undefined
      fuel?: string | undefined
    }
  >
>

export interface CasesPart {
  language: Language
  measure: 'cost' | 'worth'
  cases: readonly CaseWords[]
  choices: ChoiceWords
  results: readonly RunCase[]
  /** Where a reader puts in their own house. */
  onward?: { path: string; action: string } | undefined
}

const letters = ['a', 'b', 'c'] as const
/** Energy of less than this share of the longest bar is too short for a mark a year on a phone. */
const hasFew = (runEur: number, longest: number) => runEur < 0.12 * longest
/** A sum as it is printed. */
export const euros = (value: number, language: Language) => quantityText({ value, unit: 'eur' }, language)

/** A tenth of the ten years' energy as it is printed, to the euro: both say the same. */
const yearEuros = (runEur: number, language: Language) => formatEur(shownEur(runEur, 'estimate') / 10, language)

/** Three cases to choose from; the verdict and the bars of the chosen one stand right below. Works without script. */
export function RaceCases({ language, measure, cases, choices, results, onward }: CasesPart) {
  const text = versusText(language)
  const bars = results.flatMap((result) => result.choices)
  const longest = Math.max(...bars.map(({ totalEur }) => totalEur))
  const hasMarks = measure === 'worth' || bars.some(({ runEur }) => !hasFew(runEur, longest))
  return (
    <div className="vs">
      <fieldset className="f vs-field">
        <legend className="vh">{text.legend}</legend>
        <div className="vs-cases">
          {cases.map(({ name, note, art }, at) => (
            <label className="ch vs-case" key={name}>
              <input type="radio" name="case" id={`case-${letters[at]}`} defaultChecked={at === 0} />
              <span>
                <CasePicture art={art} />
                {name}
                <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="vs-verdicts">
        {results.map((result, at) => (
          <Verdict
            key={cases[at]?.name}
            letter={letters[at] ?? 'a'}
            result={result}
            words={cases[at]}
            // What a gain is worth differs by case as much as the gain itself: each case fills its bars.
            longest={measure === 'cost' ? longest : Math.max(...result.choices.map(({ totalEur }) => totalEur))}
            {...{ language, measure, choices, onward }}
          />
        ))}
      </div>
      <ul className="leg vs-leg">
        {measure === 'cost' ? (
          <li>
            <i className="vs-key-buy" />
            {text.keys.buy}
          </li>
        ) : null}
        <li>
          <i className="vs-key-run" />
          {measure === 'cost' ? text.keys.energy : text.keys.worth}
        </li>
        {hasMarks ? <li>{text.keys.years}</li> : null}
      </ul>
    </div>
  )
}

function Verdict({
  letter,
  result,
  words,
  language,
  measure,
  choices,
  longest,
  onward,
}: Omit<CasesPart, 'cases' | 'results'> & {
  letter: string
  result: RunCase
  words: CaseWords | undefined
  longest: number
}) {
  const text = versusText(language)
  const { winner, second, gapEur, isNear, aheadInYear, tieEur } = result
  const told = (id: string) => {
    const { name = id, than = name, choose = name, fuel } = choices[id] ?? {}
    return { name, than, choose, fuel }
  }
  const cost = measure === 'cost'
  const isTied = tieEur !== undefined
  // What costs least wins; of two values of one gain neither does, nor where the reader's quotation decides.
  return (
    <div className={`vs-ver v-${letter}`}>
      <div>
        <h2>{words?.choose ?? told(isTied ? second.id : winner.id).choose}</h2>
        <p className="lede">
          {words?.why && !cost ? <>{renderInline(words.why, language)} </> : null}
          {isTied ? (
            renderInline(text.tie(euros(tieEur, language), told(second.id).than, told(winner.id).than), language)
          ) : cost && isNear ? (
            text.near(euros(winner.totalEur, language), euros(second.totalEur, language))
          ) : cost ? (
            <>
              {renderInline(text.cheaper(euros(gapEur, language), told(second.id).than), language)}
              {aheadInYear === undefined ? null : ` ${text.ahead(aheadInYear)}`}
            </>
          ) : (
            text.worth(euros(winner.totalEur, language), euros(second.totalEur, language))
          )}
          {words?.why && cost ? <> {renderInline(words.why, language)}</> : null}
        </p>
        {onward ? (
          <p className="vs-on">
            <ButtonLink href={onward.path}>{onward.action}</ButtonLink>
          </p>
        ) : null}
      </div>
      <div className="vs-races">
        {result.choices.map((choice) => (
          <RaceBar
            key={choice.id}
            choice={choice}
            name={told(choice.id).name}
            fuel={told(choice.id).fuel}
            wins={cost && !isTied && !isNear && choice === winner}
            openEur={choice.isQuoted ? tieEur : undefined}
            {...{ language, longest, cost }}
          />
        ))}
      </div>
    </div>
  )
}

function RaceBar({
  choice: { buyEur, runEur, totalEur },
  name,
  fuel,
  wins,
  openEur,
  language,
  longest,
  cost,
}: {
  choice: RunChoice
  name: string
  fuel: string | undefined
  wins: boolean
  /** What a quotation may come to before the choice costs as much as the other. */
  openEur: number | undefined
  language: Language
  longest: number
  cost: boolean
}) {
  const text = versusText(language)
  const share = (eur: number) => `${((eur / longest) * 100).toFixed(1)}%`
  const total = openEur === undefined ? euros(totalEur, language) : text.plusQuotation(euros(totalEur, language))
  const bought = buyEur > 0 ? text.toBuy(euros(buyEur, language)) : text.nothingToBuy
  return (
    <div className={wins ? 'vs-race win' : 'vs-race'}>
      <p>
        <b>{name}</b>
        <span className="num n1">{total}</span>
      </p>
      <div className="vs-bar" role="img" aria-label={`${name}: ${total} ${text.overTenYears}`}>
        {buyEur > 0 ? <i className="m" style={{ '--w': share(buyEur) }} /> : null}
        {openEur ? <i className="o" style={{ '--w': share(openEur) }} /> : null}
        <i className={hasFew(runEur, longest) ? 'e few' : 'e'} style={{ '--w': share(runEur) }} />
      </div>
      {cost ? (
        <p className="sm mut">
          {openEur ? text.openTo(euros(openEur, language)) : bought}, {text.aYear(yearEuros(runEur, language), fuel)}
        </p>
      ) : null}
    </div>
  )
}
