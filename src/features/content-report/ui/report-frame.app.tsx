import type { ReactNode } from 'react'
import { failureText } from '../../../shared/http/failure-text.ts'
import type { Language } from '../../../shared/i18n/language.ts'
import { LoadFailure } from '../../../shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/load-state/skeleton.tsx'
import type { PagesResponse } from '../contract.ts'
import { contentReportText } from '../text/content-report-text.ts'
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
