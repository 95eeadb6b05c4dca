import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'

/** What was asked for, or that it is on its way, or why it is not there. */
export function Shown<Data>({
  query,
  language,
  children,
}: {
  query: UseQueryResult<Data>
  language: Language
  children: (data: Data) => ReactNode
}) {
  const text = partnerStaffText[language]
  if (query.isError)
    return (
      <LoadFailure
        message={failureText(query.error, { offline: text.offline, fallback: text.failed })}
        retry={text.retry}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.data === undefined) return <Skeleton label={text.loading} widths={[100, 100, 100]} />
  return children(query.data)
}

/** What went wrong with a change, where it was made. */
export function ChangeFailure({ error, language }: { error: unknown; language: Language }) {
  const text = partnerStaffText[language]
  if (!error) return null
  const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  const what = failureText(error, { offline: text.offline, fallback: text.failed })
  return (
    <p className="note bad" role="alert">
      {[what, ...new Set(fields.map(({ message }) => message))].join(' ')}
    </p>
  )
}
