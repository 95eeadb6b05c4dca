import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { PostKind } from '#src/features/content/format/post.ts'
import { AskedAddresses, Content, type Facts, type Previewer, SiteWordsOfStaff } from '#src/features/content/public.ts'
import { isFigureOld } from '#src/features/content-report/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Reviews } from '#src/features/reviews/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { builtPosts } from '#src/site/blog/posts.ts'
import { offerPath } from '#src/site/offers/offers.ts'
import { movedAddresses } from '#src/site/published/moved.ts'
import type { Published } from '#src/site/published/published.ts'
import type * as SiteEntry from '#src/site/render/site-entry.ts'
import { pathOf } from '#src/site/routes.ts'

/** The page that shows a piece; an offer stands on the page of partnerships. */
function pageOfPost(kind: PostKind, language: Language, slug: string): string {
  if (kind === 'offer') return pathOf('partnerships', language)
  return kind === 'post' ? pathOf('blog.post', language, { slug }) : pathOf('projects.detail', language, { slug })
}

const factRows = z.array(z.object({ name: z.string(), en: z.string(), es: z.string(), asOf: z.string() }))

/** A planned publication is late by this at most, and by the time that making its pages takes. */
const lookMillis = 5000

export interface StaffContent {
  content: Content
  siteWords: SiteWordsOfStaff
  previewer: Previewer
  movedTo(path: string): string | undefined
  /** Notes an address that led to nothing. */
  missed(path: string): void
  stop(): Promise<void>
}

/** Content among the services of the main process: only here are pages made, so only here are planned posts published. */
export function startContent(o: {
  publications: Publications
  reviews: Reviews
  /** The folder of the project's own posts. */
  posts: string
  siteEntry: string
  state: () => Published
  /** Whether visitors find a page at a path now. */
  isPage: (path: string) => boolean
  /** `/facts.json` as visitors get it now. */
  factList: () => string
  /** Undefined while it is away. */
  database: () => Database | undefined
  log: Log
}): StaffContent {
  const own = builtPosts(o.posts)
  const content = new Content({
    publications: o.publications,
    builtPosts: () => own,
    urlOf: (kind, language, slug) => (kind === 'offer' ? offerPath(language, slug) : pageOfPost(kind, language, slug)),
    facts: factsNow,
    now: () => new Date(),
    log: o.log,
  })
  const asked = new AskedAddresses(() => new Date())
  const siteWords = new SiteWordsOfStaff({
    publications: o.publications,
    isPage: o.isPage,
    asked,
    now: () => new Date(),
  })
  let moved: { of: Published | undefined; to: Map<string, string> } = { of: undefined, to: new Map() }
  let facts: { of: Published | undefined; day: string; known: Facts } = { of: undefined, day: '', known: new Map() }
  function factsNow(): Facts {
    const [of, day] = [o.state(), madridDate(new Date())]
    if (facts.of !== of || facts.day !== day) {
      const rows = factRows.parse(JSON.parse(o.factList()))
      const known = rows.map(({ name, en, es, asOf }) => [name, { en, es, isExpired: isFigureOld(asOf, day) }] as const)
      facts = { of, day, known: new Map(known) }
    }
    return facts.known
  }
  let running: Promise<void> | undefined
  const looking = setInterval(() => {
    const db = o.database()
    if (!db || running) return
    running = Promise.all([content.publishDue(db), content.retireOver(db), o.reviews.sync(), asked.flush(db)])
      .then(() => undefined)
      .catch((err) => o.log.warn({ err }, 'could not look for what is to be published'))
      .finally(() => {
        running = undefined
      })
  }, lookMillis)
  looking.unref()
  return {
    content,
    siteWords,
    async previewer(id, language, post) {
      const { makePage }: Pick<typeof SiteEntry, 'makePage'> = await import(pathToFileURL(o.siteEntry).href)
      const state = o.state()
      const posts = { ...state.posts, [`${id}/${language}`]: post }
      const page = await makePage(pageOfPost(post.kind, language, post.text.slug), { ...state, posts })
      return page.body
    },
    movedTo(path) {
      const state = o.state()
      if (moved.of !== state) moved = { of: state, to: movedAddresses(state) }
      const to = moved.to.get(path) ?? moved.to.get(path.toLowerCase())
      if (to !== undefined) asked.note(path, 'moved')
      return to
    },
    missed: (path) => asked.note(path, 'missing'),
    async stop() {
      clearInterval(looking)
      await running
    },
  }
}
