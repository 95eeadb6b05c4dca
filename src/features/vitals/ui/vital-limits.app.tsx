import { vitalLimits, vitalNames } from '#src/features/vitals/domain/vital.ts'
import { vitalsText, vitalValue } from '#src/features/vitals/text/vitals-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What counts as good and as poor, metric by metric. */
export function VitalLimits({ language }: { language: Language }) {
  const text = vitalsText[language]
  const { metric, good, poor } = text.limitsColumns
  return (
    <details className="findings">
      <summary>{text.limitsTitle}</summary>
      <table className="stk">
        <thead>
          <tr>
            <th scope="col">{metric}</th>
            <th scope="col">{good}</th>
            <th scope="col">{poor}</th>
          </tr>
        </thead>
        <tbody>
          {vitalNames.map((name) => {
            const limits = vitalLimits(name)
            return (
              <tr key={name}>
                <th scope="row">{text.metrics[name]}</th>
                <td data-l={good}>{text.upTo(vitalValue(name, limits.good, language))}</td>
                <td data-l={poor}>{text.above(vitalValue(name, limits.poor, language))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
