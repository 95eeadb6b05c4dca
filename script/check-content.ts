import '#src/shared/engine/engine.ts'
import { readFileSync } from 'node:fs'
import { cleanMarkdown } from '#src/features/content/format/markdown.ts'
import { fewestWords, hasWordFloor } from '#src/features/content-report/domain/limits.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { builtPosts } from '#src/site/blog/posts.ts'
import { bareFigures } from '#src/site/content/bare-figures.ts'
import { factSource, figureFacts } from '#src/site/content/figure-facts.ts'
import { withFigures } from '#src/site/content/figure-text.ts'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { type PageWords, pageWords, wordedPages } from '#src/site/content/page-words.ts'
import { floorClaims } from '#src/site/content/price-claims.ts'
import { sharedShare, shinglesOf } from '#src/site/content/shingles.ts'
import { plainText, wordCount } from '#src/site/content/word-count.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { routes } from '#src/site/routes.ts'

/**
 * Reads every page of content/ as the build will, and says what is wrong: head, lengths, figures, blocks, links, words too few, pages that
 * say the same, and figures that nobody named. `node script/check-content.ts [id ...]` looks at some pages only (still against all others).
 */

const mostShared = 0.25
readOutsidePages(versionZero(madridDate(new Date())))

const wanted = process.argv.slice(2)
const troubles: string[] = []
const pages: { words: PageWords; count: number; shingles: Set<string> }[] = []
const titles = new Map<string, string>()

for (const id of wordedPages())
  for (const language of ['en', 'es'] as const) {
    try {
      const words = pageWords(id, language)
      const sections = sectionsOf(words.body, language)
      pages.push({ words, count: wordCount(sections), shingles: shinglesOf(plainText(sections)) })
      for (const key of words.sources) factSource(key)
      for (const other of words.related)
        if (!routes.some((route) => route.id === other)) throw new Error(`related: ${other} is no page`)
      for (const value of [words.title, words.description]) {
        const at = `${language}: ${value}`
        const before = titles.get(at)
        if (before) throw new Error(`says the same as ${before}: ${value}`)
        titles.set(at, id)
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (wanted.length === 0 || wanted.includes(id))
        troubles.push(message.startsWith('content/') ? message : `content/${id}/${language}.md: ${message}`)
    }
  }

for (const id of wordedPages())
  for (const language of ['en', 'es'] as const) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    const file = `content/${id}/${language}.md`
    const content = readFileSync(file, 'utf8')
    for (const { line, text } of bareFigures(content, language))
      troubles.push(`${file}:${line}: ${text} is typed and has no name`)
    for (const { line, text } of floorClaims(content, language))
      troubles.push(`${file}:${line}: ${text} calls a guide price a floor`)
  }

if (wanted.length === 0) {
  for (const [id, texts] of builtPosts())
    for (const language of ['en', 'es'] as const) {
      const file = `content/blog/${id}/${language}.md`
      const text = texts[language]
      if (!text) {
        troubles.push(`${file} is missing`)
        continue
      }
      for (const key of text.sources) factSource(key)
      // So that no start of the site and no publication has to clean it.
      const clean = cleanMarkdown(text.body)
      if (clean !== text.body) {
        const written = text.body.split('\n')
        const line = clean.split('\n').find((one, at) => one !== written[at]) ?? 'nothing more at the end'
        troubles.push(`${file}: the content manager would write: ${line}`)
      }
      const content = readFileSync(file, 'utf8')
      for (const { line, text: bare } of bareFigures(content, language))
        troubles.push(`${file}:${line}: ${bare} is typed and has no name`)
      for (const { line, text: claim } of floorClaims(content, language))
        troubles.push(`${file}:${line}: ${claim} calls a guide price a floor`)
      try {
        sectionsOf(withFigures(text.body, language).text, language)
      } catch (error) {
        troubles.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
}

if (wanted.length === 0)
  for (const [name, { mark, value }] of figureFacts().rows)
    if (mark === 'own' && value !== undefined) troubles.push(`facts/figures: ${name} is ours and frozen`)

for (const { words, count } of pages) {
  const kind = routes.find((route) => route.id === words.id)?.kind
  if (kind && hasWordFloor(kind) && count < fewestWords && shown(words))
    troubles.push(`content/${words.id}/${words.language}.md: ${count} words, ${fewestWords} is the floor`)
}
pages.forEach((a, at) => {
  for (const b of pages.slice(at + 1)) {
    if (a.words.language !== b.words.language || !(shown(a.words) || shown(b.words))) continue
    const share = sharedShare(a.shingles, b.shingles)
    if (share > mostShared)
      troubles.push(
        `${a.words.id} and ${b.words.id} (${a.words.language}) share ${Math.round(share * 100)} % of their five-word runs`,
      )
  }
})

function shown(words: PageWords): boolean {
  return wanted.length === 0 || wanted.includes(words.id)
}

for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(`${pages.length} texts read, ${troubles.length} troubles\n`)
process.exitCode = troubles.length > 0 ? 1 : 0
