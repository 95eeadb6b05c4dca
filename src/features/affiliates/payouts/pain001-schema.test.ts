import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { paymentFile } from './pain001.ts'

const schema = { fileName: 'pain001.xsd', contents: readFileSync(join(import.meta.dirname, 'pain001.xsd'), 'utf8') }
const faultsOf = async (...files: string[]) =>
  (
    await validateXML({ xml: files.map((contents, i) => ({ fileName: `${i}.xml`, contents })), schema: [schema] })
  ).errors.map(({ message }) => message)

const cents = fc.integer({ min: 1, max: 99_999_999 })
const name = fc.string({ unit: 'grapheme', maxLength: 120 })
const iban = fc.constantFrom(
  'ES7921000813610123456789',
  'DE89370400440532013000',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
)
const anyFile = fc.record({
  runId: fc.uuid(),
  month: fc.constantFrom('2026-11', '2027-03'),
  createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  executionDate: fc.constantFrom('2026-12-15', '2028-02-29'),
  debtor: fc.record({ name, iban: fc.option(iban) }),
  transfers: fc.array(
    fc.record({
      key: fc.stringMatching(/^P\d{6}[0-9A-F]{24}$/),
      amountCents: cents,
      creditor: fc.record({ name, iban }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

describe('a payment file against the schema of pain.001.001.09', () => {
  it('is valid, whatever names and amounts it holds', async () => {
    const files = fc.sample(anyFile, { numRuns: 200, seed: 15 }).map(paymentFile)
    expect(await faultsOf(...files)).toEqual([])
  })

  it('would be refused with an element in the wrong place, an amount below zero, or without its account', async () => {
    const [one] = fc.sample(anyFile, { numRuns: 1, seed: 15 })
    const good = one ? paymentFile(one) : ''
    const broken = [
      good.replace(/(<NbOfTxs>\d+<\/NbOfTxs>)(<CtrlSum>[\d.]+<\/CtrlSum>)/, '$2$1'),
      good.replace(/<InstdAmt Ccy="EUR">/, '<InstdAmt Ccy="EUR">-'),
      good.replace(/<CdtrAcct>.*?<\/CdtrAcct>/, ''),
      good.replace(/<Nm>[^<]*<\/Nm>/, '<Nm></Nm>'),
    ]
    for (const file of broken) {
      expect(file).not.toBe(good)
      expect((await faultsOf(file)).length).toBeGreaterThan(0)
    }
  })
})
