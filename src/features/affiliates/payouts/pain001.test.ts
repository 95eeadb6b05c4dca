import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { type CreditTransferFile, letters, paymentFile } from './pain001.ts'

/** By the rules of the schema pain.001.001.09: order of elements, their types and patterns. */

const file = (more: Partial<CreditTransferFile> = {}): CreditTransferFile => ({
  runId: '3f2c1d7e-0000-4000-8000-000000000001',
  month: '2026-11',
  createdAt: new Date('2026-12-02T09:30:00Z'),
  executionDate: '2026-12-15',
  debtor: { name: 'Lit Energy & Söhne', iban: 'ES9121000418450200051332' },
  transfers: [
    {
      key: 'P202611AAAA',
      amountCents: 77_000,
      creditor: { name: 'Núñez <Costa> "Sur"', iban: 'ES7921000813610123456789' },
    },
    { key: 'P202611BBBB', amountCents: 5, creditor: { name: '李', iban: 'DE89370400440532013000' } },
  ],
  ...more,
})
/** Names of the elements in the order in which they open. */
const opened = (xml: string) => [...xml.matchAll(/<([A-Za-z]+)[ >]/g)].map((match) => match[1])
const parsed = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml).Document.CstmrCdtTrfInitn

describe('a payment file', () => {
  it('has the elements of the schema in its order', () => {
    const head = ['Document', 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'Nm']
    const info = [
      'PmtInf',
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'SvcLvl',
      'Cd',
      'ReqdExctnDt',
      'Dt',
    ]
    const debtor = ['Dbtr', 'Nm', 'DbtrAcct', 'Id', 'IBAN', 'DbtrAgt', 'FinInstnId', 'Othr', 'Id', 'ChrgBr']
    const transfer = [
      'CdtTrfTxInf',
      'PmtId',
      'InstrId',
      'EndToEndId',
      'Amt',
      'InstdAmt',
      'Cdtr',
      'Nm',
      'CdtrAcct',
      'Id',
      'IBAN',
      'RmtInf',
      'Ustrd',
    ]
    expect(opened(paymentFile(file()))).toEqual([...head, ...info, ...debtor, ...transfer, ...transfer])
  })

  it('counts and sums what it holds, to the cent', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(cents, (amounts) => {
        const creditor = { name: 'A', iban: 'DE89370400440532013000' }
        const transfers = amounts.map((amountCents, i) => ({ key: `P${i}`, amountCents, creditor }))
        const { GrpHdr, PmtInf } = parsed(paymentFile(file({ transfers })))
        const rows = [PmtInf.CdtTrfTxInf].flat()
        const sum = amounts.reduce((total, amount) => total + amount, 0)
        expect(GrpHdr.NbOfTxs).toBe(String(amounts.length))
        expect(Math.round(Number(GrpHdr.CtrlSum) * 100)).toBe(sum)
        expect(PmtInf.CtrlSum).toBe(GrpHdr.CtrlSum)
        expect(rows.map((row) => Math.round(Number(row.Amt.InstdAmt['#text']) * 100))).toEqual(amounts)
        for (const row of rows) expect(row.Amt.InstdAmt['#text']).toMatch(/^\d+\.\d{2}$/)
      }),
    )
  })

  it('keeps identifiers, names, IBANs and days within the schema’s types', () => {
    const { GrpHdr, PmtInf } = parsed(paymentFile(file()))
    expect(GrpHdr.MsgId.length).toBeLessThanOrEqual(35)
    expect(GrpHdr.CreDtTm).toBe('2026-12-02T09:30:00')
    expect(PmtInf.ReqdExctnDt.Dt).toBe('2026-12-15')
    for (const row of PmtInf.CdtTrfTxInf) {
      expect(row.PmtId.EndToEndId).toMatch(/^.{1,35}$/)
      expect(row.CdtrAcct.Id.IBAN).toMatch(/^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/)
      expect(row.Cdtr.Nm).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/)
      expect(row.RmtInf.Ustrd.length).toBeLessThanOrEqual(140)
    }
  })

  it('names no account when the business has not given one', () => {
    const { DbtrAcct } = parsed(paymentFile(file({ debtor: { name: 'A', iban: null } }))).PmtInf
    expect(DbtrAcct).toEqual({ Id: { Othr: { Id: 'NOTPROVIDED' } } })
  })

  it('is the same to the last byte for the same run, and is refused for nobody or for nothing', () => {
    expect(paymentFile(file())).toBe(paymentFile(file()))
    expect(() => paymentFile(file({ transfers: [] }))).toThrow(RangeError)
    const [first] = file().transfers
    for (const amountCents of [0, -1, 0.5, Number.NaN])
      expect(() => paymentFile(file({ transfers: first ? [{ ...first, amountCents }] : [] }))).toThrow(RangeError)
  })

  it('writes names in the letters that every SEPA bank takes', () => {
    expect(letters('Núñez & Cía, «S.L.»', 70)).toBe('Nunez + Cia, S.L.')
    expect(letters('李', 70)).toBe('NOT PROVIDED')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(letters(name, 70)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/)
      }),
    )
  })
})
