/** What a sheet may unpack to: two years of hours are 10 MB. */
const mostUnpacked = 64 * 1024 * 1024

/**
 * The cells of a spreadsheet's first sheet as text; undefined for what is no spreadsheet, or unpacks to more than is taken. Only what tables of hours
 * need: numbers, shared and inline strings; no formulas, styles or dates (a date is the number it is kept as).
 */
export async function xlsxRows(bytes: Uint8Array): Promise<string[][] | undefined> {
  const parts = partsOf(bytes)
  const sheetName = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0]
  if (!sheetName) return undefined
  const sheet = await unpacked(bytes, parts.get(sheetName))
  const shared = parts.has('xl/sharedStrings.xml') ? await unpacked(bytes, parts.get('xl/sharedStrings.xml')) : ''
  if (sheet === undefined || shared === undefined) return undefined
  const strings = [...shared.matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, item = '']) => textIn(item))
  return [...sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, attributes = '', body = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1])
      const raw = /<v>([^<]*)<\/v>/.exec(body)?.[1] ?? ''
      const kind = /\bt="(\w+)"/.exec(attributes)?.[1]
      const text = kind === 's' ? (strings[Number(raw)] ?? '') : kind === 'inlineStr' ? textIn(body) : plain(raw)
      cells[column ?? cells.length] = text
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

interface Part {
  offset: number
  packed: number
  size: number
  isDeflated: boolean
}

/** The files of a ZIP by its central directory. */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Part>()
  let end = bytes.length - 22
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return parts
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= bytes.length; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) break
    const [method, packed, size] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true))
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
    if (local + 30 <= bytes.length && (method === 0 || method === 8)) {
      const offset = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      parts.set(name, { offset, packed, size, isDeflated: method === 8 })
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

/** Stops where more comes out than is taken, whatever the directory says. */
async function unpacked(bytes: Uint8Array, part: Part | undefined): Promise<string | undefined> {
  if (!part || part.size > mostUnpacked || part.offset + part.packed > bytes.length) return undefined
  const body = new Uint8Array(bytes.subarray(part.offset, part.offset + part.packed))
  if (!part.isDeflated) return new TextDecoder().decode(body)
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length
      if (length > mostUnpacked) {
        await reader.cancel()
        return undefined
      }
      text += decoder.decode(read.value, { stream: true })
    }
  } catch {
    // Cut off or damaged: no spreadsheet that could be read.
    return undefined
  }
  return text + decoder.decode()
}

function columnOf(letters: string | undefined): number | undefined {
  if (!letters || letters.length > 3) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const textIn = (xml: string) =>
  [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => plain(text)).join('')

const plain = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
