import type { Database } from '#src/shared/db/database.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import type { ListedPost, OnePost, PostList, PostSide } from './contract.ts'
import { factsIn, readingMinutes } from './domain/document.ts'
import { stateOf } from './domain/states.ts'
import { staleBlocks } from './format/alignment.ts'
import { fromMarkdown } from './format/markdown.ts'
import type { PostKind } from './format/post.ts'
import * as repo from './repo.ts'
import { type Content, otherOf, rowsOfTexts } from './service.ts'

/** What staff see of posts. */

const perPage = 50

interface Wish {
  kind?: PostKind | undefined
  q?: string | undefined
  page?: number | undefined
}

/** Fifty a page, unfinished ones first, then the newest. */
export async function listPosts(db: Database, content: Content, { kind, q = '', page = 1 }: Wish): Promise<PostList> {
  const [rows, heads, plans, approvals] = await Promise.all([
    repo.allPosts(db),
    repo.newestHeads(db),
    repo.plans(db),
    repo.approvals(db),
  ])
  const asked = new Set(approvals.filter(({ answer }) => answer === null).map((one) => `${one.postId}/${one.language}`))
  const headOf = new Map(heads.map((one) => [`${one.postId}/${one.language}`, one]))
  const planOf = new Map(plans.map((one) => [`${one.postId}/${one.language}`, one]))
  const builtOnly = [...content.builtPosts.keys()].filter((id) => !rows.some((row) => row.id === id))
  const all = [
    ...rows.map(({ id, kind: of, createdAt, createdBy }) => ({ id, kind: of, createdAt, createdBy })),
    ...builtOnly.map((id) => ({ id, kind: 'post' as const, createdAt: new Date(0), createdBy: '' })),
  ]
  const items = all.map(({ id, kind: of, createdAt, createdBy }): ListedPost => {
    const side = (language: Language): ListedPost['en'] => {
      const key = `${id}/${language}`
      const head = headOf.get(key)
      const shown = content.published(id, language)
      const state = content.side(id, language, head?.version ?? 0, planOf.get(key))
      return {
        title: head?.title ?? shown?.text.title ?? null,
        state: stateOf(state),
        version: state.version,
        liveVersion: state.liveVersion ?? null,
        url: shown?.state === 'live' ? content.urlOf(of, language, shown.text.slug) : null,
        scheduledAt: state.plan?.at ?? null,
        // Counted for the fifty that are shown.
        behind: 0,
        isAsked: asked.has(key),
        oldFacts: content.oldFacts(id, language).length,
      }
    }
    const newest = languages
      .flatMap((language) => headOf.get(`${id}/${language}`) ?? [])
      .sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())[0]
    return {
      id,
      kind: of,
      en: side('en'),
      es: side('es'),
      // A text of the project's files becomes a version when somebody first opens it: nobody has changed it.
      changedAt: (newest?.writtenBy === '' ? new Date(0) : (newest?.writtenAt ?? createdAt)).toISOString(),
      changedBy: newest?.writtenBy ?? createdBy,
    }
  })
  const words = q.trim().toLowerCase()
  const found = items.filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (words === '' || languages.some((language) => one[language].title?.toLowerCase().includes(words))),
  )
  found.sort((a, b) => Number(isFinished(a)) - Number(isFinished(b)) || (a.changedAt < b.changedAt ? 1 : -1))
  const shown = found.slice((page - 1) * perPage, page * perPage)
  return { items: await withBehind(db, shown), total: found.length }
}

/** How many blocks of each language are behind the other, by the two versions that were compared: versions never change. */
const behindOf = new Map<string, Record<Language, number>>()
const mostKnown = 5000

async function withBehind(db: Database, posts: readonly ListedPost[]): Promise<ListedPost[]> {
  const keyOf = ({ id, en, es }: ListedPost) => `${id} ${en.version} ${es.version}`
  const paired = posts.filter(({ en, es }) => en.version > 0 && es.version > 0)
  const missing = paired.filter((one) => !behindOf.has(keyOf(one)))
  if (behindOf.size + missing.length > mostKnown) behindOf.clear()
  const texts = await repo.newestTexts(
    db,
    missing.map(({ id }) => id),
  )
  for (const one of missing) {
    const [en, es] = [texts.get(`${one.id}/en`), texts.get(`${one.id}/es`)]
    if (!en || !es) continue
    const count = (language: Language, own: typeof en, other: typeof en) =>
      staleBlocks(rowsOfTexts(language, own.text.body, other.text.body), own.pairs).length
    behindOf.set(`${one.id} ${en.version} ${es.version}`, { en: count('en', en, es), es: count('es', es, en) })
  }
  return posts.map((one) => {
    const behind = behindOf.get(keyOf(one))
    return behind ? { ...one, en: { ...one.en, behind: behind.en }, es: { ...one.es, behind: behind.es } } : one
  })
}

/** Both languages are live with their newest text. */
function isFinished(post: ListedPost): boolean {
  return languages.every(
    (language) => post[language].state === 'live' && post[language].version === post[language].liveVersion,
  )
}

function approvalOf(asked: repo.Approval | undefined): PostSide['approval'] {
  if (!asked) return null
  const { version, askedBy, askedAt, answer, answeredBy, note } = asked
  return { version, by: askedBy, at: askedAt.toISOString(), answer, answeredBy, note }
}

/** Problem: 404 not_found. */
export async function onePostView(db: Database, content: Content, id: string): Promise<OnePost> {
  const { kind } = await content.row(db, id)
  const [plans, approvals, en, es, versions] = await Promise.all([
    repo.plans(db),
    repo.approvals(db),
    repo.newestVersion(db, id, 'en'),
    repo.newestVersion(db, id, 'es'),
    repo.versionsOf(db, id),
  ])
  const newest = { en, es }
  const side = (language: Language): PostSide => {
    const version = newest[language]
    const plan = plans.find((one) => one.postId === id && one.language === language)
    const shown = content.published(id, language)
    const state = content.side(id, language, version?.version ?? 0, plan)
    const rows = rowsOfTexts(language, version?.text.body ?? '', newest[otherOf(language)]?.text.body ?? '')
    const { body = '', ...head } = version?.text ?? {}
    return {
      title: version?.text.title ?? null,
      slug: version?.text.slug ?? null,
      summary: version?.text.summary ?? null,
      bodyMarkdown: version ? body : null,
      head: version ? (head as PostSide['head']) : null,
      state: stateOf(state),
      version: state.version,
      liveVersion: state.liveVersion ?? null,
      url: shown?.state === 'live' ? content.urlOf(kind, language, shown.text.slug) : null,
      scheduledAt: state.plan?.at ?? null,
      stale: staleBlocks(rows, version?.pairs ?? []),
      facts: factsIn(body),
      minutes: readingMinutes(fromMarkdown(body)),
      approval: approvalOf(approvals.find((one) => one.postId === id && one.language === language)),
      oldFacts: content.oldFacts(id, language),
      failure: plan?.failure ?? null,
    }
  }
  return {
    id,
    kind,
    en: side('en'),
    es: side('es'),
    versions: versions.map(({ language, version, title, restored, writtenBy, writtenAt }) => ({
      language,
      version,
      title,
      restored,
      by: writtenBy,
      at: writtenAt.toISOString(),
    })),
  }
}
