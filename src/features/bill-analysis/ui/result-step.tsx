import { useMemo, useState } from 'react'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { BillReadings, ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import { type Finding, findingsOf, ruleOf } from '#src/features/bill-analysis/domain/findings.ts'
import { handOverQuery } from '#src/features/bill-analysis/domain/hand-over.ts'
import type { HourlySeries } from '#src/features/bill-analysis/domain/hourly.ts'
import { powerNeed } from '#src/features/bill-analysis/domain/power-need.ts'
import type { Recomputed } from '#src/features/bill-analysis/domain/recompute.ts'
import { segmentsOf } from '#src/features/bill-analysis/domain/segments.ts'
import { contractOf, whatIf } from '#src/features/bill-analysis/domain/what-if.ts'
import { type Stay, yearLoadOf } from '#src/features/bill-analysis/domain/year-load.ts'
import { claimLetter } from '#src/features/bill-analysis/text/letter.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import type { BillPaths } from './bill-section.tsx'
import { findingValues } from './figures.ts'
import { PowerPart } from './power-part.tsx'
import { SendBill } from './send-bill.tsx'
import { ShareBar } from './share-bar.tsx'
import { Waterfall } from './waterfall.tsx'

interface Props extends BillPaths {
  language: Language
  bill: ReadBill
  /** What other bills of the supply say. */
  others: readonly BillReadings[]
  hourly: HourlySeries | null
  /** What "Send to an engineer" would send. */
  files: readonly File[]
  weather: TypicalYear | null
  today: string
  /** Null where there is no script to go back with: buttons that need it are left out. */
  onBack: (() => void) | null
}

/** The third step: where the money went, what is wrong or dear, a year with each change, every line, the letter, and the way on. */
export function ResultStep({ language, bill, others, hourly, files, weather, today, onBack, ...paths }: Props) {
  const text = billText(language)
  const [stay, setStay] = useState<Stay>('full-time')
  const { findings, recomputed, need, year } = useMemo(
    () => resultOf({ bill, others, hourly, weather, today, stay }),
    [bill, others, hourly, weather, today, stay],
  )
  const yearly = findings.reduce((sum, { eurYear }) => sum + (eurYear ?? 0), 0)
  const kwh = year?.load.kwh
  const annualKwh = kwh && kwh.P1 + kwh.P2 + kwh.P3
  const isLive = onBack !== null
  return (
    <div className="b-result">
      <h2>
        {yearly > 0
          ? text.result.heading(formatEur(yearly, language))
          : findings.length > 0
            ? text.result.amiss
            : text.result.nothing}
      </h2>
      {onBack ? (
        <Button tone="secondary" small onClick={onBack}>
          {text.result.back}
        </Button>
      ) : null}
      <Shares language={language} bill={bill} />
      <Findings {...{ language, findings, recomputed }} />
      <div className="b-two">
        {year ? <Waterfall {...{ language, stay }} result={year} onStay={setStay} /> : null}
        {need ? <PowerPart need={need} language={language} /> : null}
      </div>
      <div className="b-two">
        <PrintedLines language={language} bill={bill} />
        <LetterPart {...{ language, bill, findings, isLive }} />
      </div>
      <HandOver {...{ language, bill, annualKwh, isLive }} {...paths} />
      <SendBill {...{ language, files, annualKwh }} facts={bill.facts} privacyPath={paths.privacyPath} />
    </div>
  )
}

/** Findings, the power that is enough, and the year step by step; the last two as far as there is weather to compute with. */
function resultOf(o: Pick<Props, 'bill' | 'others' | 'hourly' | 'weather' | 'today'> & { stay: Stay }) {
  const { facts } = o.bill
  const { weather, others, hourly, today, stay } = o
  const loadKwh = weather ? yearLoadOf({ facts, others, hourly }, stay, weather)?.hourlyKwh : undefined
  const need = powerNeed(facts, contractOf(facts, today).contract, { today, hourly, loadKwh })
  const found = findingsOf(o.bill, need)
  const year = weather ? whatIf(facts, found.findings, { weather, today, stay, others, hourly }) : null
  return { ...found, need, year }
}

function Shares({ language, bill }: { language: Language; bill: ReadBill }) {
  const parts = segmentsOf(bill.facts)
  const total = bill.facts.totalEur?.value
  if (!parts || total === undefined) return null
  return (
    <section className="b-sec" aria-labelledby="b-share">
      <h2 id="b-share">{billText(language).result.share(formatEur(total, language, 2))}</h2>
      <ShareBar parts={parts} language={language} />
    </section>
  )
}

function Findings({
  language,
  findings,
  recomputed,
}: {
  language: Language
  findings: readonly Finding[]
  recomputed: Recomputed | null
}) {
  const text = billText(language)
  const isExact =
    recomputed !== null &&
    recomputed.missing.length === 0 &&
    recomputed.lines.every(({ differenceEur }) => differenceEur === 0)
  return (
    <section className="b-sec" aria-labelledby="b-found">
      <h2 id="b-found">{text.result.findings}</h2>
      {findings.length === 0 ? <p>{text.result.none}</p> : null}
      <ul className="b-found">
        {findings.map((finding, index) => {
          const words = text.findings[finding.id]
          const rule = finding.rule ? ruleOf(finding.rule) : null
          return (
            <li key={`${finding.id}-${String(index)}`} className={finding.eurYear === null ? 'b-unpriced' : undefined}>
              {finding.eurYear === null ? null : (
                <p className="num">
                  {formatEur(finding.eurYear, language)}
                  <small> {text.result.aYear}</small>
                </p>
              )}
              <div>
                <p className="h5">{words.title}</p>
                <p>{words.text(findingValues(finding, language, text.kinds))}</p>
                {rule ? (
                  <p className="k">
                    {text.result.rule}:{' '}
                    <a href={rule.url} rel="noopener" lang="es">
                      {rule.title}
                    </a>
                  </p>
                ) : null}
              </div>
              <span className="tag">{words.effort}</span>
            </li>
          )
        })}
      </ul>
      {isExact ? <p className="k">{text.result.printedRight}</p> : null}
      {recomputed?.isTaxAssumed ? <p className="k">{text.result.taxAssumed}</p> : null}
    </section>
  )
}

function PrintedLines({ language, bill: { lines } }: { language: Language; bill: ReadBill }) {
  const text = billText(language)
  if (lines.length === 0) return null
  return (
    <section className="b-sec" aria-labelledby="b-lines">
      <h2 id="b-lines">{text.lines.heading}</h2>
      <table className="stk">
        <thead>
          <tr>
            <th scope="col">{text.lines.onBill}</th>
            <th scope="col">{text.lines.what}</th>
            <th scope="col" className="n">
              {text.lines.eur}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, eur, label }, index) => (
            <tr key={`${kind}-${String(index)}`}>
              <th scope="row">
                {kind === 'service' || kind === 'other' || kind === 'discount' ? label : text.kinds[kind].name}
              </th>
              <td data-l={text.lines.what}>{text.kinds[kind].what}</td>
              <td className="n" data-l={text.lines.eur}>
                {formatNumber(eur, language, 2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LetterPart({
  language,
  bill,
  findings,
  isLive,
}: {
  language: Language
  bill: ReadBill
  findings: readonly Finding[]
  isLive: boolean
}) {
  const { letter: text } = billText(language)
  const [isCopied, setCopied] = useState(false)
  const letter = claimLetter(findings, bill.facts)
  if (!letter) return null
  const { subject, spanish, english } = letter
  return (
    <section className="b-sec" aria-labelledby="b-letter">
      <h2 id="b-letter">{text.heading}</h2>
      <p className="mut">{text.note}</p>
      <div className="b-letter" lang="es">
        {spanish}
      </div>
      {language === 'en' ? (
        <details className="why">
          <summary>{text.inEnglish}</summary>
          <div className="b-english">{english}</div>
        </details>
      ) : null}
      <div className="row">
        <ButtonLink
          tone="secondary"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(spanish)}`}
        >
          {text.mail}
        </ButtonLink>
        {isLive ? (
          <Button
            tone="secondary"
            onClick={() =>
              navigator.clipboard.writeText(spanish).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {isCopied ? text.copied : text.copy}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function HandOver({
  language,
  bill,
  quotePath,
  calculatorPath,
  annualKwh,
  isLive,
}: Omit<BillPaths, 'privacyPath'> & {
  language: Language
  bill: ReadBill
  annualKwh: number | undefined
  isLive: boolean
}) {
  const { handOver } = billText(language)
  const query = handOverQuery(bill.facts, annualKwh)
  const kw = bill.facts.powerP1Kw?.value
  return (
    <div className="b-acts">
      <div>
        <p className="h4">{handOver.heading}</p>
        {annualKwh !== undefined && kw !== undefined ? (
          <p className="k">
            {handOver.text({ kwh: formatNumber(annualKwh, language), kw: formatNumber(kw, language, 2) })}
          </p>
        ) : null}
      </div>
      <div className="row">
        <ButtonLink href={`${quotePath}?${query}`}>{handOver.quote}</ButtonLink>
        <ButtonLink tone="secondary" href={`${calculatorPath}?${query}`}>
          {handOver.calculator}
        </ButtonLink>
        {isLive ? (
          <Button tone="secondary" onClick={() => location.assign(location.pathname)}>
            {handOver.wipe}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
