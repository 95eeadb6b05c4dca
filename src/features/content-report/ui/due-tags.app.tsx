import { type Due, isDue } from '#src/features/content-report/domain/review.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'

/** What a text waits for, in words. */
export function DueTags({ due, language }: { due: Due; language: Language }) {
  const { pages: text } = contentReportText[language]
  if (!isDue(due)) return <Tag tone="ok">{text.inOrder}</Tag>
  const old = due.figures.length
  return (
    <span className="tags">
      {due.review && <Tag tone="bad">{text.reviewDue}</Tag>}
      {old > 0 && <Tag tone="warn">{old === 1 ? text.oldFigure : text.oldFigures(formatNumber(old, language))}</Tag>}
    </span>
  )
}
