import type { OnePost, PostSide, WriteRequest } from '#src/features/content/contract.ts'
import type { ProjectFields } from '#src/features/content/format/post.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What somebody is writing in one language. */
export interface Draft {
  title: string
  slug: string
  summary: string
  bodyMarkdown: string
  subject: string
  number: string
  /** The last day of an offer; empty for none. */
  until: string
  /** Of a project or a case study. */
  project: Partial<ProjectFields>
  /** The version that the words started from. */
  basedOnVersion: number
}

export function draftOf(side: PostSide): Draft {
  return {
    title: side.title ?? '',
    slug: side.slug ?? '',
    summary: side.summary ?? '',
    bodyMarkdown: side.bodyMarkdown ?? '',
    subject: side.head?.subject ?? '',
    number: side.head?.number ?? '',
    until: side.head?.until ?? '',
    project: side.head?.project ?? {},
    basedOnVersion: side.bodyMarkdown === null ? 0 : side.version,
  }
}

export function requestOf(
  draft: Draft,
  confirmed: readonly string[],
): Omit<WriteRequest, 'subject' | 'project'> & { subject?: string; project?: Partial<ProjectFields> } {
  const { title, slug, summary, bodyMarkdown, subject, number, project, until, basedOnVersion } = draft
  return {
    title,
    ...(slug ? { slug } : {}),
    summary,
    bodyMarkdown,
    ...(subject ? { subject } : {}),
    ...(number ? { number } : {}),
    ...(until ? { until } : {}),
    ...(isSayable(project) ? { project } : {}),
    basedOnVersion,
    confirmed: [...confirmed],
  }
}

/** A town and a day are what the server asks of a project; the rest may come later. */
function isSayable({ town, inUseSince }: Partial<ProjectFields>): boolean {
  return Boolean(town?.trim() && inUseSince)
}

const keyOf = (id: string, language: Language) => `content-draft:${id}/${language}`

/** Keeps words on this device until the server has them. A browser without storage keeps them on the page alone. */
export function keepOnDevice(id: string, language: Language, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(id, language), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(id, language))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Words that never reached the server, unless the server has gone on since. */
export function keptOnDevice(post: OnePost, language: Language): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(post.id, language)) ?? 'null')
    const known = draftOf(post[language])
    if (typeof kept !== 'object' || kept === null) return undefined
    const draft: Draft = { ...known, ...kept }
    return Object.values(draft).every((value, at) => typeof value === typeof Object.values(known)[at])
      ? draft
      : undefined
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined
    throw error
  }
}
