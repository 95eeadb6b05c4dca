import { calendarText } from '#src/features/booking/staff/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** What was just done, the way back, and telling the customer. */
export interface Noted {
  words: string
  isBad?: boolean
  undo?: () => void
  tell?: (by: 'mail' | 'word') => void
  /** False when there is no address to write to. */
  hasEmail?: boolean
  leadHref?: string
}

export function CalendarNote({ noted, language }: { noted: Noted; language: Language }) {
  const text = calendarText[language]
  const { tell } = noted
  return (
    <div className={noted.isBad ? 'note bad row' : 'note row'} role={noted.isBad ? 'alert' : 'status'}>
      <span>{noted.words}</span>
      {noted.leadHref && <a href={noted.leadHref}>{text.open}</a>}
      {noted.undo && (
        <Button tone="secondary" small data-key="undo" onClick={noted.undo}>
          {text.undo}
        </Button>
      )}
      {tell && noted.hasEmail !== false && (
        <Button tone="secondary" small onClick={() => tell('mail')}>
          {text.tell}
        </Button>
      )}
      {tell && (
        <button type="button" className="plain" onClick={() => tell('word')}>
          {text.tellWord}
        </button>
      )}
    </div>
  )
}
