import { refusalOf, targetsOf, tidyAddress } from '#src/features/content/domain/redirects.ts'
import {
  type Banner,
  bannerSubjectName,
  type HeadWords,
  headWords,
  publishedBanner,
  redirectList,
  redirectsSubjectName,
  titleKey,
  titleSubjectName,
} from '#src/features/content/format/site-words.ts'
import { contentText } from '#src/features/content/text/text.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { AskedAddresses } from './asked.ts'
import type { SiteWords } from './contract.ts'

/** Addresses without a page that staff are shown; asked for once is a slip of somebody's finger. */
const mostMissing = 20

interface Options {
  publications: Publications
  /** Whether visitors find a page there now. */
  isPage: (path: string) => boolean
  asked: AskedAddresses
  now: () => Date
}

interface Change {
  by: { id: string | null; name: string }
  language: Language
}

/** Titles of pages, the banner and redirects, as staff see and change them. */
export class SiteWordsOfStaff {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  async get(db: Database): Promise<SiteWords> {
    const { publications, asked, isPage } = this.#o
    const banner = publications.current(bannerSubjectName)
    const { rows, version } = this.#redirects()
    const targets = targetsOf(rows)
    const counts = await asked.counts(db)
    const visits = new Map(counts.filter(({ kind }) => kind === 'moved').map(({ path, times }) => [path, times]))
    return {
      titles: publications
        .shown()
        .filter(({ subject }) => subject.startsWith(titleSubjectName))
        .map(({ subject, value, version, publishedBy, publishedAt }) => ({
          path: subject.slice(titleSubjectName.length),
          ...headWords.parse(value),
          version,
          by: publishedBy,
          at: publishedAt,
        })),
      banner: { value: banner ? publishedBanner.parse(banner.value) : null, version: banner?.version ?? 0 },
      redirects: {
        rows: rows.map((row) => ({ ...row, times: visits.get(row.from) ?? 0 })),
        version,
        missing: counts
          .filter(({ path, kind, times }) => kind === 'missing' && times > 1 && !targets.has(path) && !isPage(path))
          .slice(0, mostMissing)
          .map(({ path, times }) => ({ path, times })),
      },
    }
  }

  #redirects() {
    const redirects = this.#o.publications.current(redirectsSubjectName)
    return {
      rows: redirects ? redirectList.parse(redirects.value).rows : [],
      version: redirects?.version ?? 0,
    }
  }

  /** Problems: 409 changed_meanwhile; 422 for a path that is no page. */
  async changeTitle(db: Database, path: string, words: HeadWords, basedOnVersion: number, change: Change) {
    const { publications, isPage } = this.#o
    if (!isPage(path)) throw fieldProblem('path', 'no_page', contentText[change.language].redirect_to_nothing)
    return publications.publish(db, { subject: titleKey(path), value: words, basedOnVersion, ...change })
  }

  /** Problems: 409 changed_meanwhile; 422 for a link that leads nowhere, or dates the wrong way round. */
  async changeBanner(db: Database, value: Banner, basedOnVersion: number, change: Change) {
    const text = contentText[change.language]
    if (value.isOn) {
      if (!this.#o.isPage(value.to)) throw fieldProblem('value.to', 'no_page', text.redirect_to_nothing)
      if (value.from && value.until && value.until < value.from)
        throw fieldProblem('value.until', 'ends_before', text.endsBefore)
    }
    return this.#o.publications.publish(db, { subject: bannerSubjectName, value, basedOnVersion, ...change })
  }

  /** Adds a row; nothing is ever taken out. Problem: 422 redirect_… with the reason. */
  async addRedirect(db: Database, typed: { from: string; to: string }, change: Change) {
    const { publications, isPage, now } = this.#o
    const text = contentText[change.language]
    const [from, to] = [tidyAddress(typed.from), tidyAddress(typed.to)]
    if (from === undefined) throw fieldProblem('from', 'redirect_shape', text.redirect_shape)
    if (to === undefined) throw fieldProblem('to', 'redirect_shape', text.redirect_shape)
    const { rows, version } = this.#redirects()
    const refusal = refusalOf(rows, { from, to }, isPage)
    if (refusal)
      throw fieldProblem(
        ['redirect_shape', 'redirect_from_page'].includes(refusal) ? 'from' : 'to',
        refusal,
        text[refusal],
      )
    const row = { from, to, on: madridDate(now()), by: change.by.name }
    return publications.publish(db, {
      subject: redirectsSubjectName,
      value: { rows: [...rows, row] },
      basedOnVersion: version,
      ...change,
    })
  }
}

function fieldProblem(field: string, code: string, message: string): Problem {
  return new Problem(422, 'invalid_fields', { fields: [{ field, code, message }] })
}
