/** Reports of Lighthouse as Chrome, its command line and PageSpeed Insights save them: JSON, one run a file. */

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseCategory = (typeof lighthouseCategories)[number]

export interface LighthouseRun {
  path: string
  /** When it was run: brought in twice, it counts once. */
  at: string
  /** 0 to 100. */
  scores: Partial<Record<LighthouseCategory, number>>
}

export const lighthouseFileProblems = ['not-a-report', 'other-site', 'failed-run'] as const
export type LighthouseFileProblem = (typeof lighthouseFileProblems)[number]

/** So many runs of a page are kept and make its median. */
export const lighthouseRunsKept = 5

/** The run in a file, for a page of `host` or of a machine's own copy of the site; or what is wrong with the file. */
export function lighthouseRunOf(text: string, host: string): LighthouseRun | LighthouseFileProblem {
  const file = objectIn(text)
  const report = isObject(file?.lighthouseResult) ? file.lighthouseResult : file
  const { categories, fetchTime, finalDisplayedUrl, finalUrl, runtimeError } = report ?? {}
  const address = finalDisplayedUrl ?? finalUrl
  if (!isObject(categories) || typeof fetchTime !== 'string' || Number.isNaN(Date.parse(fetchTime)))
    return 'not-a-report'
  if (typeof address !== 'string' || !URL.canParse(address)) return 'not-a-report'
  const url = new URL(address)
  if (![host, 'localhost', '127.0.0.1'].includes(url.hostname)) return 'other-site'
  const scores = Object.fromEntries(
    lighthouseCategories.flatMap((name) => {
      const category = categories[name]
      const score = isObject(category) ? category.score : undefined
      return typeof score === 'number' && score >= 0 && score <= 1 ? [[name, Math.round(score * 100)]] : []
    }),
  )
  if (isObject(runtimeError) || Object.keys(scores).length === 0) return 'failed-run'
  return { path: url.pathname, at: new Date(fetchTime).toISOString(), scores }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
