import { otherPage, type Visit } from '#src/shared/domain/visit.ts'

/** What is kept with a lead of how its person found us. */
export interface FoundBy {
  firstSource: string | null
  firstReferrer: string | null
  firstIsOfVisit: boolean | null
}

/**
 * The page and where its visitor came from: those of the visit, or else the page that the form stands on, from nobody knows where. Nothing for a lead
 * that came by no page: over the telephone, from a file, from a program.
 */
export function foundBy(source: string, visit: Visit | null | undefined, isPage: (path: string) => boolean): FoundBy {
  const isForm = source.startsWith('/') && !source.startsWith('/api/')
  const seen = visit ?? (isForm ? { page: source, from: 'unknown', isFirst: false } : undefined)
  if (!seen) return { firstSource: null, firstReferrer: null, firstIsOfVisit: null }
  const page = withoutSlash(seen.page)
  return { firstSource: isPage(page) ? page : otherPage, firstReferrer: seen.from, firstIsOfVisit: seen.isFirst }
}

/** One name for a page: '/es/' and '/es' are the same. */
const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
