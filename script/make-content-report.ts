import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { makeContentReport } from '#src/site/seo/content-report.ts'

/** Writes what staff read about the pages to dist/content-report.json: beside the server, not among the files that visitors may fetch. */
export function writeContentReport(dist: string): void {
  writeFileSync(join(dist, 'content-report.json'), JSON.stringify(makeContentReport(madridDate(new Date()))))
}
