import { quantityText } from '#src/features/figures/public.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { type CasesPart, euros } from './race-cases.tsx'
import type { RunCase, RunChoice } from './race-result.ts'
import { versusText } from './text.ts'
import './versus.css'

/** Every case has the same choices, so that a case is a row. */
export function isOneField(results: readonly RunCase[]): boolean {
  const fields = new Set(results.map(({ choices }) => choices.map(({ column }) => column).join(' ')))
  return fields.size === 1
}

/** No winner's colour where the reader's quotation decides. */
function toneOf({ winner, tieEur }: RunCase): 'ok' | 'sea' | undefined {
  if (tieEur !== undefined) return undefined
  return winner.buyEur > 0 ? 'ok' : 'sea'
}

/** The same record with a case a row and the cheaper choice at its end. */
export function RaceSides({
  language,
  cases,
  choices,
  results,
  ownPrice,
}: Omit<CasesPart, 'measure' | 'onward'> & { ownPrice: string | undefined }) {
  const text = versusText(language)
  const { columns } = text
  const sold = new Set(
    results.flatMap((result) =>
      result.choices.filter(({ buyEur, isQuoted }) => buyEur > 0 || isQuoted).map(({ column }) => column),
    ),
  )
  const isHeated = results.some(({ heatKwh }) => heatKwh !== undefined)
  const shortOf = (id: string) => choices[id]?.short ?? choices[id]?.name ?? id
  const heads = (results[0]?.choices ?? []).flatMap(({ column: id }, at) => {
    const name = shortOf(id)
    return [
      ...(sold.has(id) ? [{ at, name, what: columns.buy.toLowerCase(), of: 'buyEur' as const }] : []),
      { at, name, what: columns.run, of: 'runEur' as const },
    ]
  })
  const shownIn = (choice: RunChoice | undefined, of: 'buyEur' | 'runEur') => {
    if (of === 'buyEur' && choice?.isQuoted) return text.quoted
    const eur = choice?.[of] ?? 0
    return eur > 0 ? euros(eur, language) : '–'
  }
  const cheaper = ({ winner, second, gapEur, tieEur }: RunCase) => {
    const name = shortOf(winner.column)
    if (tieEur === undefined) return columns.by(name, euros(gapEur, language))
    return columns.level(shortOf(second.column), euros(tieEur, language), name)
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
              {isHeated ? (
                <th scope="col" className="n">
                  {columns.heat}
                </th>
              ) : null}
              {heads.map(({ name, what }) => (
                <th key={`${name} ${what}`} scope="col" className="n">
                  {name}
                  <br />
                  {what}
                </th>
              ))}
              <th scope="col">{columns.cheaper}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result, row) => (
              <tr key={cases[row]?.name}>
                <th scope="row">{cases[row]?.name}</th>
                {isHeated ? (
                  <td className="n" data-l={columns.heat}>
                    {quantityText({ value: result.heatKwh ?? 0, unit: 'kwh' }, language)}
                  </td>
                ) : null}
                {heads.map(({ at, name, what, of }) => (
                  <td key={`${name} ${what}`} className="n" data-l={`${name}, ${what}`}>
                    {shownIn(result.choices[at], of)}
                  </td>
                ))}
                <td data-l={columns.cheaper}>
                  <Tag tone={toneOf(result)}>{cheaper(result)}</Tag>
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
export function RaceTable({ language, cases, choices, results }: Omit<CasesPart, 'measure' | 'onward'>) {
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
              result.choices.map(({ id, buyEur, runEur, totalEur, isQuoted }) => (
                <tr key={`${cases[at]?.name} ${id}`}>
                  <th scope="row">{cases[at]?.name}</th>
                  <td data-l={columns.choice}>{choices[id]?.name}</td>
                  <td className="n" data-l={columns.buy}>
                    {isQuoted ? text.quoted : buyEur > 0 ? euros(buyEur, language) : '–'}
                  </td>
                  <td className="n" data-l={columns.energy}>
                    {euros(runEur, language)}
                  </td>
                  <td className="n" data-l={columns.sum}>
                    {isQuoted ? text.plusQuotation(euros(totalEur, language)) : euros(totalEur, language)}
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
