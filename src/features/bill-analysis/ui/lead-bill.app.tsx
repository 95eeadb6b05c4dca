import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BillFigures, leadBill } from '#src/features/bill-analysis/enquiry/enquiry-contract.ts'
import { billStaffText } from '#src/features/bill-analysis/text/staff-text.ts'
import { storedToken } from '#src/shared/http/request.ts'
import { formatDate, formatEur, formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** What came with a lead that was sent with a bill: figures, and the files as downloads. Nothing for other leads, or for who may not see it. */
export function LeadBill({ leadId, language }: { leadId: string; language: Language }) {
  const text = billStaffText(language)
  const path = `/api/crm/leads/${leadId}/bill`
  const answer = useQuery({ queryKey: [path], select: (body: unknown) => leadBill.parse(body), retry: false })
  const [hasFailed, setFailed] = useState(false)
  const bill = answer.data?.bill
  if (!bill) return null

  async function open(index: number): Promise<void> {
    setFailed(false)
    const token = storedToken()
    const response = await fetch(`${path}/files/${index}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (!response.ok) throw new Error(`file: ${response.status}`)
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'bill'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <section className="panel stack-s" aria-labelledby="bill-title">
      <h2 id="bill-title">{text.title}</h2>
      <dl className="kv">
        {rowsOf(bill.figures, language).map(([label, value]) => (
          <div key={label} className="pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bill.isKept ? (
        <>
          {bill.files.map(({ type, bytes }, index) => (
            <Button
              key={`${type}-${String(index)}`}
              tone="secondary"
              small
              onClick={() => void open(index).catch(() => setFailed(true))}
            >
              {text.download(String(index + 1), type.toUpperCase(), formatUnit(bytes / 1e6, 'MB', language, 1))}
            </Button>
          ))}
          <p className="mut">{text.keptUntil(formatDate(bill.keptUntil, language))}</p>
        </>
      ) : (
        <p className="mut">{text.gone}</p>
      )}
      {hasFailed ? <p role="alert">{text.failed}</p> : null}
    </section>
  )
}

function rowsOf(figures: BillFigures, language: Language): [label: string, value: string][] {
  const text = billStaffText(language)
  const { fields } = text
  const rows: [string, string | undefined][] = [
    [text.retailer, figures.retailer],
    ['CUPS', figures.cups],
    [
      text.period,
      [figures.periodStart, figures.periodEnd].flatMap((day) => (day ? formatDate(day, language) : [])).join(' – '),
    ],
  ]
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value !== 'number') continue
    const label =
      name === 'annualKwh' ? text.year : name === 'maxP2Kw' ? text.maxP2Kw : new Map(Object.entries(fields)).get(name)
    const shown = name.endsWith('Kwh')
      ? formatUnit(value, 'kWh', language)
      : name.endsWith('Kw')
        ? formatUnit(value, 'kW', language, 2)
        : name.endsWith('Eur')
          ? formatEur(value, language, 2)
          : formatNumber(value, language)
    if (label) rows.push([label, shown])
  }
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
