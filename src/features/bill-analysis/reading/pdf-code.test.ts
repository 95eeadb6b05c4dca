import { afterAll, expect, test } from 'vitest'
import { codePage, layouts } from '#tests/bills/layouts/layouts.ts'
import { madeUpBill } from '#tests/bills/made-up.ts'
import { pdfOf, qrSvg, scanOf } from '#tests/bills/render.ts'
import { nodeTools } from './node-tools.ts'
import { readFile } from './read-file.ts'

const tools = nodeTools()
afterAll(() => tools.close())

const [layout] = layouts
if (!layout) throw new Error('no layout')
const bill = madeUpBill(4711, layout.retailer, layout.wish)
const text = layout.blocks(bill)

async function mayHoldCode(file: Uint8Array): Promise<boolean> {
  const pdf = await tools.openPdf(file)
  const may = await pdf.mayHoldCode(1)
  await pdf.close()
  return may
}

test('a page of text, tables and a chart holds no code; one with a drawn code or a picture may', async () => {
  expect(await mayHoldCode(pdfOf(text, layout))).toBe(false)
  expect(await mayHoldCode(pdfOf(codePage(bill, await qrSvg(bill))))).toBe(true)
  expect(await mayHoldCode(await scanOf(pdfOf(text, layout), 1))).toBe(true)
})

test('a drawn code on a page of text is read', async () => {
  const outcome = await readFile(pdfOf([...codePage(bill, await qrSvg(bill)), ...text], layout), tools)
  expect(outcome.ok && outcome.bill.source).toBe('qr')
})
