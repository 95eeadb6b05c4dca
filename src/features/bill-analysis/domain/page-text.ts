/** Where something stands on a page, in the page's own units, y downwards from the top. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A run of letters as a PDF holds it or as recognition saw it. */
export interface TextItem {
  text: string
  box: Box
  /** 0..1: 1 for a PDF's own text, what recognition says of its word otherwise. */
  certainty: number
}

/** One page's words, from whichever reader. */
export interface PageText {
  /** From 1. */
  page: number
  width: number
  height: number
  items: TextItem[]
  /** Read from a picture, where a decimal comma is easily lost. */
  isRecognised?: boolean
}

/** A place to show to a person: fractions of the page's width and height. */
export interface Place {
  page: number
  box: Box
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Where a box stands, as fractions of its page. */
export function placeOn({ page, width, height }: PageText, box: Box): Place {
  return {
    page,
    box: { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height },
  }
}
