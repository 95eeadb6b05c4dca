/** Where a member of staff goes after signing in, and how the login page remembers it. */

export const loginPath = '/admin/login'
export const passwordPath = '/admin/password'
export const staffHomePath = '/admin/dashboard'
const nextKey = 'next'
const staffArea = /^\/(?:(?:crm|admin)(?:[/?#]|$)|(?:pdf-report|seo-performance-report)$)/

/** The login page's address that comes back to `path` (path and query) afterwards. */
export function loginPathFor(path: string): string {
  return isStaffPath(path) && path !== staffHomePath ? `${loginPath}?${nextKey}=${encodeURIComponent(path)}` : loginPath
}

/** The path to open after signing in, from the login page's query. Only ever a staff page of ours: anything else gives Today. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(nextKey)
  return wanted !== null && isStaffPath(wanted) ? wanted : staffHomePath
}

function isStaffPath(path: string): boolean {
  // The URL parser folds '/crm/../..' and backslashes, so the test is made on what a browser would open.
  const origin = 'http://staff.invalid'
  if (!URL.canParse(path, origin)) return false
  const url = new URL(path, origin)
  const isOurs = url.origin === origin && path.startsWith('/') && staffArea.test(url.pathname)
  return isOurs && url.pathname !== loginPath && url.pathname !== passwordPath
}
