import { randomUUID } from 'node:crypto'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { noteApproved, refuseOwnText } from './approvals.ts'
import type { OldFact, WriteRequest } from './contract.ts'
import { mediaIn } from './domain/document.ts'
import { formerSlugs, slugOf } from './domain/slugs.ts'
import { type Move, moveSide, type Side, type State, stateOf } from './domain/states.ts'
import { pairsFor, rowsOf } from './format/alignment.ts'
import { cleanMarkdown, fromMarkdown } from './format/markdown.ts'
import type { PostKind, PostText } from './format/post.ts'
import { type PublishedPost, postSubjectName, subjectOf } from './format/published-post.ts'
import { type BuiltPosts, knownBuilt, knownPost } from './known-posts.ts'
import { picturesFor } from './media.ts'
import { type Facts, oldFactsOf, valuesOf } from './old-facts.ts'
import { changedMeanwhile, readiness, refused } from './problems.ts'
import * as repo from './repo.ts'
import { slugProblems } from './slug-problems.ts'
import { contentText } from './text/text.ts'

export interface By {
  id: string | null
  name: string
}

export interface ContentOptions {
  publications: Publications
  builtPosts: () => BuiltPosts
  urlOf: (kind: PostKind, language: Language, slug: string) => string
  /** Every figure by name, as pages print it now. */
  facts: () => Facts
  now: () => Date
  log: Log
}

/** What is written by whom, and what of it visitors see. The publication store alone says what is live. */
export class Content {
  readonly #o: ContentOptions

  constructor(options: ContentOptions) {
    this.#o = options
  }

  get builtPosts(): BuiltPosts {
    return this.#o.builtPosts()
  }

  urlOf(kind: PostKind, language: Language, slug: string): string {
    return this.#o.urlOf(kind, language, slug)
  }

  /** What visitors see, or saw last, of one language; undefined when they never saw it. */
  published(id: string, language: Language): PublishedPost | undefined {
    const shown = this.#o.publications.current(subjectOf(id, language))
    if (shown) return knownPost(shown)
    const text = this.builtPosts.get(id)?.[language]
    return text && knownBuilt(text)
  }

  side(id: string, language: Language, version: number, plan: repo.Plan | undefined): Side {
    const shown = this.published(id, language)
    return {
      version: Math.max(version, shown ? 1 : 0),
      wasLive: shown !== undefined,
      ...(shown?.state === 'live' ? { liveVersion: shown.version } : {}),
      ...(plan ? { plan: { version: plan.version, at: plan.publishAt.toISOString() } } : {}),
    }
  }

  async create(db: Database, kind: PostKind, by: By): Promise<string> {
    const id = randomUUID()
    await repo.insertPost(db, { id, kind, createdBy: by.name })
    return id
  }

  /** The row of a post; one of the project's files gets its rows here. Problem: 404 not_found. */
  async row(db: Database, id: string): Promise<repo.Post> {
    const row = await repo.findPost(db, id)
    if (row) return row
    const built = this.builtPosts.get(id)
    if (!built) throw new Problem(404, 'not_found')
    await db.transaction(async (tx) => {
      await repo.insertPost(tx, { id, kind: 'post', createdBy: '' })
      for (const language of languages) {
        const text = built[language]
        if (!text) continue
        const pairs = pairsFor(rowsOfTexts(language, text.body, built[otherOf(language)]?.body ?? ''), [], new Set())
        await repo.insertVersion(tx, { postId: id, language, version: 1, text, pairs, writtenBy: '' })
      }
    })
    return (await repo.findPost(db, id)) ?? { id, kind: 'post', createdBy: '', createdAt: this.#o.now() }
  }

  /** Saves a text. Problems: 404 not_found; 409 changed_meanwhile, with who and when; 422 invalid_fields. */
  async write(db: Database, id: string, language: Language, request: WriteRequest, by: By, speaks: Language) {
    await this.row(db, id)
    const before = await repo.newestVersion(db, id, language)
    const { basedOnVersion = 0, bodyMarkdown, confirmed = [], slug: wished, ...head } = request
    if (basedOnVersion !== (before?.version ?? 0)) throw changedMeanwhile(before, speaks)
    const slug = wished ?? before?.text.slug ?? slugOf(head.title)
    const fields = await slugProblems(db, this, this.#o.publications, { id, language, slug }, speaks)
    if (fields.length > 0) throw new Problem(422, 'invalid_fields', { fields })
    const kept = before
      ? without(before.text, ['body', 'title', 'slug', 'summary'])
      : { tags: [], sources: [], corrections: [] }
    const text: PostText = { ...kept, ...head, slug, body: cleanMarkdown(bodyMarkdown) }
    const other = await repo.newestVersion(db, id, otherOf(language))
    const rows = rowsOfTexts(language, text.body, other?.text.body ?? '')
    const pairs = pairsFor(rows, before?.pairs ?? [], new Set(confirmed))
    return this.#keep(
      db,
      { postId: id, language, version: basedOnVersion + 1, text, pairs, writtenBy: by.name },
      speaks,
    )
  }

  /** Brings an old text back as the newest one. Problems as of `write`. */
  async restore(db: Database, id: string, language: Language, version: number, by: By, speaks: Language) {
    await this.row(db, id)
    const [old, newest] = await Promise.all([
      repo.findVersion(db, id, language, version),
      repo.newestVersion(db, id, language),
    ])
    if (!old || !newest) throw new Problem(404, 'not_found')
    const { text, pairs } = old
    const row = {
      postId: id,
      language,
      version: newest.version + 1,
      text,
      pairs,
      restored: version,
      writtenBy: by.name,
    }
    await this.#keep(db, row, speaks)
    return this.#answer(db, id, language)
  }

  /**
   * Shows a text to visitors, the newest unless said. Resolves when this process shows it. Problems: 404 not_found; 422 invalid_fields for what is
   * not ready, page_breaks; 503 busy.
   */
  async publish(db: Database, id: string, language: Language, by: By, speaks: Language, wished?: number) {
    await this.#refuseOwn(db, id, language, by, speaks, wished)
    const value = await this.candidate(db, id, language, speaks, wished)
    const fields = readiness(value.kind, value.text, speaks)
    if (fields.length > 0) throw new Problem(422, 'invalid_fields', { fields })
    await this.#o.publications.publish(db, { subject: subjectOf(id, language), value, by, language: speaks })
    await repo.removePlan(db, id, language)
    await noteApproved(db, id, language, by, this.#o.now())
    return this.#answer(db, id, language)
  }

  /** What a publication would show. Problems: 404 not_found; 409 without a text; 422 for pictures that are gone or not described. */
  async candidate(
    db: Database,
    id: string,
    language: Language,
    speaks: Language,
    wished?: number,
  ): Promise<PublishedPost> {
    const { kind } = await this.row(db, id)
    const move: Move = { type: 'publish', ...(wished ? { version: wished } : {}) }
    const { text, version } = await this.#versionFor(db, id, language, move, speaks)
    const shown = [...mediaIn(text.body), text.project?.before, text.project?.after]
    const pictures = await picturesFor(db, shown, language, speaks)
    const before = this.published(id, language)
    const post: PublishedPost = {
      state: 'live',
      kind,
      version,
      formerSlugs: formerSlugs(before && { slug: before.text.slug, formerSlugs: before.formerSlugs }, text.slug),
      text: { ...text, published: before?.text.published ?? text.published ?? this.#today(), reviewed: this.#today() },
      pictures,
      facts: {},
    }
    return { ...post, facts: valuesOf(post, language, this.#o.facts()) }
  }

  /** Figures of what visitors see that have changed or run out since it was published. */
  oldFacts(id: string, language: Language): OldFact[] {
    const shown = this.published(id, language)
    return shown?.state === 'live' ? oldFactsOf(shown, language, this.#o.facts()) : []
  }

  /** Takes a text from visitors; its address then leads nowhere. Problems: 404 not_found, 409 not_live. */
  async unpublish(db: Database, id: string, language: Language, by: By, speaks: Language) {
    await this.row(db, id)
    const before = this.published(id, language)
    if (before?.state !== 'live') throw refused('not_live', speaks)
    const value: PublishedPost = { ...before, state: 'retired' }
    await this.#o.publications.publish(db, { subject: subjectOf(id, language), value, by, language: speaks })
    await repo.removePlan(db, id, language)
    return this.#answer(db, id, language)
  }

  /** Plans a publication. Problem: 422 when the time is over. */
  async schedule(db: Database, id: string, language: Language, at: string, by: By, speaks: Language, wished?: number) {
    await this.row(db, id)
    const publishAt = new Date(at)
    if (publishAt.getTime() <= this.#o.now().getTime())
      throw new Problem(422, 'invalid_fields', {
        fields: [{ field: 'at', code: 'in_the_past', message: contentText[speaks].inThePast }],
      })
    await this.#refuseOwn(db, id, language, by, speaks, wished)
    const move: Move = { type: 'schedule', at, ...(wished ? { version: wished } : {}) }
    const { version } = await this.#versionFor(db, id, language, move, speaks)
    await repo.putPlan(db, { postId: id, language, version, publishAt, plannedBy: by.name })
    return this.#answer(db, id, language)
  }

  /** Takes offers from visitors whose last day is over. */
  async retireOver(db: Database): Promise<void> {
    for (const { subject } of this.#o.publications.shown()) {
      if (!subject.startsWith(postSubjectName)) continue
      const [id = '', language = ''] = subject.slice(postSubjectName.length).split('/')
      const known = languages.find((one) => one === language)
      const shown = known && this.published(id, known)
      const isOver = shown?.state === 'live' && shown.text.until !== undefined && shown.text.until < this.#today()
      if (known && isOver) await this.unpublish(db, id, known, { id: null, name: '' }, known)
    }
  }

  /** Publishes what is due. What cannot be published says why, stays planned and is tried again after a minute. */
  async publishDue(db: Database): Promise<void> {
    for (const plan of await repo.duePlans(db, this.#o.now())) {
      const { postId, language, version, plannedBy } = plan
      try {
        await this.publish(db, postId, language, { id: null, name: plannedBy }, language, version)
      } catch (err) {
        this.#o.log.warn({ err, postId, language }, 'a planned post could not be published')
        const why =
          err instanceof Problem ? (err.fields[0]?.message ?? err.document(language).detail) : 'internal_error'
        await repo.noteFailure(db, plan, why, this.#o.now())
      }
    }
  }

  async #refuseOwn(db: Database, id: string, language: Language, by: By, speaks: Language, wished?: number) {
    const version = wished
      ? await repo.findVersion(db, id, language, wished)
      : await repo.newestVersion(db, id, language)
    if (version) await refuseOwnText(db, version, by, speaks)
  }

  async #keep(db: Database, row: Parameters<typeof repo.insertVersion>[1], speaks: Language): Promise<number> {
    if (await repo.insertVersion(db, row)) return row.version
    throw changedMeanwhile(await repo.newestVersion(db, row.postId, row.language), speaks)
  }

  async #versionFor(db: Database, id: string, language: Language, move: Move, speaks: Language): Promise<repo.Version> {
    const newest = await repo.newestVersion(db, id, language)
    const side = moveSide(this.side(id, language, newest?.version ?? 0, undefined), move)
    if (typeof side === 'string') throw refused(side, speaks)
    const wished = 'version' in move ? move.version : undefined
    const found = wished ? await repo.findVersion(db, id, language, wished) : newest
    if (!found) throw refused('nothing_written', speaks)
    return found
  }

  async #answer(db: Database, id: string, language: Language): Promise<{ state: State; url: string | null }> {
    const plan = (await repo.plans(db)).find((one) => one.postId === id && one.language === language)
    const newest = await repo.newestVersion(db, id, language)
    const shown = this.published(id, language)
    const state = stateOf(this.side(id, language, newest?.version ?? 0, plan))
    return { state, url: shown?.state === 'live' ? this.urlOf(shown.kind, language, shown.text.slug) : null }
  }

  #today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(this.#o.now())
  }
}

export const otherOf = (language: Language): Language => (language === 'en' ? 'es' : 'en')

/** Blocks of a text beside those of the other language. */
export function rowsOfTexts(language: Language, own: string, other: string) {
  const [mine, theirs] = [fromMarkdown(own), fromMarkdown(other)]
  return language === 'en' ? rowsOf('en', mine, theirs) : rowsOf('es', theirs, mine)
}

function without<Key extends keyof PostText>(text: PostText, keys: readonly Key[]): Omit<PostText, Key> {
  return Object.fromEntries(Object.entries(text).filter(([key]) => !keys.some((one) => one === key))) as Omit<
    PostText,
    Key
  >
}
