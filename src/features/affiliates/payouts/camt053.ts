import { createHash } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Cents, roundHalfUpCents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** One transfer of a bank statement. */
export interface BankLine {
  /** The bank's own reference, else a hash of what the line says. */
  reference: string
  /** As our payment file gave it; undefined where the bank gives none. */
  endToEndId: string | undefined
  amountCents: Cents
  /** Money came in: a transfer of ours that was returned. */
  isCredit: boolean
  bookedOn: PlainDate
}

type Node = Record<string, unknown>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  // Entities of the file's own making could grow without end.
  processEntities: false,
  isArray: (name) => ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls'].includes(name),
})

/** The booked euro lines of a camt.053 statement of any version; undefined when it is none. */
export function readStatement(xml: string): BankLine[] | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || XMLValidator.validate(xml) !== true) return undefined
  const statement = child(child(parser.parse(xml), 'Document'), 'BkToCstmrStmt')
  if (!statement) return undefined
  return list(statement, 'Stmt')
    .flatMap((one) => list(one, 'Ntry'))
    .filter(isBooked)
    .flatMap(linesOf)
}

/** `Sts` is a code in older versions and an element with a code in newer ones. */
function isBooked(entry: Node): boolean {
  const status = entry.Sts
  const code = typeof status === 'string' ? status : words(child(entry, 'Sts'), 'Cd')
  return code === undefined || code === 'BOOK'
}

function linesOf(entry: Node, place: number): BankLine[] {
  const bookedOn = (words(child(entry, 'BookgDt'), 'Dt') ?? words(child(entry, 'BookgDt'), 'DtTm') ?? '').slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(bookedOn)) return []
  const isCredit = words(entry, 'CdtDbtInd') === 'CRDT'
  const details = list(entry, 'NtryDtls').flatMap((one) => list(one, 'TxDtls'))
  const own = words(entry, 'AcctSvcrRef') ?? words(entry, 'NtryRef')
  return (details.length > 0 ? details : [entry]).flatMap((detail, i) => {
    const amount = amountOf(detail) ?? (details.length <= 1 ? amountOf(entry) : undefined)
    if (amount === undefined) return []
    const refs = child(detail, 'Refs')
    const endToEndId = words(refs, 'EndToEndId')
    const given = words(refs, 'AcctSvcrRef') ?? (own && details.length > 1 ? `${own}/${i}` : own)
    const content = [place, i, bookedOn, isCredit, amount, endToEndId, JSON.stringify(detail)].join('\n')
    return {
      reference: (given ?? createHash('sha256').update(content).digest('hex')).slice(0, 140),
      endToEndId,
      amountCents: amount,
      isCredit,
      bookedOn,
    }
  })
}

/** Euros in cents; undefined for another currency, or for none. */
function amountOf(node: Node): Cents | undefined {
  const amount = node.Amt ?? child(child(node, 'AmtDtls'), 'TxAmt')?.Amt
  if (typeof amount !== 'object' || amount === null) return undefined
  const { '#text': value, '@Ccy': currency } = amount as Node
  const isNumber = typeof value === 'string' && /^\d{1,13}(\.\d{1,5})?$/.test(value)
  return isNumber && currency === 'EUR' ? roundHalfUpCents(Number(value) * 100) : undefined
}

function child(node: unknown, name: string): Node | undefined {
  const found = isNode(node) ? node[name] : undefined
  return isNode(found) ? found : undefined
}

function list(node: Node, name: string): Node[] {
  const found = node[name]
  return Array.isArray(found) ? found.filter(isNode) : []
}

function words(node: Node | undefined, name: string): string | undefined {
  const found = node?.[name]
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
