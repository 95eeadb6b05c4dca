import type { SearchRow } from './fixes.ts'

/** The export 'Pages' of the search console: English or Spanish heads, commas or semicolons, with or without a mark of its encoding. */

const heads: Record<keyof SearchRow, RegExp> = {
  path: /^(top pages|pages?|p[aá]ginas( principales)?|url)$/i,
  clicks: /^(clicks|clics)$/i,
  shown: /^(impressions|impresiones)$/i,
  place: /^(position|posici[oó]n)$/i,
}
const mostRows = 5000

export const searchFileProblems = ['no-heads', 'no-rows', 'too-many-rows'] as const
export type SearchFileProblem = (typeof searchFileProblems)[number]

/** Rows by path, or the code of what is wrong. Addresses of other sites are left out. */
export function searchRowsOf(csv: string, host: string): SearchRow[] | SearchFileProblem {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const [first = '', ...others] = lines
  const separator = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ','
  const names = cellsOf(first, separator).map((name) => name.trim())
  const at = (key: keyof SearchRow) => names.findIndex((name) => heads[key].test(name))
  const places = { path: at('path'), clicks: at('clicks'), shown: at('shown'), place: at('place') }
  if (Object.values(places).includes(-1)) return 'no-heads'
  if (others.length > mostRows) return 'too-many-rows'
  const rows = others.flatMap((line): SearchRow[] => {
    const cells = cellsOf(line, separator)
    const path = pathOf(cells[places.path] ?? '', host)
    const [clicks, shown] = [wholeOf(cells[places.clicks]), wholeOf(cells[places.shown])]
    const place = placeOf(cells[places.place])
    if (path === undefined || clicks === undefined || shown === undefined || place === undefined) return []
    return [{ path, clicks, shown, place }]
  })
  return rows.length > 0 ? rows : 'no-rows'
}

function pathOf(cell: string, host: string): string | undefined {
  const text = cell.trim()
  // A path is read as an address too: "//elsewhere.test" names another site, and what no address holds is written as addresses write it.
  const address = text.startsWith('/') ? `https:${text.startsWith('//') ? '' : `//${host}`}${text}` : text
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return hostname.replace(/^www\./, '') === host.replace(/^www\./, '') ? pathname.slice(0, 300) : undefined
}

function wholeOf(cell = ''): number | undefined {
  const text = cell.trim().replace(/[.,](?=\d{3}\b)/g, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** A mean place, 0 to 999, with a point or a comma; undefined for an empty cell and for what is no number. */
function placeOf(cell = ''): number | undefined {
  const text = cell.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined
}

/** RFC 4180: quotes around cells, doubled inside. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (line[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}
