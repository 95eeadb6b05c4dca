import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import { formatEur, formatKwh, formatMoney, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { createPdfEngine } from '#src/shared/pdf/engine.ts'
import { fitText, readCoverage } from '#src/shared/pdf/font-coverage.ts'
import { business } from '#src/site/business.ts'
import { type ReadPdf, readPdf } from '#tests/read-pdf.ts'
import { type SampleHome, sampleEstimate } from '#tests/sample-estimates.ts'
import { type QuoteDocumentInput, quoteDocument, quoteFileName, quoteTemplate } from './document.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const fontDir = folder('../../../../assets/fonts/ttf')
const engine = createPdfEngine({
  fontDir,
  templateRoot: folder('../../../'),
  childEntry: folder('../../../shared/pdf/child.ts'),
})
afterAll(() => engine.close())

const url = 'https://casa.example/es/presupuesto/q/c2lnbmVkLXRva2Vu.with-a-usual-length_0123456789'

function input(home: SampleHome, language: Language, part: Partial<QuoteDocumentInput> = {}): QuoteDocumentInput {
  const estimate = sampleEstimate(home)
  const name = 'María del Carmen Núñez-Ágreda'
  return { estimate, reference: 'Q-7KX2M9', language, name, url, pdfDate: '2026-11-22', test: false, business, ...part }
}

async function rendered(document: QuoteDocumentInput): Promise<{ pdf: Buffer; read: ReadPdf; all: string }> {
  const data = quoteDocument(document)
  const pdf = await engine.render({ template: quoteTemplate, data, language: document.language })
  const read = await readPdf(pdf)
  return { pdf, read, all: read.pages.join(' ').replace(/\s+/g, ' ') }
}

function withOptions(estimate: Estimate, change: (option: Option) => Option): Estimate {
  const [a, b, c] = estimate.options
  return { ...estimate, options: [change(a), change(b), change(c)] }
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

describe.each([
  ['villa', 'en'],
  ['villa', 'es'],
  ['everything', 'en'],
  ['everything', 'es'],
  ['holidayFlat', 'en'],
  ['holidayFlat', 'es'],
  ['holidayHouse', 'en'],
  ['holidayHouse', 'es'],
] as const)('the quote of %s in %s', (home, language) => {
  const made = rendered(input(home, language))

  test('is two A4 pages, three for a home with every machine, and at most 400 kB, tagged PDF/UA-1, with its language and title', async () => {
    const { pdf, read } = await made
    expect(read.pages.length).toBeLessThanOrEqual(home === 'everything' ? 3 : 2)
    expect(new Set(read.sizesMm.map(String))).toEqual(new Set(['210,297']))
    expect(pdf.length).toBeLessThan(400_000)
    expect(read).toMatchObject({ isTagged: true, language, title: expect.stringContaining('Q-7KX2M9') })
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('begins no page that it does not fill', async () => {
    const { read } = await made
    for (const page of read.pages) expect(plain(page).length).toBeGreaterThan(1500)
  })

  test('embeds our faces and no other', async () => {
    const { read } = await made
    expect(read.fonts).toEqual(['FamiljenGrotesk-SemiBold', 'Figtree-Medium', 'Figtree-Regular', 'Figtree-SemiBold'])
  })

  test('shows price, VAT, output and saving of each option on the first page, the months on the second', async () => {
    const { read } = await made
    const first = plain(read.pages[0] ?? '')
    for (const option of input(home, language).estimate.options) {
      expect(first).toContain(plain(formatEur(option.priceCents / 100, language)))
      expect(first).toContain(plain(formatEur(option.vatCents / 100, language)))
      const { p50, p90 } = option.productionKwh
      expect(first).toContain(`${formatNumber(shownKwh(p90), language)} / ${plain(formatKwh(p50, language))}`)
      expect(first).toContain(plain(formatMoney(option.savingEur.p50, 'estimate', language)))
    }
    const [, balanced] = input(home, language).estimate.options
    const second = plain(read.pages[1] ?? '')
    for (const kwh of balanced.monthlyConsumptionKwh)
      expect(second).toContain(plain(formatNumber(shownKwh(kwh), language)))
    expect(second).toContain(language === 'en' ? 'Balanced: output and your use' : 'Equilibrada: producción y consumo')
  })

  test('itemises net and VAT, with totals that are the prices', async () => {
    const { all } = await made
    for (const option of input(home, language).estimate.options) {
      for (const item of option.items) {
        expect(all).toContain(formatNumber(item.netCents / 100, language, 2))
        expect(all).toContain(formatNumber(item.vatCents / 100, language, 2))
      }
      expect(all).toContain(plain(formatEur(option.priceCents / 100, language, 2)))
    }
  })

  test('says that it is an estimate and no offer, from when and until when', async () => {
    const { all } = await made
    expect(all).toContain(language === 'en' ? 'Estimate, not an offer' : 'no constituye oferta')
    expect(all).toContain(language === 'en' ? 'valid to 21 Dec 2026' : 'hasta el 21 dic 2026')
    expect(all).toContain(language === 'en' ? 'Page 1 of' : 'Página 1 de')
    expect(all).not.toMatch(/signature|\bfirma\b|P90/i)
  })

  test('leads to the live quote and names its sources', async () => {
    const { read } = await made
    expect(read.links).toContain(url)
    const sources = input(home, language).estimate.assumptions.flatMap(({ source }) => source?.url ?? [])
    for (const source of sources) expect(read.links).toContain(new URL(source).href)
  })

  test('leaves out what the owner has not given and prints no hole', async () => {
    const { all } = await made
    expect(all).not.toMatch(/NIF|null|undefined|NaN|Infinity/)
  })

  test('uses no character that its faces lack', () => {
    const words = JSON.stringify(quoteDocument(input(home, language)))
    expect(fitText(words, readCoverage(fontDir))).toBe(words)
  })
})

describe('a quote that is not worth it', () => {
  test('says so in the heading, with the reasons on the first page', async () => {
    const document = input('holidayFlat', 'en')
    const { read } = await rendered(document)
    const first = plain(read.pages[0] ?? '')
    expect(first).toContain('Our answer: not worth it for you')
    for (const verdict of quoteDocument(document).verdicts) expect(first).toContain(plain(verdict.text))
  })

  test('gives the reasons that all options share once, then what one adds', () => {
    const [verdict, ...others] = quoteDocument(input('holidayHouse', 'en')).verdicts
    expect(others).toEqual([])
    expect(verdict?.text.match(/The home is empty much of the year/g)).toHaveLength(1)
    expect(verdict?.text).toContain('C. Blackout-proof: ')
  })

  test('gives options with the same reasons one note', () => {
    const document = input('holidayFlat', 'en')
    const [{ because }] = document.estimate.options
    const same = withOptions(document.estimate, (option) => ({ ...option, because }))
    expect(quoteDocument({ ...document, estimate: same }).verdicts).toHaveLength(1)
  })
})

describe('what stands where', () => {
  const sheet = quoteDocument(input('villa', 'en'))

  test('only what moves the price is under that heading; why an incentive is not counted stands with the incentives', () => {
    expect(sheet.notes.rows.join(' ')).toContain('Fuse board: we count on room for more')
    expect(sheet.notes.rows.join(' ')).not.toMatch(/provisional|tax deduction|property tax/)
    expect(sheet.incentives.reasons).toEqual([
      expect.stringContaining('10% income-tax deduction'),
      expect.stringContaining('Whether Marbella takes something off your property tax'),
    ])
  })

  test('the bars of the saving end at the bill of today, or at a round figure where an option saves more than that', () => {
    const barsOf = (document: QuoteDocumentInput) =>
      quoteDocument(document).comparison.rows.find(({ kind }) => kind === 'bars')
    expect(barsOf(input('villa', 'en'))).toMatchObject({
      label: 'On the scale of your bill',
      cells: [{ max: '€1,980' }, {}, {}],
    })
    const document = input('villa', 'en')
    const home = { ...document.estimate.home, annualBillEur: 1000 }
    const beyond = { ...document, estimate: { ...document.estimate, home } }
    expect(barsOf(beyond)).toMatchObject({ label: 'The same on one scale', cells: [{ max: '€2,000' }, {}, {}] })
  })

  test('the pay-back is one span, and what an option keeps for a cut and its extra price is for stand below the table', () => {
    const { rows, note } = sheet.comparison
    const paysBack = rows.find(({ label }) => label === 'Pays back in')
    for (const cell of paysBack?.cells ?? []) expect(plain(String(cell))).toMatch(/^\d+(–\d+)? years$/)
    expect(note).toContain('C. Blackout-proof: keeps 50% of the battery for a cut; the extra price is for power cuts.')
  })

  test('an option can be ticked on paper, where one of them is worth it', () => {
    expect(sheet.comparison.isTicked).toBe(true)
    expect(sheet.qr.invitation).toMatch(/^Tick the option you choose/)
    const refused = quoteDocument(input('holidayFlat', 'en'))
    expect([refused.comparison.isTicked, refused.qr.invitation]).toEqual([false, 'Scan to change or choose.'])
  })

  test('a pool that is counted is named at the head', () => {
    expect(sheet.home).toMatch(/^Villa with a pool in Marbella/)
    expect(quoteDocument(input('holidayFlat', 'es')).home).not.toContain('piscina')
  })

  test('a source whose title names its date is dated once', () => {
    const titles = sheet.assumptions.sources.map(({ title }) => title)
    expect(titles).toContain('Published retailer offers, order statistics of 22 August 2026')
    expect(titles.some((title) => title.endsWith('user manual, 21 Nov 2026'))).toBe(true)
  })

  test('the small print repeats nothing of the head', () => {
    expect(sheet.legal).toBe('')
  })

  test('the use that differs from today’s is accounted for', () => {
    expect(sheet.home).toContain('9,040')
    expect(plain(sheet.chart.table.note)).toContain(
      '9,260 kWh a year. Of that, about 220 kWh are for the battery itself.',
    )
  })
})

describe('the person and the business', () => {
  test.each(['#eval("1")', '*bold* _it_ $x$ <tag>', '= Heading'])('a name such as %s prints as typed', async (name) => {
    expect((await rendered(input('villa', 'en', { name }))).all).toContain(`For ${name}`)
  })

  test.each(['Ян Ковальский', '张伟', undefined])(
    'a name that cannot be drawn (%s) is left out, the quote is made',
    async (name) => {
      const { all } = await rendered(input('villa', 'en', { name }))
      expect(all).not.toMatch(/For \?|For undefined/)
      expect(all).toContain('Q-7KX2M9')
    },
  )

  test('legal facts are printed once the owner has given them', async () => {
    const given = { ...business, legalName: 'Casa Ejemplo SL', taxId: 'B00000000', email: 'hola@casa.example' }
    const { all } = await rendered(input('villa', 'es', { business: given }))
    for (const fact of ['Casa Ejemplo SL', 'NIF B00000000', 'hola@casa.example']) expect(all).toContain(fact)
  })
})

describe('the marks of a quote', () => {
  test('a test quote carries TEST on every page and says what that means', async () => {
    const { read } = await rendered(input('villa', 'es', { test: true, name: undefined }))
    for (const page of read.pages) expect(page).toContain('TEST')
    expect(plain(read.pages[0] ?? '')).toContain('se borra a las 24 horas')
  })

  test('a real one does not', async () => {
    expect((await rendered(input('villa', 'es'))).all).not.toContain('TEST')
  })

  test('confirmed prices lose the remark on where each comes from', () => {
    const document = input('villa', 'en')
    const ours = (option: Option): Option => ({
      ...option,
      items: option.items.map((item) => ({ ...item, basis: 'confirmed' })),
    })
    const confirmed = quoteDocument({ ...document, estimate: withOptions(document.estimate, ours) })
    expect(confirmed.items.lead).not.toContain('(a)')
    expect(quoteDocument(document).items.lead).toContain('(a) middle of a published range')
    expect(
      quoteDocument(document)
        .items.rows.map(({ name }) => name)
        .join(),
    ).toContain('(b)')
  })

  test('the file is named by the reference in the language of the reader', () => {
    expect(quoteFileName('Q-7KX2M9', 'es')).toBe('presupuesto-Q-7KX2M9.pdf')
    expect(quoteFileName('Q-7KX2M9', 'en')).toBe('quote-Q-7KX2M9.pdf')
    expect(quoteFileName('../a b\r\n', 'en')).toBe('quote-ab.pdf')
  })
})

describe('an option without panels', () => {
  test('shows use only, and no range of sun', async () => {
    const document = input('villa', 'en')
    const none = { p10: 0, p50: 0, p90: 0 }
    const estimate = withOptions(document.estimate, (option) => ({
      ...option,
      system: { ...option.system, kwp: 0, panels: 0 },
      productionKwh: none,
      monthlyProductionKwh: Array.from({ length: 12 }, () => 0),
    }))
    const { all } = await rendered({ ...document, estimate })
    expect(all).toContain('Your use by month')
    expect(all).toContain('No panels')
    expect(all).not.toContain('One year of sun')
  })
})
