import type { RootContent } from 'mdast'
import type { PublishedPost, ShownPicture } from '#src/features/content/format/published-post.ts'
import { isHomeReference } from '#src/features/figures/public.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText, isPriceFigure, referencesOf, withFigures } from '#src/site/content/figure-text.ts'
import { type Section, sectionsOf } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { published } from '#src/site/published/reading.ts'
import { blogText } from './text/text.ts'

/** A post's text with its figures as chips: value and date, linked to the sources below. */

const mention = /\{\{\s*([a-z0-9][\w.:@/-]*)\s*\}\}/gi
/** In headings, tables and blocks of the site a figure is its value alone. */
const plainLine = /^(?:#|\||:|\s*<)/

export interface PostBody {
  sections: Section[]
  /** Names of the figures. */
  figures: string[]
}

/** Throws on a figure, a block or a page that does not exist. */
export function postBody({ text }: PublishedPost, language: Language): PostBody {
  const figures = new Set<string>()
  const lines = text.body.split('\n').map((line) => {
    for (const [, name = ''] of line.matchAll(mention)) for (const one of referencesOf(name)) figures.add(one)
    if (plainLine.test(line)) return withFigures(line, language).text
    return line.replace(
      mention,
      (_, name: string) =>
        `[${figureText(name, language, builtFigures())}](#sources "figure ${chipOf(name, language)}")`,
    )
  })
  return { sections: sectionsOf(lines.join('\n'), language), figures: [...figures] }
}

const monthsUntilOld = 12

/** Kind and date of a chip: 'mod model', 'fact 22 Aug 2026', 'old …' for what nobody has looked at for a year. */
function chipOf(name: string, language: Language): string {
  const text = blogText[language]
  const [reference = name] = referencesOf(name)
  if (isPriceFigure(reference)) return `fact ${formatDate(published().priceBook.asOf, language)}`
  if (isHomeReference(reference) || /^(?:calculator|model):/.test(reference)) return `mod ${text.model}`
  // A size that is merely compared has no date and no source of its own.
  const row = /^(?:size|supply)\./.test(reference) ? undefined : builtFigures().row(reference)
  if (!row) return 'plain'
  if (row.mark === 'own') return `mod ${text.model}`
  const [year = 0, month = 1] = row.asOf.split('-').map(Number)
  const [nowYear = 0, nowMonth = 1] = published().day.split('-').map(Number)
  const isOld = (nowYear - year) * 12 + nowMonth - month > monthsUntilOld
  const date = /^\d{4}-\d{2}-\d{2}$/.test(row.asOf) ? formatDate(row.asOf, language) : row.asOf
  return isOld ? `old ${date}, ${text.old}` : `fact ${date}`
}

/** One section's nodes, with pictures of the media library in their sizes. */
export function PostSection({
  nodes,
  language,
  at,
  pictures,
}: {
  nodes: readonly RootContent[]
  language: Language
  at: string
  pictures: PublishedPost['pictures']
}) {
  const runs: (RootContent[] | ShownPicture)[] = []
  for (const node of nodes) {
    const id = pictureOf(node)
    const last = runs.at(-1)
    if (id !== undefined) {
      const picture = pictures[id]
      if (!picture) throw new Error(`a picture that is not there: ${id}`)
      runs.push(picture)
    } else if (Array.isArray(last)) last.push(node)
    else runs.push([node])
  }
  return runs.map((run, i) =>
    Array.isArray(run) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: made once, never reordered
      <div key={i} className="run">
        {renderNodes(run, language, `${at}-${i}`)}
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: made once, never reordered
      <Picture key={i} picture={run} />
    ),
  )
}

function pictureOf(node: RootContent): string | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [image] = node.children
  return image?.type === 'image' ? /^media:([\w-]+)$/.exec(image.url)?.[1] : undefined
}

export function Picture({ picture }: { picture: ShownPicture }) {
  const { alt, width, height, focal, sizes } = picture
  const set = (type: string) =>
    sizes
      .filter((size) => size.type === type)
      .map((size) => `${size.url} ${size.width}w`)
      .join(', ')
  const largest = sizes.find((size) => size.type !== 'avif')
  return (
    <figure className="blk photo">
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes="(min-width: 1000px) 720px, 100vw" />
        <source type="image/webp" srcSet={set('webp')} sizes="(min-width: 1000px) 720px, 100vw" />
        <img
          src={largest?.url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%` }}
        />
      </picture>
    </figure>
  )
}
