import { cameFrom, type Visit } from '#src/shared/domain/visit.ts'
import { recall, remember } from './browser-memory.ts'

const key = 'first-page'

/** Keeps this page as the first of the visit for as long as the tab is open. Only for who has agreed to statistics; somebody who has come from another page of ours was there before. */
export function keepFirstPage(): void {
  const { page, from } = pageHere()
  if (from !== 'site' && recall('sessionStorage', key) === null) remember('sessionStorage', key, `${page} ${from}`)
}

export function forgetFirstPage(): void {
  remember('sessionStorage', key, null)
}

/** How the visitor found us, as far as they let us know: the first page of the visit, or the one this form stands on. */
export function visitOfForm(): Visit {
  const [page, from] = recall('sessionStorage', key)?.split(' ') ?? []
  return page && from ? { page, from, isFirst: true } : { ...pageHere(), isFirst: false }
}

const pageHere = () => ({
  page: location.pathname,
  from: cameFrom(location.search, document.referrer, location.host),
})
