import { useState } from 'react'
import { exampleJobs, mostJobs } from '#src/features/affiliates/domain/form-body.ts'
import { type JobKind, jobKinds } from '#src/features/affiliates/domain/rules.ts'
import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { rulesOfOut } from '#src/features/affiliates/rules/contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { programmeText } from '#src/features/affiliates/text/programme.ts'
import { rangeText, simulatorView, sliderMost, sliderShare } from '#src/features/affiliates/ui/programme/amounts.ts'
import { SimulatorResult } from '#src/features/affiliates/ui/programme/simulator-result.tsx'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a month of jobs would bring under the conditions in force: the simulator of the programme's page. */
export function Month({ portal, language }: { portal: Portal; language: Language }) {
  const text = programmeText(language).simulator
  const [jobs, setJobs] = useState<Readonly<Record<JobKind, number>>>(exampleJobs)
  const rules = rulesOfOut(portal.rules)
  const view = simulatorView(rules, jobs, language)
  const set = (kind: JobKind, typed: string) =>
    setJobs({ ...jobs, [kind]: Math.min(mostJobs, Math.max(0, Math.trunc(Number(typed) || 0))) })
  return (
    <section className="card sim">
      <h2 className="h4">{portalText(language).month}</h2>
      <SimulatorResult view={view} legend={text.legend} />
      <p className="stl">{text.jobs}</p>
      {jobKinds.map((kind) => (
        <div className="r" key={kind}>
          <label id={`month-label-${kind}`} htmlFor={`month-${kind}`}>
            {text.kinds[kind]} <span>{text.each(rangeText(rules, kind, 'bronze', language))}</span>
          </label>
          <input
            type="range"
            min="0"
            max={sliderMost}
            value={Math.min(sliderMost, jobs[kind])}
            aria-labelledby={`month-label-${kind}`}
            style={{ '--p': sliderShare(jobs[kind]) }}
            onChange={({ target }) => set(kind, target.value)}
          />
          <input
            className="in tn"
            id={`month-${kind}`}
            type="number"
            inputMode="numeric"
            min="0"
            max={mostJobs}
            value={jobs[kind]}
            onChange={({ target }) => set(kind, target.value)}
          />
        </div>
      ))}
      <p className="xs mut">{text.assumed}</p>
    </section>
  )
}
