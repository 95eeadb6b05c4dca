import type { Language } from '#src/shared/i18n/language.ts'
import type { PostText } from './format/post.ts'
import { type PublishedPost, publishedPost } from './format/published-post.ts'

/** What is made of a published value or of a post of the project's files, once for each: lists of thousands ask again and again. */

/** The posts of the project's own files: version 0 of what is published, and the first text of each. */
export type BuiltPosts = ReadonlyMap<string, Partial<Record<Language, PostText>>>

const known = new WeakMap<object, PublishedPost>()

/** A value of the publication store as a post. Throws when it is none. */
export function knownPost(version: { value: unknown }): PublishedPost {
  const { value } = version
  const make = () => publishedPost.parse(value)
  return typeof value === 'object' && value !== null ? remembered(value, make) : make()
}

/** A post of the project's files as visitors see it while staff have published no other text. */
export function knownBuilt(text: PostText): PublishedPost {
  const bare = { state: 'live', kind: 'post', version: 1, formerSlugs: [], pictures: {} }
  return remembered(text, () => publishedPost.parse({ ...bare, text }))
}

function remembered(of: object, make: () => PublishedPost): PublishedPost {
  const before = known.get(of)
  if (before) return before
  const made = make()
  known.set(of, made)
  return made
}
