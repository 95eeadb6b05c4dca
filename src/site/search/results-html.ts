import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { type FoundPage, type IndexedPage, type PageIndex, pageKinds, plain } from './page-index.ts'
import { meantPath, type Spelling } from './spelling.ts'
import { searchText } from './text.ts'

/** The lists of search and not-found page, as markup. Of what was asked an address alone is ever part of it, when it is within two letters of ours. */

/** So many pages of one kind are shown. */
const mostOfKind = 6
/** So many pages of the other language stand below the results. */
const mostOfOther = 2
/** So many pages stand below the one that an address meant. */
const mostClose = 4

/** What answers a visitor's words: the best first, then by kind, last the other language. */
export function searchResults(index: PageIndex, query: string, language: Language): string {
  const text = searchText(language)
  if (query.trim() === '') return ''
  const found = distinct(index.find(query, language))
  const [best] = found
  if (!best) return `<p role="status">${text.nothing}</p>`
  const other = index.find(query, language === 'en' ? 'es' : 'en', mostOfOther)
  const groups = [...pageKinds]
    .sort((a, b) => Number(b === best.kind) - Number(a === best.kind))
    .map((kind) => ({ kind, pages: found.filter((page) => page !== best && page.kind === kind).slice(0, mostOfKind) }))
  const shown = 1 + groups.reduce((sum, { pages }) => sum + pages.length, 0)
  const priced = new Set([best.job])
  return [
    // The browser says what was asked (asked-words.client.ts).
    `<p class="sm mut" role="status">${text.found(shown, `<b data-asked="${text.asked}"></b>`)}</p>`,
    best.kind === 'emergency'
      ? `<p class="note bad">${text.emergency} <a href="${escaped(pathOf('emergency', language))}">${text.whatToDo}</a></p>`
      : '',
    bestOf(best, text.best, language),
    ...groups.map(({ kind, pages }) => groupOf(text.kinds[kind], pages, language, priced)),
    groupOf(text.other, other, language, priced),
  ].join('')
}

/** One page of a job in a town: its other pages are a step away, and tell nothing apart in a list. */
function distinct(pages: readonly FoundPage[]): FoundPage[] {
  const seen = new Set<string>()
  return pages.filter(({ kind, job, path }) => {
    if (kind !== 'place' || job === undefined) return true
    const key = `${job} ${towns.find((town) => path.includes(town))}`
    return !seen.has(key) && seen.add(key)
  })
}

/** What a mistyped address may have meant: `meant` is the one page when there can be little doubt, `close` what else is near. */
export function nearPages(
  index: PageIndex,
  listed: readonly IndexedPage[],
  path: string,
  language: Language,
): { meant: string; close: string } {
  const text = searchText(language)
  const own = listed.filter((page) => page.language === language)
  const bare = language === 'es' ? path.replace(/^\/es(?=\/|$)/, '') : path
  const meant = meantPath(
    bare,
    own.map((page) => page.path.replace(/^\/es(?=\/|$)/, '')),
  )
  const page = meant && own.find((one) => one.path.endsWith(meant.path))
  // Each about something else than the page that was meant and than each other.
  const about = new Set(page ? [page.job] : [])
  const close = index
    .closest(path, language, 40)
    .filter(({ path: other, job }) => other !== page?.path && !about.has(job) && about.add(job))
    .slice(0, mostClose)
    .map((other) => ({ ...other, words: [] }))
  const services = `<p class="nf-all"><a class="tl" href="${escaped(pathOf('services', language))}">${text.allServices}</a></p>`
  return {
    meant:
      meant && page
        ? `<p class="lede">${text.youAsked(`<b>${escaped(path)}</b>`, meant.edits)}</p>${plateOf(meant)}${bestOf(page, text.nextDoor, language, text.goThere)}`
        : '',
    close:
      close.length > 0
        ? `<h2 class="h4">${page ? text.alsoClose : text.closest}</h2>${listOf(close, language, new Set([page?.job]))}${page ? services : ''}`
        : '',
  }
}

/** House-number tiles with the letters of the right address; those that were wrong are the sunny ones. */
function plateOf({ parts }: Spelling): string {
  const words = parts.map((part) =>
    part.map(({ letter, isMended }) => `<span${isMended ? ' class="new"' : ''}>${escaped(letter)}</span>`).join(''),
  )
  return `<p class="plate" aria-hidden="true">${words.map((word) => `<b>${word}</b>`).join('')}</p>`
}

function bestOf(page: IndexedPage, says: string, language: Language, go?: string): string {
  const { seePrice, guidePrice } = searchText(language)
  const { price: amount = '', job = '' } = page
  const price =
    amount === ''
      ? ''
      : `<p class="num n2"><small>${guidePrice}</small> ${escaped(amount)} <small>${escaped(job)}</small></p>`
  const button = go
    ? `<a class="btn" href="${escaped(page.path)}">${go}</a>`
    : page.price === undefined
      ? ''
      : `<a class="btn" href="${escaped(pathOf('quote', language))}">${seePrice}</a>`
  return `<section class="search-best"><div><p class="sm mut">${says}</p><h2><a href="${escaped(page.path)}">${escaped(page.label)}</a></h2><p class="mut">${escaped(page.description)}</p></div><div class="row">${price}${button}</div></section>`
}

function groupOf(heading: string, pages: readonly FoundPage[], language: Language, priced: Set<unknown>): string {
  return pages.length === 0
    ? ''
    : `<section class="res"><h2>${heading} <small class="mut">${pages.length}</small></h2>${listOf(pages, language, priced)}</section>`
}

/** Rows of pages; a job's price stands on the first that names it. */
function listOf(pages: readonly FoundPage[], language: Language, priced: Set<unknown>): string {
  const { withVat } = searchText(language)
  const rows = pages.map((page) => {
    const isNew = page.price !== undefined && page.language === language && !priced.has(page.job)
    const price = isNew ? `<span class="num">${escaped(page.price ?? '')} <small>${withVat}</small></span>` : ''
    if (isNew) priced.add(page.job)
    const other = page.language === language ? '' : ` lang="${page.language}" hreflang="${page.language}"`
    return `<li><a href="${escaped(page.path)}"${other}><span><b>${marked(page.label, page)}</b><small>${marked(page.description, page)}</small></span>${price}</a></li>`
  })
  return `<ul class="search-list">${rows.join('')}</ul>`
}

/** A text of ours with the words that answer marked; each piece of it is escaped by itself. */
function marked(text: string, { words }: FoundPage): string {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece) => (words.includes(plain(piece)) ? `<mark>${escaped(piece)}</mark>` : escaped(piece)))
    .join('')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
