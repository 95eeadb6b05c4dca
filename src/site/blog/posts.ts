import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readingMinutes } from '#src/features/content/domain/document.ts'
import { fromMarkdown } from '#src/features/content/format/markdown.ts'
import type { PostText } from '#src/features/content/format/post.ts'
import { parsePostFile } from '#src/features/content/format/post-file.ts'
import type { PublishedPost } from '#src/features/content/format/published-post.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { withFigures } from '#src/site/content/figure-text.ts'
import { partOf, published, remembered } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'

/** Posts as visitors see them: the project's own, `content/blog/<id>/{en,es}.md`, unless staff have published another text, and those of staff. */

/** What lists say of a post. */
export interface PostHead {
  id: string
  language: Language
  path: string
  text: Omit<PostText, 'body'>
  minutes: number
  /** The first day that visitors saw it. */
  published: string
  hasPair: boolean
}

export interface PostPage {
  id: string
  language: Language
  post: PublishedPost
  paths: Partial<Record<Language, string>>
}

const folder = () => resolve('content/blog')

/** The project's own posts, by id. Throws, naming the file, when one is not whole. */
export function builtPosts(root = folder()): Map<string, Partial<Record<Language, PostText>>> {
  const posts = new Map<string, Partial<Record<Language, PostText>>>()
  if (!existsSync(root)) return posts
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const texts: Partial<Record<Language, PostText>> = {}
    for (const language of languages) {
      const file = join(root, entry.name, `${language}.md`)
      if (!existsSync(file)) continue
      try {
        texts[language] = parsePostFile(readFileSync(file, 'utf8'))
      } catch (cause) {
        throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
      }
    }
    posts.set(entry.name, texts)
  }
  return posts
}

let own: ReturnType<typeof builtPosts> | undefined
/** A build's files stay as they are, whatever is published: read once, they cost a preview or a publication nothing. */
const filePosts = () => {
  own ??= builtPosts()
  return own
}

const minutesKnown = new WeakMap<PostText, number>()
function minutesOf(text: PostText): number {
  const known = minutesKnown.get(text) ?? readingMinutes(fromMarkdown(text.body))
  minutesKnown.set(text, known)
  return known
}

/** Live posts of a language, newest first. */
export function postHeads(language: Language): PostHead[] {
  return remembered(`posts ${language}`, () => {
    const other: Language = language === 'en' ? 'es' : 'en'
    const [own, pairs] = [liveOf(language), new Set(liveOf(other).keys())]
    return [...own]
      .map(([id, { text, minutes }]): PostHead => {
        const { body: _, ...head } = text
        return {
          id,
          language,
          path: pathOf('blog.post', language, { slug: head.slug }),
          text: head,
          minutes,
          published: head.published ?? '',
          hasPair: pairs.has(id),
        }
      })
      .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id))
  })
}

function liveOf(language: Language): Map<string, PublishedPost & Pick<PostHead, 'minutes'>> {
  const live = new Map<string, PublishedPost & Pick<PostHead, 'minutes'>>()
  for (const [id, texts] of filePosts()) {
    const text = texts[language]
    if (text) live.set(id, { ...filled(builtPost(text), language), minutes: minutesOf(text) })
  }
  for (const [key, post] of published().posts(language)) {
    const id = key.slice(0, -`/${language}`.length)
    if (post.state === 'live' && post.kind === 'post')
      live.set(id, { ...filled(post, language), minutes: minutesOf(post.text) })
    else live.delete(id)
  }
  return live
}

const builtPost = (text: PostText): PublishedPost => ({
  state: 'live',
  kind: 'post',
  version: 1,
  formerSlugs: [],
  text,
  pictures: {},
  facts: {},
})

/** Both addresses of every post, without the slash before them: /latest-blogs shows the same page and names the other as the true one. */
export function postPaths(): string[] {
  return languages.flatMap((language) =>
    [...liveOf(language).values()].flatMap(({ text: { slug } }) =>
      (['blog.post', 'latest-blogs.post'] as const).map((route) => pathOf(route, language, { slug }).slice(1)),
    ),
  )
}

/** The post at an address; undefined when there is none. */
export function postAt(slug: string, language: Language): PostPage | undefined {
  const at = placeOf(slug, language)
  const post = at && postOf(at.id, language)
  return post && { id: at.id, language, post, paths: at.paths }
}

function postOf(id: string, language: Language): PublishedPost | undefined {
  const shown = published().post(`${id}/${language}`)
  if (shown) return filled(shown, language)
  const text = filePosts().get(id)?.[language]
  return text && filled(builtPost(text), language)
}

/** Figures in title, summary and corrections are their values, as in the text. */
function filled(post: PublishedPost, language: Language): PublishedPost {
  const { text } = post
  const words = (one: string) => withFigures(one, language).text
  const corrections = text.corrections.map(({ on, text: what }) => ({ on, text: words(what) }))
  return { ...post, text: { ...text, title: words(text.title), summary: words(text.summary), corrections } }
}

/** True when the build drew the social picture of this very heading. */
export function hasOwnPicture({ id, language, post }: PostPage): boolean {
  const text = filePosts().get(id)?.[language]
  return text?.slug === post.text.slug && filled(builtPost(text), language).text.title === post.text.title
}

/** Which post has an address, and where its pair is. */
function placeOf(slug: string, language: Language): Pick<PostPage, 'id' | 'paths'> | undefined {
  const found = partOf(`post-at/${language}/${slug}`, () => placeAt(slug, language))
  return found ?? undefined
}

function placeAt(slug: string, language: Language): Pick<PostPage, 'id' | 'paths'> | null {
  const own = postHeads(language).find(({ text }) => text.slug === slug)
  if (!own) return null
  const other: Language = language === 'en' ? 'es' : 'en'
  const pair = postHeads(other).find(({ id }) => id === own.id)
  return { id: own.id, paths: { [language]: own.path, ...(pair ? { [other]: pair.path } : {}) } }
}

/** A part of what is published that pages of posts read, by its name. Throws for a name of nobody. */
export function postPart(name: string): unknown {
  const [kind, language, of = ''] = name.split('/')
  if (language !== 'en' && language !== 'es') throw new Error(`no such part: ${name}`)
  if (kind === 'post-at') return placeAt(of, language)
  if (kind === 'related') return chosenNext(of, language)
  throw new Error(`no such part: ${name}`)
}

/** Three to read next: of the same subject first, then what shares most tags, then the newest. */
export function relatedPosts(id: string, language: Language): PostHead[] {
  return partOf(`related/${language}/${id}`, () => chosenNext(id, language))
}

function chosenNext(id: string, language: Language): PostHead[] {
  const all = postHeads(language)
  const own = all.find((one) => one.id === id)
  const score = ({ text }: PostHead) =>
    (text.subject && text.subject === own?.text.subject ? 10 : 0) +
    text.tags.filter((tag) => own?.text.tags.includes(tag)).length
  return all
    .filter((one) => one.id !== id)
    .map((one, at) => ({ one, at, score: score(one) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, 3)
    .map(({ one }) => one)
}
