import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** Text of each page in reading order, without the line breaks of the layout. */
  pages: string[]
  title: string
  language: string
  isTagged: boolean
  /** Names of the embedded faces without their subset prefix, sorted. */
  fonts: string[]
  /** Addresses of all links. */
  links: string[]
  /** Page sizes in millimetres, rounded. */
  sizesMm: [number, number][]
}

/** What a reader program finds in a PDF. Throws when it is none. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, fontExtraProperties: true })
  const document = await task.promise
  const { info } = await document.getMetadata()
  // A Map, whatever its types say.
  const marks: unknown = await document.getMarkInfo()
  const read: ReadPdf = {
    pages: [],
    title: textField(info, 'Title'),
    language: textField(info, 'Language'),
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    fonts: [],
    links: [],
    sizesMm: [],
  }
  const fonts = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const content = await page.getTextContent()
    read.pages.push(
      content.items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/ +/g, ' '),
    )
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
    read.sizesMm.push([Math.round(((x1 - x0) * 25.4) / 72), Math.round(((y1 - y0) * 25.4) / 72)])
    for (const link of await page.getAnnotations()) if (typeof link.url === 'string') read.links.push(link.url)
    const operators = await page.getOperatorList()
    operators.fnArray.forEach((operator, i) => {
      if (operator !== OPS.setFont) return
      const name: unknown = page.commonObjs.get(operators.argsArray[i][0]).name
      fonts.add(String(name).replace(/^[A-Z]{6}\+/, ''))
    })
  }
  read.fonts = [...fonts].sort()
  await task.destroy()
  return read
}

function textField(info: object, key: string): string {
  const value: unknown = Reflect.get(info, key)
  return typeof value === 'string' ? value : ''
}
