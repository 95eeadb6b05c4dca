import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { BillReadings, ReadBill } from './bill.ts'

/** Why a bill does not count by itself: there twice, replaced by a corrected one, taken back, or of days that another one has. */
export type NotCounted = 'twice' | 'replaced' | 'cancelled' | 'overlaps'

export interface SupplyBill {
  /** Place in the list that was given. */
  index: number
  bill: ReadBill
  /** First and last charged day; null where the bill does not say. */
  span: { from: PlainDate; to: PlainDate } | null
  notCounted: NotCounted | null
}

/** One home: what its bills say together. */
export interface Supply {
  /** Twenty characters; null where no bill says. */
  cups: string | null
  /** Newest first. */
  bills: SupplyBill[]
}

const told = <T>(reading: { value: T } | undefined): T | undefined => reading?.value

/** The bills by supply, newest first, and which of them count. Bills without a CUPS belong to the only supply there is, else to one of their own. */
export function suppliesOf(bills: readonly ReadBill[]): Supply[] {
  const groups = new Map<string | null, SupplyBill[]>()
  const codes = new Set(bills.flatMap(({ facts }) => facts.cups?.value.slice(0, 20) ?? []))
  const [only] = codes.size === 1 ? codes : []
  for (const [index, bill] of bills.entries()) {
    const cups = bill.facts.cups?.value.slice(0, 20) ?? only ?? null
    const group = groups.get(cups) ?? []
    group.push({ index, bill, span: spanOf(bill.facts), notCounted: null })
    groups.set(cups, group)
  }
  return [...groups].map(([cups, group]) => {
    group.sort((a, b) => (b.span?.to ?? '').localeCompare(a.span?.to ?? ''))
    return { cups, bills: counted(group) }
  })
}

/** The charged days: where days = end - start, the first day printed is the reading's and belongs to the bill before. */
function spanOf({ periodStart, periodEnd, days }: BillReadings): SupplyBill['span'] {
  const [start, end, count] = [told(periodStart), told(periodEnd), told(days)]
  if (end !== undefined && count !== undefined) return { from: addDays(end, 1 - count), to: end }
  if (start !== undefined && end !== undefined) return { from: addDays(start, 1), to: end }
  return start !== undefined && count !== undefined ? { from: addDays(start, 1), to: addDays(start, count) } : null
}

const corrects = ({ bill: { invoiceType } }: SupplyBill) =>
  invoiceType === 'rectifying' || invoiceType === 'regularising'
const issued = ({ bill, span }: SupplyBill) => bill.facts.invoiceDate?.value ?? span?.to ?? ''

function counted(group: readonly SupplyBill[]): SupplyBill[] {
  const result = group.map((one) => ({ ...one }))
  for (const [at, one] of result.entries()) {
    // Itself among them, which says nothing against it.
    const same = result.filter(({ span }) => one.span && span?.from === one.span.from && span.to === one.span.to)
    if (one.bill.invoiceType === 'cancelling') one.notCounted = 'cancelled'
    else if (same.some((other) => corrects(other) && !corrects(one))) one.notCounted = 'replaced'
    else if (same.some(({ bill }) => bill.invoiceType === 'cancelling') && !corrects(one)) one.notCounted = 'cancelled'
    else if (result.slice(0, at).some((other) => isTwice(one, other))) one.notCounted = 'twice'
  }
  // Of two that share days, the one issued later counts; a correction before anything else.
  const standing = result.filter(({ notCounted, span }) => !notCounted && span)
  standing.sort((a, b) => Number(corrects(b)) - Number(corrects(a)) || issued(b).localeCompare(issued(a)))
  const taken: SupplyBill[] = []
  for (const one of standing) {
    if (taken.some((other) => share(one, other))) one.notCounted = 'overlaps'
    else taken.push(one)
  }
  return result
}

function isTwice(a: SupplyBill, b: SupplyBill): boolean {
  const [total, other] = [a.bill.facts.totalEur?.value, b.bill.facts.totalEur?.value]
  return a.span?.from === b.span?.from && a.span?.to === b.span?.to && total !== undefined && total === other
}

function share(a: SupplyBill, b: SupplyBill): boolean {
  return a.span !== null && b.span !== null && a.span.from <= b.span.to && b.span.from <= a.span.to
}

/** The bills that make the year: those that count, are not left out, and lie within a year before the newest one's end. */
export function billsOfYear(supply: Supply, leftOut: ReadonlySet<number>): SupplyBill[] {
  const standing = supply.bills.filter(({ notCounted, index }) => !notCounted && !leftOut.has(index))
  const newest = standing.find(({ span }) => span)?.span?.to
  if (newest === undefined) return standing.slice(0, 1)
  const first = addDays(newest, -370)
  return standing.filter(({ span }) => span && span.from > first)
}

/** Days that bills cover. */
export const daysOf = (bills: readonly SupplyBill[]): number =>
  bills.reduce((sum, { span }) => sum + (span ? epochDay(span.to) - epochDay(span.from) + 1 : 0), 0)
