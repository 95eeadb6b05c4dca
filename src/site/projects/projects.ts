import type { ProjectFields } from '#src/features/content/format/post.ts'
import type { PublishedPost } from '#src/features/content/format/published-post.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'

/** Projects and case studies that staff have published. The project's own files hold none: nothing of the kind is invented. */

export interface Project {
  id: string
  language: Language
  path: string
  post: PublishedPost
  fields: ProjectFields
  /** As it is written. */
  town: string
  /** kWh measured so far, and what was promised for the same months at least; undefined without a promise. */
  sums: { months: number; measuredKwh: number; leastKwh: number | undefined; below: number }
}

/** Newest first. `kind` leaves out the others. */
export function liveProjects(language: Language, kind?: 'project' | 'case-study'): Project[] {
  return published()
    .posts(language)
    .flatMap(([key, post]): Project[] => {
      const { project } = post.text
      const isOne = post.kind === 'project' || post.kind === 'case-study'
      if (post.state !== 'live' || !isOne || !project || (kind && post.kind !== kind)) return []
      const path = pathOf('projects.detail', language, { slug: post.text.slug })
      return [
        {
          id: key.slice(0, -`/${language}`.length),
          language,
          path,
          post,
          fields: project,
          town: townName(project.town),
          sums: sumsOf(project),
        },
      ]
    })
    .sort((a, b) => b.fields.inUseSince.localeCompare(a.fields.inUseSince) || a.id.localeCompare(b.id))
}

/** A town of ours by its name, any other as it was typed. */
function townName(town: string): string {
  const known = towns.find((one) => one === town.toLowerCase())
  return known ? townNames[known] : town
}

/** What was measured against what was promised for those very months. */
export function sumsOf({ measured, promisedKwh }: ProjectFields): Project['sums'] {
  const promised = ({ month }: { month: string }) => promisedKwh?.[Number(month.slice(5)) - 1]?.p90
  const least = measured.map(promised)
  return {
    months: measured.length,
    measuredKwh: measured.reduce((sum, { kwh }) => sum + kwh, 0),
    leastKwh: promisedKwh && least.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0),
    below: measured.filter((one) => one.kwh < (promised(one) ?? 0)).length,
  }
}

/** Without the slash before them. */
export function projectPaths(): string[] {
  return languages.flatMap((language) => liveProjects(language).map(({ path }) => path.slice(1)))
}

/** The project at an address with the addresses of both its languages; undefined when there is none. */
export function projectAt(
  slug: string,
  language: Language,
): { project: Project; paths: Partial<Record<Language, string>> } | undefined {
  const project = liveProjects(language).find(({ post }) => post.text.slug === slug)
  if (!project) return undefined
  const other: Language = language === 'en' ? 'es' : 'en'
  const pair = liveProjects(other).find(({ id }) => id === project.id)
  return { project, paths: { [language]: project.path, ...(pair ? { [other]: pair.path } : {}) } }
}
