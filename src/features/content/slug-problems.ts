import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { mostSlugCharacters } from './domain/slugs.ts'
import { postSubjectName, subjectOf } from './format/published-post.ts'
import { type BuiltPosts, knownPost } from './known-posts.ts'
import * as repo from './repo.ts'
import { contentText } from './text/text.ts'

/** An address belongs to one post of its kind for ever, also when it was an earlier one. */
export async function slugProblems(
  db: Database,
  { builtPosts }: { builtPosts: BuiltPosts },
  publications: Publications,
  { id, language, slug }: { id: string; language: Language; slug: string },
  speaks: Language,
): Promise<ProblemField[]> {
  const text = contentText[speaks]
  if (slug === '' || slug.length > mostSlugCharacters)
    return [{ field: 'slug', code: 'slug_missing', message: text.slugMissing }]
  const heads = await repo.newestHeads(db)
  const written = heads.some((one) => one.postId !== id && one.language === language && one.slug === slug)
  const built = [...builtPosts].some(([other, texts]) => other !== id && texts[language]?.slug === slug)
  const shown = publications.shown().some((version) => {
    const { subject } = version
    const isOther =
      subject.startsWith(postSubjectName) && subject !== subjectOf(id, language) && subject.endsWith(`/${language}`)
    if (!isOther) return false
    const { text: other, formerSlugs } = knownPost(version)
    return other.slug === slug || formerSlugs.includes(slug)
  })
  return written || built || shown ? [{ field: 'slug', code: 'slug_taken', message: text.slugTaken }] : []
}
