import { loginPath } from '#src/features/auth/domain/return-path.ts'

/** The reports, each at its address. */
export const reportPaths = {
  quotes: '/pdf-report',
  pages: '/admin/content-manager',
  articles: '/admin/blog-dashboard',
  findability: '/seo-performance-report',
} as const
export type ReportScreenName = keyof typeof reportPaths
export const reportScreens: readonly ReportScreenName[] = ['quotes', 'pages', 'articles', 'findability']

/** Which screen of the staff app a path shows. */
export type StaffScreen =
  | { screen: 'login' }
  | { screen: 'leads' }
  | { screen: 'lead'; id: string }
  | { screen: 'dashboard' | ReportScreenName }

const leadPath = /^\/crm\/leads\/([A-Za-z0-9-]{1,64})$/

/** The screen of a path (without query); undefined when the path is no page of the staff app. A slash at the end is forgiven. */
export function staffScreen(pathname: string): StaffScreen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === loginPath) return { screen: 'login' }
  if (path === '/crm') return { screen: 'leads' }
  if (path === '/admin/dashboard') return { screen: 'dashboard' }
  const report = reportScreens.find((screen) => reportPaths[screen] === path)
  if (report) return { screen: report }
  const id = leadPath.exec(path)?.[1]
  return id === undefined ? undefined : { screen: 'lead', id }
}

export function isReport(screen: StaffScreen['screen']): screen is ReportScreenName {
  return reportScreens.some((report) => report === screen)
}
