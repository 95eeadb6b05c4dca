import type { SeoReports } from '#src/features/seo-report/public.ts'

/** Where the build put what the process loads besides its own code. */
export interface Places {
  estimateProcess: string
  relayProcess: string
  billProcess: string
  pictureProcess: string
  pdfChild: string
  weatherFile: string
  /** What the triage has learned of wording. */
  wordingFile: string
  fontDir: string
  /** The folder PDF templates are below. */
  templateRoot: string
  migrations: string
  /** What the build says about the pages. */
  contentReport: string
  /** The project's own posts. */
  posts: string
  /** What the report on search and speed looks through. */
  audited: Pick<ConstructorParameters<typeof SeoReports>[0], 'pages' | 'isKnown'>
  releaseId: string
  /** The built site as a function. */
  siteEntry: string
}
