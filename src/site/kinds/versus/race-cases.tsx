import { quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { type CaseArt, CasePicture } from './case-picture.tsx'
import type { RunCase, RunChoice } from './race-result.ts'
import { versusText } from './text.ts'
import './versus.css'

export interface CaseWords {
  name: string
  note: string
  art: CaseArt
}
/** What a choice is called, what another is compared with in a sentence, what is said when it wins, and its name at the head of a column. */
export type ChoiceWords = Readonly<
  Record<string, { name: string; than: string; choose: string; short?: string | undefined }>
>

interface Part {
  language: Language
  measure: 'cost' | 'worth'
  cases: readonly CaseWords[]
  choices: ChoiceWords
  results: readonly RunCase[]
  /** Where a reader puts in their own house. */
  onward?: { path: string; action: string } | undefined
}

const letters = ['a', 'b', 'c'] as const
const euros = (value: number, language: Language) => quantityText({ value, unit: 'eur' }, language)

/** Three cases to choose from; the verdict and the bars of the chosen one stand right below. Works without script. */
export function RaceCases({ language, measure, cases, choices, results, onward }: Part) {
  const text = versusText(language)
  const longest = Math.max(...results.flatMap((result) => result.choices.map(({ totalEur }) => totalEur)))
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
            {...{ language, measure, choices, longest, onward }}
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
        <li>{text.keys.years}</li>
      </ul>
    </div>
  )
}

function Verdict({
  letter,
  result,
  language,
  measure,
  choices,
  longest,
  onward,
}: Omit<Part, 'cases' | 'results'> & { letter: string; result: RunCase; longest: number }) {
  const text = versusText(language)
  const { winner, second, gapEur, aheadInYear, tieEur } = result
  const told = (id: string) => choices[id] ?? { name: id, than: id, choose: id }
  const cost = measure === 'cost'
  const isTied = tieEur !== undefined
  // What costs least wins; of two values of one gain neither does, nor where the reader's quotation decides.
  return (
    <div className={`vs-ver v-${letter}`}>
      <div>
        <h2>{told(isTied ? second.id : winner.id).choose}</h2>
        <p className="lede">
          {isTied ? (
            renderInline(text.tie(euros(tieEur, language), told(second.id).than, told(winner.id).than), language)
          ) : cost ? (
            <>
              {renderInline(text.cheaper(euros(gapEur, language), told(second.id).than), language)}
              {aheadInYear === undefined ? null : ` ${text.ahead(aheadInYear)}`}
            </>
          ) : (
            text.worth(euros(winner.totalEur, language), euros(second.totalEur, language))
          )}
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
            wins={cost && !isTied && choice === winner}
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
  wins,
  openEur,
  language,
  longest,
  cost,
}: {
  choice: RunChoice
  name: string
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
        <i className="e" style={{ '--w': share(runEur) }} />
      </div>
      {cost ? (
        <p className="sm mut">
          {openEur ? text.openTo(euros(openEur, language)) : bought}, {text.aYear(euros(runEur / 10, language))}
        </p>
      ) : null}
    </div>
  )
}

/** Every case has the same choices, so that a case is a row. */
export function isOneField(results: readonly RunCase[]): boolean {
  const fields = new Set(results.map(({ choices }) => choices.map(({ column }) => column).join(' ')))
  return fields.size === 1
}

/** The same record with a case a row and the cheaper choice at its end. */
export function RaceSides({
  language,
  cases,
  choices,
  results,
  ownPrice,
}: Omit<Part, 'measure' | 'onward'> & { ownPrice: string | undefined }) {
  const text = versusText(language)
  const { columns } = text
  const sold = new Set(
    results.flatMap((result) =>
      result.choices.filter(({ buyEur, isQuoted }) => buyEur > 0 || isQuoted).map(({ column }) => column),
    ),
  )
  const shortOf = (id: string) => choices[id]?.short ?? choices[id]?.name ?? id
  const heads = (results[0]?.choices ?? []).flatMap(({ column: id }, at) => {
    const name = shortOf(id)
    return [
      ...(sold.has(id) ? [{ at, head: `${name}, ${columns.buy.toLowerCase()}`, of: 'buyEur' as const }] : []),
      { at, head: `${name}, ${columns.run}`, of: 'runEur' as const },
    ]
  })
  const shownIn = (choice: RunChoice | undefined, of: 'buyEur' | 'runEur') => {
    if (of === 'buyEur' && choice?.isQuoted) return text.priceOf(choices[choice.id]?.than ?? choice.id)
    const eur = choice?.[of] ?? 0
    return eur > 0 ? euros(eur, language) : '–'
  }
  return (
    <section className="sec fl-band" aria-labelledby="sides">
      <div className="wrap vs-sides">
        <h2 id="sides">{text.sides}</h2>
        <p className="mut">{`${text.tableCaption}.${ownPrice ? ` ${ownPrice}` : ''}`}</p>
        <table className="stk" aria-labelledby="sides">
          <thead>
            <tr>
              <th scope="col">{columns.case}</th>
              {heads.map(({ head }) => (
                <th key={head} scope="col" className="n">
                  {head}
                </th>
              ))}
              <th scope="col">{columns.cheaper}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result, row) => (
              <tr key={cases[row]?.name}>
                <th scope="row">{cases[row]?.name}</th>
                {heads.map(({ at, head, of }) => (
                  <td key={head} className="n" data-l={head}>
                    {shownIn(result.choices[at], of)}
                  </td>
                ))}
                <td data-l={columns.cheaper}>
                  <Tag tone={result.winner.buyEur > 0 ? 'ok' : 'sea'}>
                    {result.tieEur === undefined
                      ? columns.by(shortOf(result.winner.column), euros(result.gapEur, language))
                      : columns.above(shortOf(result.winner.column), euros(result.tieEur, language))}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The same record as a table, folded. */
export function RaceTable({ language, cases, choices, results }: Omit<Part, 'measure' | 'onward'>) {
  const text = versusText(language)
  const { columns } = text
  return (
    <details className="why">
      <summary>{text.asTable}</summary>
      <div>
        <table className="stk">
          <caption>{text.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.case}</th>
              <th scope="col">{columns.choice}</th>
              <th scope="col" className="n">
                {columns.buy}
              </th>
              <th scope="col" className="n">
                {columns.energy}
              </th>
              <th scope="col" className="n">
                {columns.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.flatMap((result, at) =>
              result.choices.map(({ id, buyEur, runEur, totalEur }) => (
                <tr key={`${cases[at]?.name} ${id}`}>
                  <th scope="row">{cases[at]?.name}</th>
                  <td data-l={columns.choice}>{choices[id]?.name}</td>
                  <td className="n" data-l={columns.buy}>
                    {buyEur > 0 ? euros(buyEur, language) : '–'}
                  </td>
                  <td className="n" data-l={columns.energy}>
                    {euros(runEur, language)}
                  </td>
                  <td className="n" data-l={columns.sum}>
                    {euros(totalEur, language)}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  )
}
