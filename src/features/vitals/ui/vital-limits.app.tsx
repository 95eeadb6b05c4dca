import type { Language } from '../../../shared/i18n/language.ts'
import { vitalLimits, vitalNames } from '../domain/vital.ts'
import { vitalsText, vitalValue } from '../text/vitals-text.ts'

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
