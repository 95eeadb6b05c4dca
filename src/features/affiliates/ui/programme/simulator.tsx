import { mostJobs } from '#src/features/affiliates/domain/form-body.ts'
import { type JobKind, jobKinds, type RuleSet, tierIds } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { programmeText } from '#src/features/affiliates/text/programme.ts'
import { formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { rangeText, simulatorView, sliderMost, sliderShare } from './amounts.ts'
import { SimulatorResult } from './simulator-result.tsx'

/** What a month of jobs brings. Posts to its own page without script; simulator.client.ts answers at each change. */
export function Simulator({
  language,
  rules,
  jobs,
  action,
}: {
  language: Language
  rules: RuleSet
  jobs: Readonly<Record<JobKind, number>>
  action: string
}) {
  const text = programmeText(language).simulator
  const view = simulatorView(rules, jobs, language)
  const names = partnerNames[language].tiers
  return (
    <form
      className="card float sim"
      id="earn"
      method="post"
      action={`${action}#earn`}
      data-simulator={language}
      data-rules={JSON.stringify(rules)}
    >
      <input type="hidden" name="form" value="simulator" />
      <h2 className="h4">{text.heading}</h2>
      <SimulatorResult view={view} legend={text.legend} />
      <p className="stl">{text.jobs}</p>
      {jobKinds.map((kind) => (
        <div className="r" key={kind}>
          <label id={`label-${kind}`} htmlFor={`jobs-${kind}`}>
            {text.kinds[kind]} <span>{text.each(rangeText(rules, kind, 'bronze', language))}</span>
          </label>
          <input
            type="range"
            min="0"
            max={sliderMost}
            defaultValue={Math.min(sliderMost, jobs[kind])}
            aria-labelledby={`label-${kind}`}
            data-twin={`jobs-${kind}`}
            style={{ '--p': sliderShare(jobs[kind]) }}
          />
          <input
            className="in tn"
            id={`jobs-${kind}`}
            name={`jobs-${kind}`}
            type="number"
            inputMode="numeric"
            min="0"
            max={mostJobs}
            defaultValue={jobs[kind]}
          />
        </div>
      ))}
      <p className="form-end unscripted">
        <Button type="submit" tone="sea" small>
          {text.workOut}
        </Button>
      </p>
      <ul className="tier3">
        {tierIds.map((tier) => (
          <li key={tier} className={tier === view.tier ? 'on' : undefined} data-tier={tier}>
            <b>
              {names[tier]}
              {rules.tiers[tier].bonusPercent > 0
                ? ` ${text.bonus(formatPercent(rules.tiers[tier].bonusPercent, language))}`
                : null}
            </b>
            {tier === 'bronze' ? text.first : text.tier(rules.tiers[tier].fromJobs)}
          </li>
        ))}
      </ul>
      <p className="xs mut">{text.assumed}</p>
    </form>
  )
}
