import { afterAll, describe, expect, it } from 'vitest'
import { createApi } from '#src/shared/http/api.ts'
import { createLog } from '#src/shared/log/log.ts'
import { layouts } from '#tests/bills/layouts/layouts.ts'
import { madeUpBill } from '#tests/bills/made-up.ts'
import { pdfOf } from '#tests/bills/render.ts'
import { billsApi } from './api.ts'
import { mostBodyBytes } from './contract.ts'
import { refusal } from './reader.ts'
import { BillFileError } from './reading/bill-file-error.ts'
import { nodeTools } from './reading/node-tools.ts'
import { readFile } from './reading/read-file.ts'

const tools = nodeTools()
afterAll(() => tools.close())
const api = createApi(createLog('silent'), new Map([['/api/bills', mostBodyBytes]]))
billsApi(
  api,
  {
    read: (bytes) =>
      readFile(bytes, tools).catch((error: unknown) => {
        throw error instanceof BillFileError ? refusal(error.fault) : error
      }),
  },
  async (_c, next) => next(),
)

async function send(bytes: Uint8Array | string, name = 'bill.pdf', query = '') {
  const body = new FormData()
  body.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  const encoded = new Request('http://x/', { method: 'POST', body })
  const buffer = await encoded.arrayBuffer()
  const response = await api.request(`/api/bills${query}`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': String(buffer.byteLength) },
    body: buffer,
  })
  return { status: response.status, body: await response.json() }
}

/** The least PDF around some objects. */
function pdf(...objects: string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = objects.findIndex((object) => object.includes('/Standard')) + 1
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R${encrypt ? `/Encrypt ${encrypt} 0 R/ID[(a)(a)]` : ''}>>\nstartxref\n${table}\n%%EOF`
}
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'
const pages = (count: number) =>
  `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')}]>>`
const catalog = '<</Type/Catalog/Pages 2 0 R>>'

describe('POST /api/bills', () => {
  it('gives what a bill says under the names of the contract', async () => {
    const bill = madeUpBill(77, 'Octopus Energy', { hasSurplus: true, isYearPrice: false })
    const layout = layouts.find(({ retailer }) => retailer === bill.retailer)
    const { status, body } = await send(pdfOf(layout?.blocks(bill) ?? []))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'electricity',
      retailer: 'Octopus Energy',
      cups: bill.cups,
      period: { start: bill.start, end: bill.end, days: bill.days },
      contractedPowerKw: bill.powerKw,
      energyKwh: bill.kwh,
      surplusKwh: bill.surplusKwh,
      amounts: {
        powerTermEur: bill.eur.power,
        energyTermEur: bill.eur.energy,
        vatRate: bill.vatPct,
        totalEur: bill.eur.total,
      },
      checks: { totalMatchesLines: true },
      source: 'text',
    })
    expect(body.confidence['amounts.totalEur']).toBeGreaterThanOrEqual(0.9)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const hugePng = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 1,
    0, 0, 0, 0,
  ])
  it.each<[string, Uint8Array | string, string]>([
    ['an empty file', '', 'file_empty'],
    ['HTML named .pdf', '<!doctype html><html></html>', 'file_type'],
    ['SVG named .png', svg, 'file_type'],
    ['a PDF cut off', pdf(catalog, pages(1), page).slice(0, 60), 'pdf_damaged'],
    [
      'a PDF with a password',
      pdf(catalog, pages(1), page, `<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`),
      'pdf_encrypted',
    ],
    ['sixty pages', pdf(catalog, pages(60), ...Array.from({ length: 60 }, () => page)), 'too_many_pages'],
    [
      'a PDF with a script',
      pdf('<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>', pages(1), page),
      'pdf_with_script',
    ],
    ['a picture of 900 megapixels', hugePng, 'image_too_large'],
    ['a picture cut off', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'image_damaged'],
  ])('says plainly what to do with %s', async (_name, bytes, code) => {
    const { status, body } = await send(bytes, 'bill.pdf', '?language=es')
    expect([status, body.code]).toEqual([422, code])
    expect(body.detail).toMatch(/[a-záéíóú]{4}/)
  })

  it('refuses more than 8 MB, another body than a form with a file, and garbage', async () => {
    expect((await send(new Uint8Array(9 * 1024 * 1024))).status).toBe(413)
    const other = await api.request('/api/bills', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '2' },
      body: '{}',
    })
    expect(other.status).toBe(415)
    const garbage = await api.request('/api/bills', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '4' },
      body: 'abcd',
    })
    expect(garbage.status).toBe(400)
  })
})
