import { type ReadBill, type ReadOutcome, sureFrom } from '#src/features/bill-analysis/domain/bill.ts'
import { cnmcLinkIn } from '#src/features/bill-analysis/domain/cnmc-link.ts'
import type { PageText, TextItem } from '#src/features/bill-analysis/domain/page-text.ts'
import { readBill } from '#src/features/bill-analysis/domain/read-bill.ts'
import { mergedReadings } from '#src/features/bill-analysis/domain/two-readings.ts'
import { type FileType, fileTypeOf, statedSize } from '#src/shared/files/file-type.ts'
import { BillFileError } from './bill-file-error.ts'
import {
  densestLines,
  evenlyLit,
  type GreyPicture,
  greyOf,
  levelled,
  type Picture,
  pictureOf,
  quarterTurned,
  scaledBy,
  turned,
} from './picture.ts'
import { isSideways, leansOf, skewDegrees } from './skew.ts'
import type { OpenPdf, ReadingTools } from './tools.ts'

/** More pages than any household's bill; a contract with its conditions has sixty. */
const mostPages = 12
/** Pages that are drawn or recognised: the figures of a bill stand on the first ones. */
const mostPicturePages = 3
const mostDots = 40_000_000
/** Enough for eight-point print on A4; more only takes longer. */
const recognisedSide = 2400
/** Of a photograph the page is the larger part. */
const mostPhotoSide = 2700
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
  const openedAt = performance.now()
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
      if (isText && !(await pdf.mayHoldCode(page))) continue
      const picture = await pdf.draw(page, Math.min(drawn, recognisedSide / 800))
      const codes = (await tools.readCodes(picture)).filter((code) => cnmcLinkIn(code))
      if (codes.length > 0) return readBill({ links: codes, pages: isText ? pages : [], wordsBy: 'text' })
      if (!isText) pictures.push(picture)
    }
    if (linked) return linked
    return recogniseAll(pictures, 'scan', tools, onStage, openedAt)
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
  const openedAt = performance.now()
  // Most photographs need recognition: it is made ready while the code is looked for.
  tools.readyLetters?.()
  onStage('code', 0)
  const picture = await tools.unpack(bytes, type, mostPhotoSide)
  const codes = (await tools.readCodes(picture)).filter((code) => cnmcLinkIn(code))
  if (codes.length > 0) {
    tools.show?.(1, picture)
    return readBill({ links: codes, pages: [], wordsBy: 'ocr' })
  }
  return recogniseAll([picture], 'photo', tools, onStage, openedAt)
}

/** Larger letters are read otherwise: where the first look leaves a bill open, a second one settles some of it. */
const secondLook = 1.35
/** What a second look takes of the first one's time, and when, counted from the file, an answer has to be there. */
const secondLookShare = 1.3
const answeredByMillis = 9000

/** Words of all pictures; no more pages once the bill is whole, and a second look at what was read while it is not. */
async function recogniseAll(
  pictures: readonly Picture[],
  taken: Taken,
  tools: ReadingTools,
  onStage: OnStage,
  openedAt: number,
): Promise<ReadOutcome> {
  const from = performance.now()
  const pages: PageText[] = []
  const uprights: GreyPicture[] = []
  let outcome: ReadOutcome | undefined
  const isOpen = () => !(outcome?.ok && isSettled(outcome.bill))
  for (const [index, picture] of pictures.entries()) {
    const { page, upright } = await recognised(picture, taken, index + 1, tools, (share) =>
      onStage('recognising', (0.6 * (index + share)) / pictures.length),
    )
    pages.push(page)
    uprights.push(upright)
    outcome = readBill({ links: [], pages, wordsBy: 'ocr' })
    if (!isOpen()) break
  }
  const letters = pages.reduce((sum, { items }) => sum + items.reduce((all, { text }) => all + text.length, 0), 0)
  if (!outcome || letters < 80) throw new BillFileError('no_text')
  const now = performance.now()
  const isTooLate = now - openedAt + secondLookShare * (now - from) > answeredByMillis
  if (!outcome.ok || !isOpen() || isTooLate) return outcome
  const again: PageText[] = []
  for (const [index, upright] of uprights.entries()) {
    const larger = scaledBy(upright, secondLook)
    const onProgress = (share: number) => onStage('recognising', 0.6 + (0.4 * (index + share)) / uprights.length)
    const { words } = await tools.recognise(pictureOf(larger), onProgress)
    again.push({
      page: index + 1,
      width: upright.width,
      height: upright.height,
      items: words.map((word) => ({ ...word, box: shrunkBox(word.box) })),
      isRecognised: true,
    })
  }
  return mergedReadings(outcome, readBill({ links: [], pages: again, wordsBy: 'ocr' }))
}

/** A place in the larger picture, in the dots of the one that is shown. */
const shrunkBox = ({ x, y, width, height }: TextItem['box']): TextItem['box'] => ({
  x: x / secondLook,
  y: y / secondLook,
  width: width / secondLook,
  height: height / secondLook,
})

const isSettled = ({ totalMatchesLines, facts }: ReadBill) =>
  totalMatchesLines === true && facts.energyP3Kwh !== undefined && facts.cups !== undefined

/** Letters make this little sense where a page lies on its side or its head. */
const leastSense = 0.5
/** Letters of a page on its head were read as half certain: less certain than this, they are seen the other way up once. */
const plainCertainty = 0.65
/** A page on its side yields few letters, and some of them look certain. */
const lettersOfAPage = 200

/** What a few lines of a page must hold to say which way up it lies. */
const lettersOfLines = 60

/** A scanner's light and glass are even; a photograph has grey letters, and lines that lean. */
type Taken = 'scan' | 'photo'
/** In a photograph letters this dark, against their paper, are as black as print. */
const greyIsBlack = 0.45

/** The page upright and evenly lit, then its words; turned over when the letters make no sense. */
async function recognised(
  picture: Picture,
  taken: Taken,
  page: number,
  tools: ReadingTools,
  onProgress: (share: number) => void,
): Promise<{ page: PageText; upright: GreyPicture }> {
  const lit = evenlyLit(greyOf(picture), taken === 'photo' ? greyIsBlack : undefined)
  const turns = isSideways(lit) ? ([1, 3, 0] as const) : ([0, 2, 1, 3] as const)
  const [first, opposite, ...others] = turns
  const straight = straightened(quarterTurned(lit, first), taken)
  const order = taken === 'photo' && (await isOnItsHead(straight, tools)) ? [opposite, first, ...others] : turns
  let best: { words: TextItem[]; sense: number; upright: GreyPicture } | undefined
  for (const [turn, quarters] of order.entries()) {
    const upright = quarters === first ? straight : straightened(quarterTurned(lit, quarters), taken)
    const { words, certainty } = await tools.recognise(pictureOf(upright), onProgress)
    const letters = words.reduce((sum, { text }) => sum + text.length, 0)
    const sense = certainty * Math.min(1, letters / lettersOfAPage)
    if (!best || sense > best.sense) best = { words, sense, upright }
    if (best.sense >= leastSense && (certainty >= plainCertainty || turn > 0)) break
  }
  if (!best) throw new BillFileError('no_text')
  tools.show?.(page, pictureOf(best.upright))
  const { upright, words: items } = best
  return { upright, page: { page, width: upright.width, height: upright.height, items, isRecognised: true } }
}

/** By a few lines of a photographed page, the other way up only where they make little sense: all of it would take seconds each way. */
async function isOnItsHead(page: GreyPicture, tools: ReadingTools): Promise<boolean> {
  const lines = densestLines(page)
  const senseOf = async (picture: GreyPicture) => {
    const { words, certainty } = await tools.recognise(pictureOf(picture), () => undefined)
    return certainty * Math.min(1, words.reduce((sum, { text }) => sum + text.length, 0) / lettersOfLines)
  }
  const sense = await senseOf(lines)
  return sense < plainCertainty && (await senseOf(quarterTurned(lines, 2))) > sense
}

function straightened(picture: GreyPicture, taken: Taken): GreyPicture {
  const skew = skewDegrees(picture)
  const straight = Math.abs(skew) < 0.1 ? picture : turned(picture, -skew)
  if (taken === 'scan') return straight
  const { top, foot } = leansOf(straight)
  return Math.abs(foot - top) < leastLean ? straight : levelled(straight, top, foot)
}

/** Half a degree moves a word at a line's end by a third of its height; a scan has less. */
const leastLean = 0.4
