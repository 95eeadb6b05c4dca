import { routeOfPath } from './routes.ts'

/** Whether a path is one that the site has a page for; `{token}` stands for a link made for one person. */
export function isSitePage(path: string): boolean {
  const match = routeOfPath(path.replaceAll('{token}', 'token'))
  return match !== null && !match.route.id.startsWith('staff.')
}
