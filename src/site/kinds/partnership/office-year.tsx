import { type JobKind, jobKinds } from '#src/features/affiliates/domain/public.ts'
import { formatEurRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { commissionEur, commissionText } from './earnings.tsx'
import { partnershipText } from './text.ts'
import './office-year.css'

export interface YearOfJobs {
  heading: string
  /** What the example supposes. */
  text: string
  jobs: Partial<Record<JobKind, number>>
}

/** A year of referrals as an example: solid what the jobs earn at least, hatched what depends on the value of each contract. */
export function OfficeYear({ year: { heading, text, jobs }, language }: { year: YearOfJobs; language: Language }) {
  const words = partnershipText(language)
  const sum = (end: 'low' | 'high') =>
    jobKinds.reduce((total, kind) => total + (jobs[kind] ?? 0) * commissionEur(kind)[end], 0)
  const [low, high] = [sum('low'), sum('high')]
  const addends = jobKinds.flatMap((kind) =>
    jobs[kind] ? `${jobs[kind]}\u00a0×\u00a0${commissionText(kind, language)}` : [],
  )
  return (
    <section className="sec tight tint" aria-labelledby="year">
      <div className="wrap pt-year">
        <div>
          <h2 id="year">{heading}</h2>
          <p className="mut">{text}</p>
        </div>
        <div>
          <p className="num nw">{formatEurRange({ p90: low, p10: high }, language)}</p>
          <p className="sm">{addends.join(' + ')}</p>
          <div className="pt-yearbar" style={{ '--sure': `${Math.round((1000 * low) / high) / 10}%` }}>
            <i />
            <i />
          </div>
          <p className="sm mut">{words.yearNote}</p>
        </div>
      </div>
    </section>
  )
}
