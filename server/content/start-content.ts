import { pathToFileURL } from 'node:url'
import type { PostKind } from '#src/features/content/format/post.ts'
import { Content, type Previewer } from '#src/features/content/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { builtPosts, movedPosts } from '#src/site/blog/posts.ts'
import type { Published } from '#src/site/published/published.ts'
import type * as SiteEntry from '#src/site/render/site-entry.ts'
import { pathOf } from '#src/site/routes.ts'

const pathOfPost = (kind: PostKind, language: Language, slug: string) =>
  kind === 'post'
    ? pathOf('blog.post', language, { slug })
    : kind === 'offer'
      ? null
      : pathOf('projects.detail', language, { slug })

/** A planned publication is late by this at most, and by the time that making its pages takes. */
const lookMillis = 5000

export interface StaffContent {
  content: Content
  previewer: Previewer
  movedTo(path: string): string | undefined
  stop(): Promise<void>
}

/** Content among the services of the main process: only here are pages made, so only here are planned posts published. */
export function startContent(o: {
  publications: Publications
  /** The folder of the project's own posts. */
  posts: string
  siteEntry: string
  state: () => Published
  /** Undefined while it is away. */
  database: () => Database | undefined
  log: Log
}): StaffContent {
  const own = builtPosts(o.posts)
  const content = new Content({
    publications: o.publications,
    builtPosts: () => own,
    urlOf: (kind, language, slug) => pathOfPost(kind, language, slug),
    now: () => new Date(),
    log: o.log,
  })
  let moved: { of: Published['posts'] | undefined; to: Map<string, string> } = { of: undefined, to: new Map() }
  let running: Promise<void> | undefined
  const looking = setInterval(() => {
    const db = o.database()
    if (!db || running) return
    running = content
      .publishDue(db)
      .catch((err) => o.log.warn({ err }, 'could not look for planned posts'))
      .finally(() => {
        running = undefined
      })
  }, lookMillis)
  looking.unref()
  return {
    content,
    async previewer(id, language, post) {
      const { makePage }: Pick<typeof SiteEntry, 'makePage'> = await import(pathToFileURL(o.siteEntry).href)
      const state = o.state()
      const posts = { ...state.posts, [`${id}/${language}`]: post }
      const page = await makePage(pathOf('blog.post', language, { slug: post.text.slug }), { ...state, posts })
      return page.body
    },
    movedTo(path) {
      const { posts } = o.state()
      if (moved.of !== posts) moved = { of: posts, to: movedPosts(posts) }
      return moved.to.get(path)
    },
    async stop() {
      clearInterval(looking)
      await running
    },
  }
}
