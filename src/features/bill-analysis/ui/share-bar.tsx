import type { SegmentId } from '#src/features/bill-analysis/domain/segments.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** A bill as one bar of its parts, and what each comes to. */
export function ShareBar({
  parts,
  language,
}: {
  parts: readonly { id: SegmentId; eur: number }[]
  language: Language
}) {
  const { segments } = billText(language)
  return (
    <>
      <div className="b-seg" aria-hidden="true">
        {parts.map(({ id, eur }) => (
          <i key={id} className={`b-${id}`} style={{ '--w': eur }} />
        ))}
      </div>
      <ul className="b-segl">
        {parts.map(({ id, eur }) => (
          <li key={id} className={`b-${id}`}>
            <b>{formatEur(eur, language, 2)}</b> {segments[id]}
          </li>
        ))}
      </ul>
    </>
  )
}
