import type { Cents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** SEPA credit transfers as pain.001.001.09 (ISO 20022), by the rules of the SEPA credit transfer scheme (EPC132-08). */

export interface CreditTransferFile {
  runId: string
  /** `YYYY-MM` of the conversions. */
  month: string
  createdAt: Date
  executionDate: PlainDate
  /** Without an IBAN the bank's own page asks for the account. */
  debtor: { name: string; iban: string | null }
  transfers: readonly { key: string; amountCents: Cents; creditor: { name: string; iban: string } }[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** The file. The same run gives the same bytes. Throws a RangeError without transfers, or for an amount that is none. */
export function paymentFile(file: CreditTransferFile): string {
  const { transfers, debtor } = file
  if (transfers.length === 0) throw new RangeError('a payment file pays somebody')
  if (transfers.some(({ amountCents }) => !Number.isSafeInteger(amountCents) || amountCents <= 0))
    throw new RangeError('a transfer is a whole number of cents above zero')
  const messageId = `PARTNERS-${file.month}-${file.runId.slice(0, 8).toUpperCase()}`
  const count = String(transfers.length)
  const sum = euros(transfers.reduce((total, { amountCents }) => total + amountCents, 0))
  const rows = transfers.map(({ key, amountCents, creditor }) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', text('InstrId', key), text('EndToEndId', key)),
      element('Amt', `<InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt>`),
      element('Cdtr', text('Nm', letters(creditor.name, 70))),
      element('CdtrAcct', element('Id', text('IBAN', creditor.iban))),
      element('RmtInf', text('Ustrd', `Comisiones ${file.month} / commissions`)),
    ),
  )
  const account = debtor.iban ? text('IBAN', debtor.iban) : element('Othr', text('Id', 'NOTPROVIDED'))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Document xmlns="${namespace}">`,
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        text('MsgId', messageId),
        text('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        element('InitgPty', text('Nm', letters(debtor.name, 70))),
      ),
      element(
        'PmtInf',
        text('PmtInfId', messageId),
        text('PmtMtd', 'TRF'),
        text('BtchBookg', 'false'),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        element('PmtTpInf', element('SvcLvl', text('Cd', 'SEPA'))),
        element('ReqdExctnDt', text('Dt', file.executionDate)),
        element('Dbtr', text('Nm', letters(debtor.name, 70))),
        element('DbtrAcct', element('Id', account)),
        element('DbtrAgt', element('FinInstnId', element('Othr', text('Id', 'NOTPROVIDED')))),
        text('ChrgBr', 'SLEV'),
        ...rows,
      ),
    ),
    '</Document>\n',
  ].join('')
}

const element = (name: string, ...content: string[]): string => `<${name}>${content.join('')}</${name}>`
const text = (name: string, value: string): string => element(name, escaped(value))
const escaped = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Euros with two decimals and a point, from whole cents. */
function euros(cents: Cents): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** The letters that every SEPA bank takes (EPC217-08): accents go, & becomes +, what is left over becomes a space. */
export function letters(value: string, most: number): string {
  const plain = value
    .replace(/&/g, '+')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()
  return plain === '' ? 'NOT PROVIDED' : plain
}
