import { type ReactNode, useState } from 'react'
import { type MergeChoice, mergedPerson } from '#src/features/crm/domain/duplicates/merged-person.ts'
import { type PersonView, undoDays } from '#src/features/crm/duplicates/contract.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const dayMillis = 86_400_000

/** What two records become by what is chosen, and until when that can be taken back. */
export function MergeResult({
  a,
  b,
  chosen,
  language,
  children,
}: {
  a: PersonView
  b: PersonView
  chosen: MergeChoice
  language: Language
  /** What does it. */
  children: ReactNode
}) {
  const words = mergeWords[language]
  const [now] = useState(() => Date.now())
  const merged = mergedPerson({ ...a, restrictedAt: null }, { ...b, restrictedAt: null }, chosen)
  const figure = (count: number) => formatNumber(count, language)
  const rows: [string, string][] = [
    [words.leads, `${figure(a.leads.length)} + ${figure(b.leads.length)} = ${figure(a.leads.length + b.leads.length)}`],
    [words.phones, merged.otherPhones.join(', ') || '–'],
    [words.emails, merged.otherEmails.join(', ') || '–'],
    [words.news, `${merged.consentMarketing ? words.yes : words.no}, ${words.newsRule}`],
  ]
  return (
    <aside className="panel stack">
      <h2>{words.after}</h2>
      <p>
        <b>{merged.name}</b>. {words.becomes(b.leads[0]?.reference ?? b.name)}
      </p>
      <dl className="kv">
        {rows.map(([label, value]) => (
          <div key={label} className="pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{words.undoable(formatDate(madridDate(new Date(now + undoDays * dayMillis)), language))}</p>
      <p>{children}</p>
    </aside>
  )
}
