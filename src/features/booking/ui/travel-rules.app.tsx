import type { Rules } from '#src/features/booking/staff/rules-contract.ts'
import { rulesText } from '#src/features/booking/staff/rules-text.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

const pairs = towns.flatMap((a, at) => towns.slice(at + 1).map((b) => ({ a, b })))
const isPair = (one: Rules['travel'][number], { a, b }: (typeof pairs)[number]) =>
  (one.a === a && one.b === b) || (one.a === b && one.b === a)

/** Driving times between all towns, each pair once. */
export function TravelRules({
  rules,
  onChange,
  language,
}: {
  rules: Rules
  onChange: (change: Partial<Rules>) => void
  language: Language
}) {
  const text = rulesText[language]
  const change = (pair: (typeof pairs)[number], typed: string) => {
    const others = rules.travel.filter((one) => !isPair(one, pair))
    const minutes = Number(typed)
    onChange({ travel: typed === '' || !Number.isInteger(minutes) ? others : [...others, { ...pair, minutes }] })
  }
  return (
    <fieldset className="panel rule-grid">
      <legend>{text.travel}</legend>
      <p className="mut rule-wide">{text.travelHint}</p>
      <label className="f">
        <span>{text.within}</span>
        <input
          className="in"
          type="number"
          required
          min={0}
          max={120}
          defaultValue={rules.withinTownMinutes}
          onChange={({ target }) => {
            if (target.value !== '') onChange({ withinTownMinutes: target.valueAsNumber })
          }}
        />
      </label>
      {pairs.map((pair) => (
        <label key={`${pair.a} ${pair.b}`} className="f">
          <span>{`${townNames[pair.a]} – ${townNames[pair.b]}`}</span>
          <input
            className="in"
            type="number"
            min={0}
            max={300}
            defaultValue={rules.travel.find((one) => isPair(one, pair))?.minutes}
            onChange={({ target }) => change(pair, target.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
