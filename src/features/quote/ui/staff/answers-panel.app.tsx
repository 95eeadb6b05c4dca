import { answersShape } from '#src/features/quote/contract.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import { formatEur, formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { StoredQuote } from './quote-panel.app.tsx'
import { quoteSummary } from './quote-summary.ts'

const uiText = { en: uiEn, es: uiEs }
const answersOf = answersShape.partial()

/** What the person answered, in the words of the questions; nothing when the stored quote cannot be read. */
export function AnswersPanel({ quote, language }: { quote: StoredQuote; language: Language }) {
  const rows = answerRows(quoteSummary(quote.estimate)?.answers, language)
  if (rows.length === 0) return null
  return (
    <section className="panel stack-s" aria-labelledby="answers-title">
      <h2 id="answers-title">{quoteStaffText[language].answers}</h2>
      <dl className="kv">
        {rows.map(([label, value]) => (
          <div key={label} className="pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Label and value of every answer given; empty when `stored` is not readable. */
export function answerRows(stored: unknown, language: Language): [label: string, value: string][] {
  const answers = answersOf.safeParse(stored).data
  if (!answers) return []
  const text = uiText[language]
  const { details } = quoteStaffText[language]
  const unit = (value: number | undefined, sign: string, digits = 0) =>
    value === undefined ? undefined : formatUnit(value, sign, language, digits)
  const { roof } = answers
  const rows: [string, string | undefined][] = [
    [text.questions.town.short, answers.town && text.town[answers.town]],
    [
      text.questions.property.short,
      joined([
        answers.propertyType && text.propertyType[answers.propertyType].name,
        answers.buildYear && text.review.built(String(answers.buildYear)),
      ]),
    ],
    [text.questions.occupancy.short, answers.occupancy && text.occupancy[answers.occupancy].name],
    [
      text.questions.consumption.short,
      joined([
        answers.monthlyBillEur &&
          text.review.perMonth(
            formatEur(answers.monthlyBillEur, language, Number.isInteger(answers.monthlyBillEur) ? 0 : 2),
          ),
        answers.annualKwh && text.review.perYear(formatUnit(answers.annualKwh, 'kWh', language)),
      ]),
    ],
    [
      text.questions.systems.short,
      answers.existingSystems &&
        (joined(answers.existingSystems.map((id) => text.existingSystems[id])) || text.nothing),
    ],
    [text.questions.goals.short, answers.goals && joined(answers.goals.map((id) => text.goals[id]))],
    [text.questions.budget.short, answers.budget && text.budget[answers.budget]],
    [details.areaM2, unit(answers.areaM2, 'm²')],
    [details.persons, answers.persons === undefined ? undefined : formatNumber(answers.persons, language)],
    [
      details.roof,
      roof &&
        joined([
          roof.type && details.roofTypes[roof.type],
          roof.azimuthDeg === undefined ? undefined : direction(roof.azimuthDeg, language),
          roof.tiltDeg === undefined ? undefined : `${formatNumber(roof.tiltDeg, language)}°`,
          unit(roof.areaM2, 'm²'),
        ]),
    ],
    [details.poolM3, unit(answers.poolM3, 'm³')],
    [details.evKmPerYear, unit(answers.evKmPerYear, 'km')],
    [details.contractedPowerKw, unit(answers.contractedPowerKw, 'kW', 2)],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

/** 'south-east' for a direction that the form offers, the degrees of any other. */
function direction(azimuthDeg: number, language: Language): string {
  const named: unknown = Reflect.get(uiText[language].refine.azimuths, String(azimuthDeg))
  return typeof named === 'string' ? named.toLowerCase() : `${formatNumber(azimuthDeg, language)}°`
}

function joined(parts: (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
