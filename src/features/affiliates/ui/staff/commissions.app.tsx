import { appealList, pendingCommissions } from '#src/features/affiliates/contract.ts'
import { jobKinds } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { formatDate, formatEur, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartnerChange, usePartners } from './staff-data.ts'
import { WithReason } from './with-reason.app.tsx'

/** Commissions that wait for a decision, and what partners asked to look at again. */
export function Commissions({ language, mayDecide }: { language: Language; mayDecide: boolean }) {
  const text = partnerStaffText[language]
  const waiting = usePartners('/commissions?state=pending', pendingCommissions)
  const appeals = usePartners('/appeals', appealList)
  const change = usePartnerChange()
  const unflagged = waiting.data?.items.filter(({ flags }) => flags.length === 0).length ?? 0
  const decide = (id: string, approve: boolean, reason: string) =>
    change.mutate({ path: `/commissions/${id}/decision`, body: { approve, reason } })
  const kindName = (kind: string) => {
    const known = jobKinds.find((one) => one === kind)
    return known ? partnerNames[language].kinds[known] : kind
  }
  return (
    <>
      <section className="panel">
        <div className="between-wide">
          <p className="mut">{text.commissionsNote}</p>
          {mayDecide && unflagged > 0 && (
            <Button
              small
              tone="sea"
              busy={change.isPending}
              onClick={() => change.mutate({ path: '/commissions/approve-unflagged' })}
            >
              {text.approveUnflagged(formatNumber(unflagged, language))}
            </Button>
          )}
        </div>
        <ChangeFailure error={change.error} language={language} />
        <Shown query={waiting} language={language}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <ul className="waiting">
                {items.map((one) => (
                  <li key={one.id}>
                    <b className="num">{formatEur(one.amountEur, language, 2)}</b>
                    <div>
                      <b>{one.partner}</b>, {kindName(one.kind)}, {partnerNames[language].tiers[one.tier]},{' '}
                      {formatDate(one.paidOn, language)}. <a href={`/crm/leads/${one.leadId}`}>{text.columns.lead}</a>{' '}
                      {one.flags.map((flag) => (
                        <Tag key={flag} tone="warn">
                          {text.flags[flag] ?? flag}
                        </Tag>
                      ))}
                    </div>
                    {mayDecide && (
                      <span className="row">
                        {one.flags.length === 0 ? (
                          <Button small tone="sea" busy={change.isPending} onClick={() => decide(one.id, true, '')}>
                            {text.approve}
                          </Button>
                        ) : (
                          <WithReason
                            label={text.approveFlagged}
                            language={language}
                            isBusy={change.isPending}
                            onReason={(reason) => decide(one.id, true, reason)}
                          />
                        )}
                        <WithReason
                          label={text.decline}
                          language={language}
                          isBusy={change.isPending}
                          onReason={(reason) => decide(one.id, false, reason)}
                        />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      </section>
      <section className="panel">
        <h2>{text.appeals}</h2>
        <Shown query={appeals} language={language}>
          {({ items }) => {
            const open = items.filter(({ answeredAt }) => answeredAt === null)
            const answer = (id: string, uphold: boolean) => (reason: string) =>
              change.mutate({ path: `/appeals/${id}/answer`, body: { uphold, reason } })
            if (open.length === 0) return <p>{text.none}</p>
            return (
              <ul className="waiting">
                {open.map((one) => (
                  <li key={one.id}>
                    <Tag tone="warn">{text.appealBy(formatInstant(one.answerBy, language))}</Tag>
                    <div>
                      <b>{one.partner}</b>: {one.words}
                    </div>
                    {mayDecide && (
                      <span className="row">
                        {[true, false].map((uphold) => (
                          <WithReason
                            key={String(uphold)}
                            label={uphold ? text.uphold : text.turnDown}
                            language={language}
                            isBusy={change.isPending}
                            onReason={answer(one.id, uphold)}
                          />
                        ))}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )
          }}
        </Shown>
      </section>
    </>
  )
}
