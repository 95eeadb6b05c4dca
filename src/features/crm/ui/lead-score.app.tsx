import { useId } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Points of the weightiest reason: its bar is full. */
const mostPoints = 30

/** The score as the sum it is: each reason with its points. */
export function LeadScore({ score, language }: { score: NonNullable<LeadDetail['score']>; language: Language }) {
  const words = talkText[language]
  const id = useId()
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <h2 id={id} className="apart">
        <span>{words.score}</span>
        <span>
          {formatNumber(score.total, language)} <span className="mut sm">{words.ofHundred}</span>
        </span>
      </h2>
      {score.reasons.length === 0 && <p className="mut">{words.noScore}</p>}
      <ul className="score">
        {score.reasons.map(({ id: reason, points }) => (
          <li key={reason}>
            <span>{words.scoreReasons[reason]}</span>
            <svg viewBox={`0 0 ${mostPoints} 6`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.abs(points)} height="6" className={points < 0 ? 'less' : undefined} />
            </svg>
            <b className="tn">{`${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points), language)}`}</b>
          </li>
        ))}
      </ul>
      <p className="xs mut">{words.scoreNote}</p>
    </section>
  )
}
