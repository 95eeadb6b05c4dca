import { readFileSync } from 'node:fs'
import { type ContentReport, contentReport } from './contract.ts'

/** The report that the build wrote to `file`, read when first asked for: most processes never are. Throws when the build is not whole. */
export function contentReportIn(file: string): () => ContentReport {
  let report: ContentReport | undefined
  return () => {
    report ??= contentReport.parse(JSON.parse(readFileSync(file, 'utf8')))
    return report
  }
}
