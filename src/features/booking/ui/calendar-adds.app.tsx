import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { AddLeave } from './add-leave.app.tsx'
import { AddVisit, type customer } from './add-visit.app.tsx'
import type { NewVisit } from './calendar-data.ts'
import type { FreeTime } from './free-time.ts'

/** What is being put into the calendar by a form. */
export type Adding = { kind: 'visit'; free?: FreeTime } | { kind: 'leave' }

export function CalendarAdds({
  adding,
  crews,
  lead,
  today,
  language,
  isBusy,
  onBook,
  onClose,
}: {
  adding: Adding
  crews: readonly { id: string; name: string }[]
  lead: z.infer<typeof customer> | undefined
  today: string
  language: Language
  isBusy: boolean
  onBook: (visit: NewVisit) => void
  onClose: (leave: { crewId: string; start: string; end: string; note?: string }) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.querySelector('select')?.focus({ preventScroll: true })
  }, [])
  const shared = { crews, language, today, isBusy }
  return (
    <div className="panel" ref={box}>
      {adding.kind === 'visit' ? (
        <AddVisit
          key={`${lead?.id} ${adding.free?.crewId} ${adding.free?.start}`}
          {...shared}
          lead={lead}
          free={adding.free}
          onBook={onBook}
        />
      ) : (
        <AddLeave {...shared} onClose={onClose} />
      )}
    </div>
  )
}
