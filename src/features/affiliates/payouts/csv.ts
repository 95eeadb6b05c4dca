import type { MadeRun } from './service.ts'

/** A run's transfers as a table that any spreadsheet opens; a cell that a spreadsheet could take for a formula gets an apostrophe. */
export function transfersCsv({ run, payouts }: MadeRun): string {
  const head = ['month', 'reference', 'holder', 'iban_last4', 'commission', 'vat', 'withheld', 'transfer', 'state']
  const rows = payouts.map((row) => [
    run.month,
    row.key,
    row.holder,
    row.ibanLast4,
    euros(row.commissionCents),
    euros(row.vatCents),
    euros(row.withheldCents),
    euros(row.transferCents),
    row.state,
  ])
  return `${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

const euros = (cents: number): string => (cents / 100).toFixed(2)

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
