/** Where addresses lead that are no page's any more. Rows are only added: of two with one address the later counts. */

export interface Redirect {
  from: string
  to: string
}

/** Why a row is refused. */
export type RedirectRefusal =
  | 'redirect_shape'
  | 'redirect_from_page'
  | 'redirect_to_nothing'
  | 'redirect_loop'
  | 'redirect_chain'

/** As addresses are compared: lower case, one slash at a time, none at the end, no host, query or fragment. Undefined for what is no address. */
export function tidyAddress(typed: string): string | undefined {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
  return /^\/[^\s\\\p{Cc}]*$/u.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path) && path.length <= 300 ? path : undefined
}

/** Where each address leads. */
export function targetsOf(rows: readonly Redirect[]): Map<string, string> {
  return new Map(rows.map(({ from, to }) => [from, to]))
}

/** Addresses that are never anybody's page. */
const ours = /^\/(?:api|media|_astro|admin|crm|healthz|readyz)(?:\/|$)/

/**
 * Why `added` may not follow `rows`; undefined when it may. Everything leads to a page in one step: what would lead to itself, to another old address, or
 * make an older row do so, is refused, and the owner chooses the last address instead.
 */
export function refusalOf(
  rows: readonly Redirect[],
  added: Redirect,
  isPage: (path: string) => boolean,
): RedirectRefusal | undefined {
  const { from, to } = added
  if (tidyAddress(from) !== from || tidyAddress(to) !== to || from === '/' || ours.test(from)) return 'redirect_shape'
  if (from === to) return 'redirect_loop'
  const targets = targetsOf(rows)
  if (targets.get(to) === from) return 'redirect_loop'
  if (isPage(from)) return 'redirect_from_page'
  if (targets.has(to)) return 'redirect_chain'
  if (!isPage(to)) return 'redirect_to_nothing'
  if ([...targets.values()].includes(from)) return 'redirect_chain'
  return undefined
}
