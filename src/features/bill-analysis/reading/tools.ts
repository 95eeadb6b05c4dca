import type { TextItem } from '#src/features/bill-analysis/domain/page-text.ts'
import type { FileType } from '#src/shared/files/file-type.ts'
import type { Picture } from './picture.ts'

/** What differs between a browser and the server: how pictures are unpacked, pages drawn, codes and letters recognised. */
export interface ReadingTools {
  openPdf(bytes: Uint8Array): Promise<OpenPdf>
  /** Unpacked and, when wider or higher than `mostSide`, made smaller. Throws a BillFileError for what is no picture. */
  unpack(bytes: Uint8Array, type: FileType, mostSide: number): Promise<Picture>
  /** Looking for codes costs no download: also done where the text was enough. */
  hasCodesAtHand: boolean
  /** The text of every square code found. */
  readCodes(picture: Picture): Promise<string[]>
  /** For who shows the pages: the picture that the places of the words belong to. */
  show?(page: number, picture: Picture): void
  /** Begins to fetch and start what recognition needs, where that takes time; returns at once. */
  readyLetters?(): void
  /** Words with their boxes in the picture's dots, and how sure recognition is of them on the whole, 0..1. */
  recognise(picture: Picture, onProgress: (share: number) => void): Promise<{ words: TextItem[]; certainty: number }>
}

export interface OpenPdf {
  pageCount: number
  hasScript: boolean
  /** Words of a page (from 1) in points from its top left, and the addresses of its links. */
  words(page: number): Promise<{ items: TextItem[]; links: string[]; width: number; height: number }>
  /** Whether a page has what a code can be drawn with: a picture, or some hundred strokes. */
  mayHoldCode(page: number): Promise<boolean>
  /** The page drawn with so many dots a point. */
  draw(page: number, dotsPerPoint: number): Promise<Picture>
  close(): Promise<void>
}
