import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { attributionLogResponse, partnerList } from '#src/features/affiliates/contract.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { reasonText } from '#src/features/affiliates/text/staff-reasons.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartnerChange, usePartners } from './staff-data.ts'

type Line = z.infer<typeof attributionLogResponse>['items'][number]

const foundLeads = z.object({ items: z.array(z.object({ id: z.uuid(), reference: z.string() })) })

/** The lead of a reference as people type it; null when there is none. */
async function leadOf(reference: string): Promise<string | null> {
  const found = foundLeads.parse(await apiRequest('GET', `/api/crm/leads?${new URLSearchParams({ q: reference })}`))
  return found.items.find((one) => one.reference === reference.toUpperCase())?.id ?? null
}

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
      cell: (row: Line) => (row.leadId ? <a href={`/crm/leads/${row.leadId}`}>{text.give.open}</a> : '–'),
    },
    {
      id: 'who',
      header: text.columns.who,
      cell: (row: Line) => (row.actor === 'partner' ? text.columns.partner : (row.actor ?? '–')),
    },
    { id: 'why', header: text.columns.why, cell: (row: Line) => reasonText(row.because, language) },
  ]
  const find = useMutation({ mutationFn: leadOf })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim()
    const leadId = await find.mutateAsync(said('reference')).catch(() => null)
    if (!leadId) return
    change.mutate({
      path: '/attributions',
      body: { leadId, affiliateId: said('affiliateId') || null, reason: said('reason') },
    })
  }
  return (
    <>
      <section className="panel stack-s">
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
          <ChangeFailure error={change.error ?? find.error} language={language} />
          <form className="stack-s with-reason" onSubmit={submit}>
            <label htmlFor="give-lead">{text.give.lead}</label>
            <input className="in" id="give-lead" name="reference" required maxLength={40} autoComplete="off" />
            {find.data === null && (
              <p className="note bad" role="alert">
                {text.give.unknown}
              </p>
            )}
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
