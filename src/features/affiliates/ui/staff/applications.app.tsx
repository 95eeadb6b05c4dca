import { type PartnerSummary, partnerList } from '#src/features/affiliates/contract.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartnerChange, usePartners } from './staff-data.ts'
import { WithReason } from './with-reason.app.tsx'

interface Props {
  language: Language
  mayDecide: boolean
}

const hourMillis = 3_600_000

/** Applications by their clock, each decided with a reason. */
export function Applications({ language, mayDecide }: Props) {
  const text = partnerStaffText[language]
  const query = usePartners('?state=applied', partnerList)
  const change = usePartnerChange()
  const now = useNow().getTime()
  const decide = (id: string, approve: boolean, reason: string) =>
    change.mutate({ path: `/${id}/decision`, body: { approve, reason } })
  return (
    <section className="panel">
      <p className="mut">{text.applicationsNote}</p>
      <ChangeFailure error={change.error} language={language} />
      <Shown query={query} language={language}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <ul className="waiting">
              {items.map((one) => (
                <li key={one.id}>
                  <Clock decisionBy={one.decisionBy} now={now} language={language} />
                  <div>
                    <b>
                      {one.reference}, {one.businessName}
                    </b>{' '}
                    <span className="mut">
                      {partnerNames[language].businessTypes[one.businessType]}. {one.contactName}, {one.phone},{' '}
                      {one.email}. {text.sent(formatInstant(one.appliedAt, language))}.
                    </span>
                  </div>
                  {mayDecide && (
                    <span className="row">
                      <Button small tone="sea" busy={change.isPending} onClick={() => decide(one.id, true, '')}>
                        {text.approve}
                      </Button>
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
  )
}

function Clock({ decisionBy, now, language }: { decisionBy: string; now: number; language: Language }) {
  const text = partnerStaffText[language]
  const hours = (Date.parse(decisionBy) - now) / hourMillis
  if (hours <= 0) return <Tag tone="bad">{text.late}</Tag>
  return <Tag tone={hours < 6 ? 'warn' : 'ok'}>{text.left(formatNumber(Math.floor(hours), language))}</Tag>
}

/** Every partner, whatever their state. */
export function PartnerTable({ language, mayDecide }: Props) {
  const text = partnerStaffText[language]
  const query = usePartners('', partnerList)
  const change = usePartnerChange()
  const columns = [
    {
      id: 'partner',
      header: text.columns.partner,
      cell: (row: PartnerSummary) => `${row.businessName}, ${row.reference}`,
    },
    { id: 'code', header: text.columns.code, cell: (row: PartnerSummary) => row.code ?? '–' },
    {
      id: 'kind',
      header: text.columns.kind,
      cell: (row: PartnerSummary) => partnerNames[language].businessTypes[row.businessType],
    },
    {
      id: 'account',
      header: text.columns.account,
      cell: (row: PartnerSummary) => (row.ibanLast4 ? `···· ${row.ibanLast4}` : '–'),
    },
    {
      id: 'state',
      header: text.columns.state,
      cell: (row: PartnerSummary) => (
        <span className="row">
          <Tag tone={row.state === 'approved' ? 'ok' : row.state === 'applied' ? 'warn' : 'sea'}>
            {text.states[row.state]}
          </Tag>
          {mayDecide && row.state === 'approved' && (
            <WithReason
              label={text.pause}
              language={language}
              isBusy={change.isPending}
              onReason={(reason) => change.mutate({ path: `/${row.id}/pause`, body: { reason } })}
            />
          )}
          {mayDecide && (row.state === 'paused' || row.state === 'declined') && (
            <Button
              small
              tone="secondary"
              onClick={() => change.mutate({ path: `/${row.id}/decision`, body: { approve: true, reason: '' } })}
            >
              {text.approve}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <section className="panel rows">
      <ChangeFailure error={change.error} language={language} />
      <Shown query={query} language={language}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <PlainTable caption={text.tabs.partners} columns={columns} rows={items} rowId={({ id }) => id} />
          )
        }
      </Shown>
    </section>
  )
}
