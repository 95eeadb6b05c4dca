import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { type IndexedPage, type PageIndex, pageKinds } from './page-index.ts'
import { meantPath, type Spelling } from './spelling.ts'
import { searchText } from './text.ts'

/** The lists of search and not-found page, as markup. Nothing of what was asked is ever part of it. */

/** So many pages of one kind are shown. */
const mostOfKind = 6
/** So many pages of the other language stand below the results. */
const mostOfOther = 2

/** What answers a visitor's words: the best first, then by kind, last the other language. */
export function searchResults(index: PageIndex, query: string, language: Language): string {
  const text = searchText(language)
  if (query.trim() === '') return ''
  const found = index.find(query, language)
  const [best] = found
  if (!best) return `<p role="status">${text.nothing}</p>`
  const other = index.find(query, language === 'en' ? 'es' : 'en', mostOfOther)
  const groups = [...pageKinds]
    .sort((a, b) => Number(b === best.kind) - Number(a === best.kind))
    .map((kind) => ({ kind, pages: found.filter((page) => page !== best && page.kind === kind).slice(0, mostOfKind) }))
  const shown = 1 + groups.reduce((sum, { pages }) => sum + pages.length, 0)
  return [
    `<p class="sm mut" role="status">${text.found(shown)}</p>`,
    best.kind === 'emergency'
      ? `<p class="note bad">${text.emergency} <a href="${escaped(pathOf('emergency', language))}">${text.whatToDo}</a></p>`
      : '',
    bestOf(best, text.best, language),
    ...groups.map(({ kind, pages }) => groupOf(text.kinds[kind], pages, language)),
    groupOf(text.other, other, language),
  ].join('')
}

/** What a mistyped address may have meant: the one page when there can be little doubt, and what else is close. */
export function nearPages(index: PageIndex, listed: readonly IndexedPage[], path: string, language: Language): string {
  const text = searchText(language)
  const own = listed.filter((page) => page.language === language)
  const bare = language === 'es' ? path.replace(/^\/es(?=\/|$)/, '') : path
  const meant = meantPath(
    bare,
    own.map((page) => page.path.replace(/^\/es(?=\/|$)/, '')),
  )
  const page = meant && own.find((one) => one.path.endsWith(meant.path))
  const close = index.closest(path, language).filter((one) => one !== page)
  return [
    meant && page ? plateOf(meant) + bestOf(page, text.nextDoor, language, text.goThere) : '',
    close.length > 0 ? `<h2 class="h4">${text.closest}</h2>${listOf(close, language)}` : '',
  ].join('')
}

/** House-number tiles with the letters of the right address; those that were wrong are the sunny ones. */
function plateOf({ parts }: Spelling): string {
  const words = parts.map((part) =>
    part.map(({ letter, isMended }) => `<span${isMended ? ' class="new"' : ''}>${escaped(letter)}</span>`).join(''),
  )
  return `<p class="plate" aria-hidden="true">${words.map((word) => `<b>${word}</b>`).join('')}</p>`
}

function bestOf(page: IndexedPage, says: string, language: Language, go?: string): string {
  const { seePrice } = searchText(language)
  const price = page.price === undefined ? '' : `<p class="num n2">${priceOf(page, language)}</p>`
  const button = go
    ? `<a class="btn" href="${escaped(page.path)}">${go}</a>`
    : page.price === undefined
      ? ''
      : `<a class="btn" href="${escaped(pathOf('quote', language))}">${seePrice}</a>`
  return `<section class="best"><div><p class="sm mut">${says}</p><h2><a href="${escaped(page.path)}">${escaped(page.label)}</a></h2><p class="mut">${escaped(page.description)}</p></div><div class="row">${price}${button}</div></section>`
}

function groupOf(heading: string, pages: readonly IndexedPage[], language: Language): string {
  return pages.length === 0
    ? ''
    : `<section class="res"><h2>${heading} <small class="mut">${pages.length}</small></h2>${listOf(pages, language)}</section>`
}

function listOf(pages: readonly IndexedPage[], language: Language): string {
  const rows = pages.map((page) => {
    const price = page.price === undefined ? '' : `<span class="num">${priceOf(page, page.language)}</span>`
    const other = page.language === language ? '' : ` lang="${page.language}" hreflang="${page.language}"`
    return `<li><a href="${escaped(page.path)}"${other}><span><b>${escaped(page.label)}</b><small>${escaped(page.description)}</small></span>${price}</a></li>`
  })
  return `<ul class="found">${rows.join('')}</ul>`
}

const priceOf = ({ price = '', job = '' }: IndexedPage, language: Language) =>
  `<small>${searchText(language).guidePrice}</small> ${escaped(price)} <small>${escaped(job)}</small>`

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
