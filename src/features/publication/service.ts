import { audit } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { nameOf, type PublishedVersion, type Versions, withVersion } from './domain/versions.ts'
import * as repo from './repo.ts'
import { type Subject, subjectOf } from './subjects.ts'
import { publicationText } from './text/text.ts'

/** A page whose words a publication changes. */
export interface ChangedPage {
  path: string
  sentences: { old: string; new: string }[]
}

/** Pages that are made and not shown yet. */
export interface PreparedPages {
  /** Those whose bytes are others. */
  changed: readonly string[]
  /** Shows them from the next request on, all at once. */
  show(): void
  /** Forgets them. */
  drop(): void
  /** As another process of the same build may show them, part by part. */
  parts(): Iterable<Uint8Array>
}

/** What shows the published. */
export interface ShownSite {
  /** Which build its pages belong to. */
  build: string
  /** What its pages, the API and the calculators go by. */
  readonly versions: Versions
  /** Makes the pages that differ. Throws the problem `page_breaks` when one cannot be made. */
  prepare(next: Versions): Promise<PreparedPages>
  /** Takes pages that another process made, part by part; undefined when there are none or they are not whole. */
  take(next: Versions, partOf: (part: number) => Promise<Uint8Array | undefined>): Promise<PreparedPages | undefined>
  preview(next: Versions): Promise<ChangedPage[]>
  /** Gets ready to make pages: somebody is about to change something. */
  getReady(): void
  /** What `noteShown` was given last, also before a restart. */
  readonly notes: ShownNotes
  noteShown(notes: ShownNotes): void
}

/** By subject: which version is shown, on how many pages it changed something, and since when (ISO 8601). */
export type ShownNotes = Readonly<Record<string, { version: number; pages: number; since: string }>>

/** Where a subject is seen. */
export interface ShownSubject extends PublishedVersion {
  /** How many pages its newest version changed; null when this process has not counted. */
  pages: number | null
  /** Since when this process shows it. */
  shownSince: string | null
}

interface Options {
  subjects: readonly Subject[]
  site: ShownSite
  /** Other processes may show the same: the pages made here are kept for them. */
  hasOthers: boolean
  log: Log
}

interface PublishRequest {
  subject: string
  value: unknown
  /** The version that the change started from; left out, the newest. */
  basedOnVersion?: number | undefined
  /** Null is nobody of the staff: a program. */
  by: { id: string | null; name: string }
  language: Language
}

/** Pages that broke are not tried again at every look into the database, but after this, whether or not anything looks. */
const retryMillis = 60_000

/**
 * The one store of what is published. A publication makes its pages first, then adds the version in one transaction, then shows the pages: what fails
 * before the version is there leaves everything as it was, and what fails after it is made up for. Everybody else follows the store.
 */
export class Publications {
  readonly #o: Options
  #shown: ShownNotes
  #inTurn: Promise<unknown> = Promise.resolve()
  #failed = { name: '', until: 0 }
  #retry: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#o = options
    this.#shown = options.site.notes
  }

  /** The newest version of a subject that this process shows; undefined for version 0. */
  current(subject: string): PublishedVersion | undefined {
    return this.#o.site.versions[subject]
  }

  get subjects(): readonly Subject[] {
    return this.#o.subjects
  }

  /** Somebody of the staff looks at what is published, to change it: what pages are made with is loaded meanwhile. */
  expectChange(): void {
    this.#o.site.getReady()
  }

  shown(): ShownSubject[] {
    return Object.values(this.#o.site.versions).map((version) => {
      const shown = this.#shown[version.subject]
      const isThis = shown?.version === version.version
      return { ...version, pages: isThis ? shown.pages : null, shownSince: isThis ? shown.since : null }
    })
  }

  /** The kind of a subject. Problem: 404 not_found. */
  subject(name: string): Subject {
    const found = subjectOf(this.#o.subjects, name)
    if (!found) throw new Problem(404, 'not_found')
    return found
  }

  history(db: Database, subject: string): Promise<PublishedVersion[]> {
    return repo.versionsOf(db, subject)
  }

  /** Shows what others have published since; at the start, and whenever something says that there may be something. */
  follow(db: Database): Promise<void> {
    return this.#next(() => this.#follow(db))
  }

  /** What publishing would change. Problems as `publish`. */
  async preview(db: Database, request: Omit<PublishRequest, 'by'>): Promise<ChangedPage[]> {
    return this.#next(async () => {
      await this.#follow(db, true)
      return this.#o.site.preview(this.#candidate({ ...request, by: { id: null, name: '' } }).versions)
    })
  }

  /**
   * Without `shownSince` the version is published and this process could not show it yet: it tries again by itself. Problems: 404 not_found;
   * 409 changed_meanwhile, with who, when and what; 422 invalid_fields, page_breaks; 503 busy.
   */
  async publish(db: Database, request: PublishRequest): Promise<ShownSubject> {
    return this.#next(async () => {
      await this.#follow(db, true)
      const { subject, basedOnVersion } = request
      const before = this.current(subject)
      if (basedOnVersion !== undefined && basedOnVersion !== (before?.version ?? 0))
        throw this.#changedMeanwhile(request, await repo.findVersion(db, subject, basedOnVersion))
      const { next, versions } = this.#candidate(request)
      const { site, hasOthers } = this.#o
      const prepared = await site.prepare(versions)
      let kept: PublishedVersion | undefined
      try {
        kept = await db.transaction(async (tx) => {
          const row = await repo.insertVersion(tx, next)
          if (!row) return undefined
          if (this.subject(subject).isFeed) await repo.removeOldVersions(tx, subject, next.version)
          else await audit(tx, request.by.id, `published ${next.subject}`, String(next.version))
          if (hasOthers) {
            await repo.keepPages(tx, site.build, nameOf(versions), prepared.parts())
            await repo.notifyOthers(tx)
          }
          return row
        })
      } catch (error) {
        prepared.drop()
        throw error
      }
      if (!kept) {
        prepared.drop()
        await this.#follow(db, true)
        throw this.#changedMeanwhile(request, before)
      }
      try {
        prepared.show()
      } catch (err) {
        // It is published: to say that it failed would have it published twice.
        this.#notShown(db, nameOf(versions), err)
        prepared.drop()
        return { ...kept, pages: null, shownSince: null }
      }
      this.#noteShown(kept, prepared.changed.length)
      return { ...kept, pages: prepared.changed.length, shownSince: this.#shown[kept.subject]?.since ?? null }
    })
  }

  #candidate(request: PublishRequest) {
    const { subject, value, by, language } = request
    const before = this.current(subject)
    const version = (before?.version ?? 0) + 1
    const checked = this.subject(subject).check(value, before?.value, version, language)
    const next = { subject, version, value: checked, publishedBy: by.name }
    return {
      next,
      versions: withVersion(this.#o.site.versions, { ...next, publishedAt: new Date().toISOString() }),
    }
  }

  /** Says who published what since; `before` is the version that the slower one started from, undefined for version 0. */
  #changedMeanwhile({ subject, language }: PublishRequest, before: PublishedVersion | undefined): Problem {
    const now = this.current(subject)
    if (!now) return new Problem(409, 'changed_meanwhile')
    const what = this.subject(subject).difference(before?.value, now.value)
    const field: ProblemField = {
      field: 'basedOnVersion',
      code: 'changed_meanwhile',
      message: publicationText[language].changedBy(
        now.publishedBy,
        formatInstant(now.publishedAt, language),
        now.version,
        what,
      ),
    }
    return new Problem(409, 'changed_meanwhile', { fields: [field] })
  }

  /** `isAsked` tries at once what broke a moment ago: it has rested, or somebody wants to build on it. */
  async #follow(db: Database, isAsked = false): Promise<void> {
    const { site, hasOthers, log } = this.#o
    const numbers = await repo.newestNumbers(db)
    let next = site.versions
    for (const [subject, version] of numbers) {
      if (next[subject]?.version === version) continue
      const row = await repo.findVersion(db, subject, version)
      if (row) next = withVersion(next, row)
    }
    const name = nameOf(next)
    const isResting = !isAsked && this.#failed.name === name && Date.now() < this.#failed.until
    if (next === site.versions || isResting) return
    let prepared: PreparedPages | undefined
    try {
      const partOf = (part: number) => repo.findPagesPart(db, site.build, name, part)
      const taken = hasOthers ? await site.take(next, partOf) : undefined
      prepared = taken ?? (await site.prepare(next))
      const fresh = Object.values(next).filter(({ subject, version }) => this.current(subject)?.version !== version)
      prepared.show()
      for (const version of fresh) this.#noteShown(version, prepared.changed.length)
      log.info({ versions: name, pages: prepared.changed.length }, 'what is published is shown')
    } catch (err) {
      // The pages before stay: the one who published saw no page break, so this is a matter of this process or its release.
      this.#notShown(db, name, err)
      prepared?.drop()
    }
  }

  #notShown(db: Database, name: string, err: unknown): void {
    const { log } = this.#o
    log.error({ err, versions: name }, 'what is published could not be shown')
    this.#failed = { name, until: Date.now() + retryMillis }
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#next(() => this.#follow(db, true)).catch((reason) =>
        log.warn({ err: reason }, 'could not look for publications'),
      )
    }, retryMillis).unref()
  }

  #noteShown({ subject, version }: PublishedVersion, pages: number): void {
    this.#shown = { ...this.#shown, [subject]: { version, pages, since: new Date().toISOString() } }
    this.#o.site.noteShown(this.#shown)
  }

  /** One after another: what is checked against the newest stays the newest until it is shown. */
  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#inTurn.then(work)
    this.#inTurn = done.catch(() => undefined)
    return done
  }
}
