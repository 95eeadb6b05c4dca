/** What a page of ours says of itself, taken from its finished HTML. Only for HTML that our renderer wrote: attributes in double quotes. */
export interface PageFacts {
  path: string
  language: string
  title: string
  description: string
  isHidden: boolean
  canonical: string | null
  /** Levels of the headings in their order. */
  headings: number[]
  /** Words between the tags of the main part. */
  words: string[]
  /** Paths of this site that the page leads to. */
  links: string[]
  outward: number
  /** Language to address. */
  alternates: Record<string, string>
  structuredDataTypes: string[]
  hasBrokenStructuredData: boolean
  bytes: number
  imagesWithoutAlt: number
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

export function pageFacts(path: string, sent: string): PageFacts {
  // What stands there instead of what a script makes is no second page.
  const html = sent.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const head = html.slice(0, html.indexOf('</head>'))
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const meta = (name: string) => {
    const tag = new RegExp(`<meta[^>]*name="${name}"[^>]*>`).exec(head)?.[0]
    return tag === undefined ? '' : unescaped(attribute(tag, 'content') ?? '')
  }
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => unescaped(attribute(tag, 'href') ?? ''))
  const own = anchors.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, ''))
  const alternates = [...head.matchAll(/<link[^>]*hreflang="([^"]+)"[^>]*>/g)].map(([tag, code = '']) => [
    code,
    pathIn(attribute(tag, 'href') ?? ''),
  ])
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => typesIn(json),
  )
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(head)?.[0]
  return {
    path,
    language: attribute(/<html\b[^>]*>/.exec(html)?.[0] ?? '', 'lang') ?? '',
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description'),
    isHidden: meta('robots').includes('noindex'),
    canonical: canonical === undefined ? null : pathIn(attribute(canonical, 'href') ?? ''),
    headings: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
    words: wordsIn(main),
    links: [...new Set(own)],
    outward: anchors.filter((href) => /^https?:/.test(href)).length,
    alternates: Object.fromEntries(alternates),
    structuredDataTypes: blocks.flatMap((types) => types ?? []),
    hasBrokenStructuredData: blocks.includes(undefined),
    bytes: sent.length,
    imagesWithoutAlt: [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt(=|\s|>|\/)/.test(tag)).length,
  }
}

function typesIn(json: string): string[] | undefined {
  try {
    return [...JSON.stringify(JSON.parse(json)).matchAll(/"@type":"([^"]+)"/g)].map(([, type = '']) => type)
  } catch {
    return undefined
  }
}

function wordsIn(html: string): string[] {
  const text = unescaped(html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const pathIn = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address)
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' }
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => entities[name] ?? '')
