import { type ReadBill, type ReadOutcome, sureFrom } from '#src/features/bill-analysis/domain/bill.ts'
import { cnmcLinkIn } from '#src/features/bill-analysis/domain/cnmc-link.ts'
import type { PageText, TextItem } from '#src/features/bill-analysis/domain/page-text.ts'
import { readBill } from '#src/features/bill-analysis/domain/read-bill.ts'
import { type FileType, fileTypeOf, statedSize } from '#src/shared/files/file-type.ts'
import { BillFileError } from './bill-file-error.ts'
import { evenlyLit, type GreyPicture, greyOf, type Picture, pictureOf, quarterTurned, turned } from './picture.ts'
import { isSideways, skewDegrees } from './skew.ts'
import type { OpenPdf, ReadingTools } from './tools.ts'

/** More pages than any household's bill; a contract with its conditions has sixty. */
const mostPages = 12
/** Pages that are drawn or recognised: the figures of a bill stand on the first ones. */
const mostPicturePages = 3
const mostDots = 40_000_000
/** Enough for eight-point print on A4; more only takes longer. */
const recognisedSide = 2400
/** Fewer letters than this on all pages: pictures with a stamp of text. */
const leastLetters = 150

export type Stage = 'opening' | 'code' | 'words' | 'recognising'
export type OnStage = (stage: Stage, share: number) => void

/**
 * A bill from a file: the code first, then the text, then recognition. The pages' words come along, for who shows them.
 * Throws a BillFileError for a file that cannot be read at all.
 */
export async function readFile(
  bytes: Uint8Array,
  tools: ReadingTools,
  onStage: OnStage = () => undefined,
): Promise<ReadOutcome> {
  if (bytes.length === 0) throw new BillFileError('file_empty')
  const type = fileTypeOf(bytes)
  onStage('opening', 0)
  if (type === 'pdf') return readPdf(await tools.openPdf(bytes), tools, onStage)
  if (type === 'heic') throw new BillFileError('file_heic')
  if (type === 'other') throw new BillFileError('file_type')
  return readPhoto(bytes, type, tools, onStage)
}

async function readPdf(pdf: OpenPdf, tools: ReadingTools, onStage: OnStage): Promise<ReadOutcome> {
  try {
    if (pdf.pageCount > mostPages) throw new BillFileError('too_many_pages')
    if (pdf.hasScript) throw new BillFileError('pdf_with_script')
    const pages: PageText[] = []
    const links: string[] = []
    let letters = 0
    for (let page = 1; page <= pdf.pageCount; page++) {
      onStage('words', page / pdf.pageCount)
      const { items, links: onPage, width, height } = await pdf.words(page)
      pages.push({ page, width, height, items })
      links.push(...onPage)
      letters += items.reduce((sum, { text }) => sum + text.trim().length, 0)
    }
    const isText = letters >= leastLetters
    const linked = isText ? readBill({ links, pages, wordsBy: 'text' }) : undefined
    if (linked?.ok) await showPages(pdf, tools)
    if (linked?.ok && (linked.bill.source === 'qr' || (!tools.hasCodesAtHand && isWhole(linked.bill)))) return linked
    // Drawn finer where recognition follows: a scan is that fine, and a code on text pages is large.
    const drawn = isText ? 2.2 : 2.9
    const pictures: Picture[] = []
    for (let page = 1; page <= Math.min(pdf.pageCount, mostPicturePages); page++) {
      onStage('code', page / mostPicturePages)
      const picture = await pdf.draw(page, Math.min(drawn, recognisedSide / 800))
      const codes = (await tools.readCodes(picture)).filter((code) => cnmcLinkIn(code))
      if (codes.length > 0) return readBill({ links: codes, pages: isText ? pages : [], wordsBy: 'text' })
      if (!isText) pictures.push(picture)
    }
    if (linked) return linked
    return recogniseAll(pictures, tools, onStage)
  } finally {
    await pdf.close()
  }
}

/** Every figure is there and sure, and they give the total. */
function isWhole({ facts, totalMatchesLines }: ReadBill): boolean {
  const { cups, days, powerP1Kw, powerP2Kw, energyTotalKwh, totalEur, vatPct } = facts
  return (
    totalMatchesLines === true &&
    [cups, days, powerP1Kw, powerP2Kw, energyTotalKwh, totalEur, vatPct].every(
      (fact) => (fact?.confidence ?? 0) >= sureFrom,
    )
  )
}

/** The first pages as they are, where somebody wants to see them. */
async function showPages(pdf: OpenPdf, tools: ReadingTools): Promise<void> {
  for (let page = 1; tools.show && page <= Math.min(2, pdf.pageCount); page++)
    tools.show(page, await pdf.draw(page, 1.5))
}

async function readPhoto(
  bytes: Uint8Array,
  type: FileType,
  tools: ReadingTools,
  onStage: OnStage,
): Promise<ReadOutcome> {
  const size = statedSize(bytes, type)
  if (!size) throw new BillFileError('image_damaged')
  if (size.width * size.height > mostDots || Math.max(size.width, size.height) > 12_000)
    throw new BillFileError('image_too_large')
  if (size.width < 200 || size.height < 200) throw new BillFileError('no_text')
  onStage('code', 0)
  const picture = await tools.unpack(bytes, type, 3000)
  const codes = (await tools.readCodes(picture)).filter((code) => cnmcLinkIn(code))
  if (codes.length > 0) {
    tools.show?.(1, picture)
    return readBill({ links: codes, pages: [], wordsBy: 'ocr' })
  }
  return recogniseAll([picture], tools, onStage)
}

/** Words of all pictures; no more pages once the bill is whole. */
async function recogniseAll(pictures: readonly Picture[], tools: ReadingTools, onStage: OnStage): Promise<ReadOutcome> {
  const pages: PageText[] = []
  let outcome: ReadOutcome | undefined
  for (const [index, picture] of pictures.entries()) {
    pages.push(
      await recognised(picture, index + 1, tools, (share) => onStage('recognising', (index + share) / pictures.length)),
    )
    outcome = readBill({ links: [], pages, wordsBy: 'ocr' })
    if (outcome.ok && outcome.bill.totalMatchesLines && outcome.bill.facts.energyP3Kwh && outcome.bill.facts.cups) break
  }
  const letters = pages.reduce((sum, { items }) => sum + items.reduce((all, { text }) => all + text.length, 0), 0)
  if (!outcome || letters < 80) throw new BillFileError('no_text')
  return outcome
}

/** Letters make this little sense where a page lies on its side or its head. */
const leastCertainty = 0.5

/** The page upright and evenly lit, then its words; turned over when the letters make no sense. */
async function recognised(
  picture: Picture,
  page: number,
  tools: ReadingTools,
  onProgress: (share: number) => void,
): Promise<PageText> {
  const lit = evenlyLit(greyOf(picture))
  const side = isSideways(lit)
  let best: { words: TextItem[]; certainty: number; upright: GreyPicture } | undefined
  for (const quarters of side ? ([1, 3, 0] as const) : ([0, 2, 1] as const)) {
    const upright = straightened(quarterTurned(lit, quarters))
    const { words, certainty } = await tools.recognise(pictureOf(upright), onProgress)
    if (!best || certainty > best.certainty) best = { words, certainty, upright }
    if (best.certainty >= leastCertainty) break
  }
  if (!best) throw new BillFileError('no_text')
  tools.show?.(page, pictureOf(best.upright))
  return { page, width: best.upright.width, height: best.upright.height, items: best.words, isRecognised: true }
}

function straightened(picture: GreyPicture): GreyPicture {
  const skew = skewDegrees(picture)
  return Math.abs(skew) < 0.1 ? picture : turned(picture, -skew)
}
