import { furtherLayouts } from './layouts/further.ts'
import { codePage, layouts, linkBlock } from './layouts/layouts.ts'
import { strangeLayouts } from './layouts/strange.ts'
import { type MadeUpBill, madeUpBill, totalKwh } from './made-up.ts'
import { number } from './print.ts'
import { pdfOf, photoOf, qrSvg, scanOf, textOf } from './render.ts'

/** How the bill comes: a PDF with text, one of a layout of its own kind, with a link or a printed code, scanned, photographed. */
export type Kind = 'text' | 'further' | 'strange' | 'unseen' | 'link' | 'code' | 'scan' | 'photo'

export interface TestBill {
  name: string
  kind: Kind
  /** The household that it is of, or what it prints, written out. */
  bill?: MadeUpBill
  finds?: Readonly<Record<string, string | number | null>>
  file(): Promise<Uint8Array>
  /** The text of the one page that a photograph shows. */
  pictured?(): Promise<string>
}

/** Bills of every layout: so many with text, and one of each layout scanned, photographed, with a code only, with a link. */
export function testSet({ texts = 3, firstSeed = 1 }: { texts?: number; firstSeed?: number } = {}): TestBill[] {
  return layouts.flatMap((layout, index) => {
    const made = (nth: number) => {
      // Every other one of a layout with panels or services drops them, and the other way round.
      const { wish } = layout
      const varied =
        nth % 2 === 0
          ? wish
          : { ...wish, hasSurplus: !wish.hasSurplus && !wish.isRegulated, hasService: !wish.hasService }
      return madeUpBill(firstSeed * 1000 + index * 40 + nth, layout.retailer, varied)
    }
    const set = (bill: MadeUpBill) => pdfOf(layout.blocks(bill), layout)
    const one = (kind: Kind, nth: number, file: (bill: MadeUpBill) => Promise<Uint8Array>): TestBill => {
      const bill = made(nth)
      return { name: `${layout.retailer} ${kind} ${nth}`, kind, bill, file: () => file(bill) }
    }
    return [
      ...Array.from({ length: texts }, (_, nth) => one('text', nth, async (bill) => set(bill))),
      one('link', 10, async (bill) => pdfOf([...layout.blocks(bill), linkBlock(bill)], layout)),
      one('code', 11, async (bill) => photoOf(pdfOf(codePage(bill, await qrSvg(bill))), bill.seed)),
      one('scan', 12, async (bill) => scanOf(set(bill), bill.seed)),
      { ...one('photo', 13, async (bill) => photoOf(set(bill), bill.seed)), pictured: () => textOf(set(made(13))) },
    ]
  })
}

/** Bills of the layouts that the reader was not written against, with text. */
export function furtherSet({ texts = 3, firstSeed = 9 }: { texts?: number; firstSeed?: number } = {}): TestBill[] {
  return furtherLayouts.flatMap((layout, index) =>
    Array.from({ length: texts }, (_, nth): TestBill => {
      const bill = madeUpBill(firstSeed * 1000 + index * 40 + nth, layout.retailer, layout.wish)
      const file = async () => pdfOf(layout.blocks(bill), layout)
      return { name: `${layout.retailer} further ${nth}`, kind: 'further', bill, file }
    }),
  )
}

/** Bills of the layouts of a second hand, with text. */
export function strangeSet({ texts = 3, firstSeed = 17 }: { texts?: number; firstSeed?: number } = {}): TestBill[] {
  return strangeLayouts.flatMap((layout, index) =>
    Array.from({ length: texts }, (_, nth): TestBill => {
      const bill = madeUpBill(firstSeed * 1000 + index * 40 + nth, layout.retailer, layout.wish)
      const file = async () => pdfOf(layout.blocks(bill), layout)
      return { name: `${layout.retailer} strange ${nth}`, kind: 'strange', bill, file }
    }),
  )
}

/** The truth as far as it is printed where a reader can see it: a photograph shows the first page, and not every figure stands there. */
export async function truthOn(one: TestBill): Promise<Readonly<Record<string, string | number | null>>> {
  const truth = one.finds ?? (one.bill ? truthOf({ bill: one.bill, kind: one.kind }) : {})
  const text = await one.pictured?.()
  if (text === undefined) return truth
  const isPrinted = (name: string, value: string | number | null) =>
    typeof value !== 'number' ||
    name === 'period.days' ||
    name === 'energyKwh.total' ||
    [0, 1, 2, 3].some((decimals) => text.includes(number(value, decimals)) && Number(value.toFixed(decimals)) === value)
  const bands = ['energyKwh.p1', 'energyKwh.p2', 'energyKwh.p3']
  const printed = Object.entries(truth).filter(([name, value]) => isPrinted(name, value))
  const hasBands = bands.every((band) => !(band in truth) || printed.some(([name]) => name === band))
  return Object.fromEntries(
    printed.filter(([name]) => hasBands || (!bands.includes(name) && name !== 'energyKwh.total')),
  )
}

/** What a reader should find of it, under the contract's names. A code says neither the rate nor the kWh fed in. */
export function truthOf({ bill, kind }: { bill: MadeUpBill; kind: Kind }): Record<string, string | number | null> {
  const isCode = kind === 'code'
  const isSplitPrinted = isCode || kind === 'link' || !(bill.isFlat && kind === 'photo')
  return {
    ...(isCode ? {} : { retailer: bill.retailer, surplusKwh: bill.surplusKwh }),
    cups: bill.cups,
    'period.start': bill.start,
    'period.end': bill.end,
    'period.days': bill.days,
    'contractedPowerKw.p1': bill.powerKw.p1,
    'contractedPowerKw.p2': bill.powerKw.p2,
    ...(isSplitPrinted && { 'energyKwh.p1': bill.kwh.p1, 'energyKwh.p2': bill.kwh.p2, 'energyKwh.p3': bill.kwh.p3 }),
    'energyKwh.total': totalKwh(bill),
    'amounts.powerTermEur': bill.eur.power,
    'amounts.energyTermEur': bill.eur.energy,
    'amounts.vatRate': bill.vatPct,
    'amounts.totalEur': bill.eur.total,
  }
}
