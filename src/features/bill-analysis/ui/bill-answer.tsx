import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import { checkedNames } from '#src/features/bill-analysis/domain/checked-bill.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import type { BillPaths } from './bill-section.tsx'
import { fieldNumber } from './figures.ts'
import { ResultStep } from './result-step.tsx'

/** The answer to a bill sent without script: the figures read, and the result as far as it needs no model. */
export function BillAnswer({
  language,
  bill,
  today,
  ...paths
}: BillPaths & { language: Language; bill: ReadBill; today: string }) {
  const { check, fields } = billText(language)
  return (
    <section className="wrap b-host">
      <h1>{check.heading}</h1>
      <table className="stk">
        <tbody>
          {checkedNames.map((name) => {
            const reading = bill.facts[name]
            return reading ? (
              <tr key={name}>
                <th scope="row">{fields[name]}</th>
                <td className="n">{fieldNumber(name, reading.value, language)}</td>
              </tr>
            ) : null
          })}
        </tbody>
      </table>
      <ResultStep
        {...paths}
        {...{ language, bill, today }}
        weather={null}
        onBack={null}
        others={[]}
        hourly={null}
        files={[]}
      />
    </section>
  )
}

/** What to show when the bill could not be read: the same page again, with why. */
export function BillRefusal({
  language,
  title,
  detail,
  billPath,
}: {
  language: Language
  title: string
  detail: string
  billPath: string
}) {
  return (
    <section className="wrap b-host" role="alert">
      <h1>{title}</h1>
      <p className="lede">{detail}</p>
      <ButtonLink href={billPath}>{billText(language).refused.again}</ButtonLink>
    </section>
  )
}
