import type { ReactNode } from 'react'
import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useContentReport } from './report-data.ts'

/** Waits for the report, says when it cannot be had, and shows what is made of it. */
export function WithReport({
  language,
  children,
}: {
  language: Language
  children: (report: PagesResponse) => ReactNode
}) {
  const report = useContentReport()
  const text = contentReportText[language]
  if (report.data) return children(report.data)
  if (report.isError)
    return (
      <LoadFailure
        message={failureText(report.error, { offline: text.offline, fallback: text.failed })}
        retry={text.retry}
        onRetry={() => report.refetch()}
      />
    )
  return <Skeleton label={text.loading} widths={[40, 100, 100, 100, 100, 100]} />
}
