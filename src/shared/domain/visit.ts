/** How somebody found us: what every public form may send along, and what leads and won value are counted by. */
export interface Visit {
  /** Path of one of our pages, without query. */
  page: string
  /** Host of the page that led here, or the campaign's `utm_source`; 'direct' without either, 'site' from another page of ours, 'unknown' otherwise. */
  from: string
  /** True: the first page of the visit, kept where the visitor has agreed to statistics. False: the page that the form stands on. */
  isFirst: boolean
}

/** Instead of a path that is no page of ours. */
export const otherPage = 'other'

/** Segments of letters, digits and a few marks: an address, a number with spaces or a query is no page of ours. */
export const visitPagePattern = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?)*$/
export const visitFromPattern = /^[a-z0-9][a-z0-9._-]{0,99}$/
export const longestVisitPage = 200

/** Where a page was come to from, by its address's query and its referrer; of both nothing but a campaign's name or a host is taken. */
export function cameFrom(query: string, referrer: string, ownHost: string): string {
  const campaign = new URLSearchParams(query).get('utm_source')?.toLowerCase() ?? ''
  if (visitFromPattern.test(campaign)) return campaign
  if (referrer === '') return 'direct'
  if (!URL.canParse(referrer)) return 'unknown'
  const { host, hostname } = new URL(referrer)
  if (host === ownHost) return 'site'
  return visitFromPattern.test(hostname) ? hostname : 'unknown'
}
