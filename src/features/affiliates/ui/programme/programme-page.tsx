import { type ApplicationValues, exampleJobs } from '#src/features/affiliates/domain/form-body.ts'
import { type JobKind, jobKinds, payoutDay, type RuleSet, tierIds } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { programmeText } from '#src/features/affiliates/text/programme.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { partnerCookieDays } from '#src/shared/domain/partner-code.ts'
import type { ProblemField } from '#src/shared/http/request.ts'
import { formatEur, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import { rangeText } from './amounts.ts'
import { ApplicationForm, ApplicationReceipt } from './application-form.tsx'
import journey from './journey.svg?url'
import { Simulator } from './simulator.tsx'

export interface ProgrammePaths {
  programme: string
  portal: string
  privacy: string
  terms: string
}

/** The whole page of the programme: offer and simulator, the way of a referral, rates, rules, application. */
export function ProgrammePage({
  language,
  brand,
  rules,
  paths,
  jobs = exampleJobs,
  values,
  errors,
  receipt,
}: {
  language: Language
  brand: string
  /** Those in force on the day of the page. */
  rules: RuleSet
  paths: ProgrammePaths
  jobs?: Readonly<Record<JobKind, number>> | undefined
  values?: Partial<ApplicationValues> | undefined
  errors?: readonly ProblemField[] | undefined
  receipt?: { reference: string; answerBy: string } | undefined
}) {
  const text = programmeText(language)
  const eur = (cents: number) => formatEur(eurFromCents(cents), language)
  const rates = jobKinds.map((kind) => rules.rates[kind])
  const least = Math.min(...rates.map(({ leastCents }) => leastCents))
  const most = Math.min(rules.capCents, Math.max(...rates.map(({ mostCents }) => mostCents)))
  const atGold = most + Math.round((most * rules.tiers.gold.bonusPercent) / 100)
  return (
    <>
      <section className="sky hero-pp">
        <div className="wrap g2 c57">
          <div>
            <h1>{text.heading}</h1>
            <p className="lede">{text.lede(eur(least), eur(most))}</p>
            <p className="row hero-row">
              <a className="btn" href="#apply">
                {text.join}
              </a>
              <a className="tl" href={paths.portal}>
                {text.signIn} <Icon name="arrow" size={20} />
              </a>
            </p>
            <p className="mut for-whom">{text.forWhom}</p>
            <dl className="duo">
              <div>
                <dt className="num n2">{eur(atGold)}</dt>
                <dd>{text.duo.mostWhy}</dd>
              </div>
              <div>
                <dt className="num n2">{text.duo.decision}</dt>
                <dd>{text.duo.decisionWhy}</dd>
              </div>
            </dl>
          </div>
          <Simulator language={language} rules={rules} jobs={jobs} action={paths.programme} />
        </div>
        <div className="wrap travels">
          <h2>{text.trip.heading}</h2>
          <ol className="trip">
            {text.trip.stops(String(rules.protectionDays)).map((stop, i) => (
              <li key={stop.title}>
                <svg viewBox={`${240 * i} 0 240 180`} role="img" aria-label={stop.alt}>
                  <SvgPart file={journey} part="journey" />
                </svg>
                <div className="tx">
                  <h3>
                    <span className="tile" aria-hidden="true">
                      {i + 1}
                    </span>
                    {stop.title}
                  </h3>
                  <p>{stop.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Rates language={language} rules={rules} />
      <section className="deep sec tight">
        <div className="wrap">
          <h2>{text.rules.heading}</h2>
          <dl className="rules6">
            {text.rules
              .rows({
                days: String(rules.protectionDays),
                cookieDays: String(partnerCookieDays),
                payoutDay: String(payoutDay),
                minimum: eur(rules.minimumPayoutCents),
                most: eur(rules.capCents),
                mostAtGold: eur(atGold),
              })
              .map((rule) => (
                <div key={rule.figure}>
                  <dt>{rule.figure}</dt>
                  <dd>{rule.text}</dd>
                </div>
              ))}
          </dl>
          <p className="mut in-return">
            {text.rules.inReturn} <a href={paths.terms}>{text.rules.terms}</a>
          </p>
        </div>
      </section>
      <section className="sec" id="apply">
        <div className="wrap g2 c57">
          <div className="stack">
            <h2>{text.apply.heading}</h2>
            <p className="lede">{text.apply.lede}</p>
            <h3 className="h4">{text.apply.later}</h3>
            <ul className="ticks">
              {text.apply.laterRows.map((row) => (
                <li key={row}>
                  <Icon name="check" size={22} />
                  <span>{row}</span>
                </li>
              ))}
            </ul>
            <p className="sm mut">{text.apply.laterNote}</p>
          </div>
          {receipt ? (
            <ApplicationReceipt language={language} receipt={receipt} />
          ) : (
            <ApplicationForm
              language={language}
              brand={brand}
              action={paths.programme}
              privacyPath={paths.privacy}
              values={values}
              errors={errors}
            />
          )}
        </div>
      </section>
    </>
  )
}

function Rates({ language, rules }: { language: Language; rules: RuleSet }) {
  const text = programmeText(language).wall
  const { kinds, kindHints, tiers } = partnerNames[language]
  const { leastCents, mostCents } = rules.rates['heat-pump']
  const example = (leastCents + mostCents) / 200
  const silver = example * (1 + rules.tiers.silver.bonusPercent / 100)
  return (
    <section className="sec">
      <div className="wrap">
        <div className="g2 c75 end wall-head">
          <h2>{text.heading}</h2>
          <p className="mut">{text.intro(formatEur(example, language), formatEur(silver, language))}</p>
        </div>
        <table className="wall">
          <caption className="vh">{text.caption}</caption>
          <thead>
            <tr>
              <td />
              {tierIds.map((tier) => (
                <th key={tier} scope="col">
                  {tiers[tier]}
                  <small>{text.notes[tier](formatPercent(rules.tiers[tier].bonusPercent, language))}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  {kinds[kind]}
                  <small>{kindHints[kind]}</small>
                </th>
                {tierIds.map((tier) => (
                  <td key={tier} data-l={tiers[tier]}>
                    <span className="nw">{rangeText(rules, kind, tier, language)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="sm mut">{text.other}</p>
      </div>
    </section>
  )
}
