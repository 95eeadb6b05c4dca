import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** An item of somebody else's news: its title in the words and language of its source, its day, its address. Nothing of its text. */
export interface NewsItem {
  id: string
  source: string
  url: string
  title: string
  /** Of the title. */
  language: 'en' | 'es'
  /** The day in Spain on which its source says it was published. */
  day: PlainDate
  tags: NewsTag[]
  /** What staff call it in a language; without one it keeps its title, marked with its language. */
  headings: { en?: string | undefined; es?: string | undefined }
}

/** Whatever stands among the news: YYYY-MM-DD, or YYYY-MM where only the month is known. */
export interface Dated {
  id: string
  day: string
  tags: NewsTag[]
}

export interface NewsHealth {
  source: string
  name: string
  lastGoodAt: string | null
  failingSince: string | null
  problem: string | null
}

/** What the news page shows, as it is published. */
export interface NewsBoard {
  /** Newest first. */
  items: NewsItem[]
  sources: NewsHealth[]
}

export const newsTags = ['bill', 'sun', 'grid', 'rules', 'water', 'car'] as const
export type NewsTag = (typeof newsTags)[number]

/** What a title is about, by the words in it; in small letters without accents. */
const signs: Record<NewsTag, RegExp> = {
  bill: /\b(factura|tarifa|pvpc|precio[s]? de la (luz|electricidad)|peajes?|cargos|electricity (bill|price)s?|tariffs?)\b/,
  sun: /\b(solar|fotovoltaic[ao]s?|autoconsumo|placas|photovoltaics?|pv|rooftop|self-consumption|bateri[a]s?|batter(y|ies)|almacenamiento|storage)\b/,
  grid: /\b(red electrica|redes|apagon|tension|subestacion|blackout|grid|ree|interconexion|operador del sistema)\b/,
  rules:
    /\b(boe|real decreto|ley|cnmc|miteco|subvencion(es)?|ayudas?|deduccion(es)?|iva|impuestos?|directiva|royal decree|law|tax(es)?|subsid(y|ies)|incentives?)\b/,
  water: /\b(aerotermia|bomba[s]? de calor|agua caliente|piscinas?|climatizacion|heat pumps?|hot water|pools?)\b/,
  car: /\b(coches? electricos?|vehiculos? electricos?|puntos? de recarga|recarga|cargador(es)?|electric (cars?|vehicles?)|ev charg(ers?|ing)|evs)\b/,
}

export function tagsOf(title: string): NewsTag[] {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return newsTags.filter((tag) => signs[tag].test(plain))
}

/** The same address written in two ways is one: without fragment, tracking and a last slash. */
export function plainAddress(url: string): string {
  const at = new URL(url)
  at.hash = ''
  for (const name of [...at.searchParams.keys()])
    if (/^(utm_|fbclid|gclid|mc_)/.test(name)) at.searchParams.delete(name)
  at.hostname = at.hostname.replace(/^www\./, '')
  return at.href.replace(/\/$/, '')
}

/** The same headline of two sources, or of one that prints twice, shows once: the one published first. Newest first. */
export function withoutRepeats(items: readonly NewsItem[]): NewsItem[] {
  const seen = new Set<string>()
  const key = ({ title }: NewsItem) =>
    title
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  const first = [...items].sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))
  const kept = first.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
  return kept.reverse()
}
