import type { FormEvent } from 'react'
import type { z } from 'zod'
import { attributionLogResponse, partnerList } from '#src/features/affiliates/contract.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartnerChange, usePartners } from './staff-data.ts'

type Line = z.infer<typeof attributionLogResponse>['items'][number]

/** Who brought whom: every claim and decision, newest first, and a decision of staff in writing. */
export function Attributions({ language, mayDecide }: { language: Language; mayDecide: boolean }) {
  const text = partnerStaffText[language]
  const log = usePartners('/attributions', attributionLogResponse)
  const partners = usePartners('?state=approved', partnerList)
  const change = usePartnerChange()
  const columns = [
    { id: 'when', header: text.columns.when, cell: (row: Line) => formatInstant(row.at, language) },
    { id: 'partner', header: text.columns.partner, cell: (row: Line) => row.partner ?? '–' },
    {
      id: 'what',
      header: text.columns.what,
      cell: (row: Line) => (
        <Tag tone={['registered', 'given', 'earned'].includes(row.kind) ? 'ok' : 'sea'}>
          {text.kinds[row.kind] ?? row.kind}
        </Tag>
      ),
    },
    {
      id: 'lead',
      header: text.columns.lead,
      cell: (row: Line) => (row.leadId ? <a href={`/crm/leads/${row.leadId}`}>{row.leadId.slice(0, 8)}</a> : '–'),
    },
    { id: 'who', header: text.columns.who, cell: (row: Line) => row.actor ?? '–' },
    { id: 'why', header: text.columns.why, cell: (row: Line) => row.because },
  ]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim()
    change.mutate({
      path: '/attributions',
      body: { leadId: said('leadId'), affiliateId: said('affiliateId') || null, reason: said('reason') },
    })
  }
  return (
    <>
      <section className="panel rows">
        <p className="mut">{text.attributionsNote}</p>
        <Shown query={log} language={language}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <PlainTable caption={text.tabs.attributions} columns={columns} rows={items} rowId={({ id }) => id} />
            )
          }
        </Shown>
      </section>
      {mayDecide && (
        <section className="panel">
          <h2>{text.give.heading}</h2>
          <ChangeFailure error={change.error} language={language} />
          <form className="stack-s with-reason" onSubmit={submit}>
            <label htmlFor="give-lead">{text.give.lead}</label>
            <input className="in" id="give-lead" name="leadId" required pattern="[0-9a-fA-F\-]{36}" />
            <label htmlFor="give-to">{text.give.to}</label>
            <select className="in" id="give-to" name="affiliateId">
              <option value="">{text.give.nobody}</option>
              {partners.data?.items.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.businessName}, {one.code}
                </option>
              ))}
            </select>
            <label htmlFor="give-why">{text.reason}</label>
            <textarea className="in" id="give-why" name="reason" rows={2} required maxLength={1000} />
            <Button type="submit" small busy={change.isPending}>
              {text.give.send}
            </Button>
          </form>
        </section>
      )}
    </>
  )
}
