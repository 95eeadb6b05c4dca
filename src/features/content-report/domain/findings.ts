import {
  descriptionMaxCharacters,
  descriptionMinCharacters,
  fewestRelated,
  fewestWords,
  hasWordFloor,
  titleMaxCharacters,
} from './limits.ts'

/** What is wrong on the pages themselves, whatever search engines think: heads too long or too short, the same head twice, thin texts, dead ends. */

export const findingKinds = [
  'title-long',
  'title-twice',
  'description-short',
  'description-long',
  'description-twice',
  'words-few',
  'related-few',
  'no-way-in',
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding<Page> {
  kind: FindingKind
  page: Page
  /** Characters, words or links counted, as the kind says; absent for what is there twice. */
  counted?: number
  /** Path of the other page with the same head. */
  sameAs?: string
}

interface CheckedPage {
  kind: string
  language: string
  path: string
  file: string | null
  title: string
  description: string
  words: number | null
  related: readonly string[]
  linkedFrom: number
}

/** Every finding, in the order of `findingKinds`, then of the pages. Links are looked at only where a text holds them; the footer leads to the legal pages. */
export function findingsOf<Page extends CheckedPage>(pages: readonly Page[]): Finding<Page>[] {
  const found = [
    ...pages.flatMap((page) => ownFindings(page)),
    ...repeated(pages, 'title-twice', ({ title }) => title),
    ...repeated(pages, 'description-twice', ({ description }) => description),
  ]
  return found.sort((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
}

function ownFindings<Page extends CheckedPage>(page: Page): Finding<Page>[] {
  const { title, description, words, related, linkedFrom, file, kind } = page
  const found: Finding<Page>[] = []
  const add = (name: FindingKind, counted: number) => found.push({ kind: name, page, counted })
  if (title.length > titleMaxCharacters) add('title-long', title.length)
  if (description.length < descriptionMinCharacters) add('description-short', description.length)
  if (description.length > descriptionMaxCharacters) add('description-long', description.length)
  if (words !== null && hasWordFloor(kind) && words < fewestWords) add('words-few', words)
  if (file !== null && kind !== 'legal') {
    if (related.length < fewestRelated) add('related-few', related.length)
    if (linkedFrom === 0) add('no-way-in', 0)
  }
  return found
}

/** Pages of one language that say the same; each names the first of them, the first names the second. */
function repeated<Page extends CheckedPage>(
  pages: readonly Page[],
  kind: FindingKind,
  said: (page: Page) => string,
): Finding<Page>[] {
  const groups = Map.groupBy(pages, (page) => `${page.language} ${said(page).toLowerCase()}`)
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group
    if (!first || !second) return []
    return group.map((page) => ({ kind, page, sameAs: page === first ? second.path : first.path }))
  })
}
