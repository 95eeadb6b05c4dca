import { useId } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

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
        {score.reasons.map((reason) => (
          <li key={reason.id}>
            <span>{words.scoreReasons[reason.id]}</span>
            <meter min={0} max={30} value={Math.abs(reason.points)} aria-hidden="true" />
            <b>{`${reason.points > 0 ? '+' : '−'}${formatNumber(Math.abs(reason.points), language)}`}</b>
          </li>
        ))}
      </ul>
      <p className="xs mut">{words.scoreNote}</p>
    </section>
  )
}
