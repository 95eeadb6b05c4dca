import { calendarText } from '#src/features/booking/staff/text.ts'
import { longDay, shortDay } from '#src/features/booking/text/times.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { noonOf } from './calendar-days.ts'
import { type CalendarPlace, calendarSearch, calendarViews, stepped } from './calendar-url.ts'

/** The head of the calendar: which days, how many of them, what can be put there, and below it what the signs mean. */
export function CalendarBar({
  place,
  span,
  today,
  language,
  hasShortcuts,
  isWide,
  mayChange,
  onSearch,
  onAdd,
  closedAhead,
}: {
  place: CalendarPlace
  span: { from: PlainDate; days: number }
  today: PlainDate
  language: Language
  hasShortcuts: boolean
  isWide: boolean
  mayChange: boolean
  onSearch: (search: string, mode: 'push' | 'replace') => void
  onAdd: (kind: 'visit' | 'leave') => void
  closedAhead: readonly string[] | undefined
}) {
  const text = calendarText[language]
  const go = (to: CalendarPlace) => onSearch(calendarSearch(to), 'replace')
  // A single crew's day is a phone's week.
  const views = isWide ? calendarViews : calendarViews.filter((view) => view !== 'day')
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <span className="row cal-where">
          <Button tone="secondary" data-key="earlier" aria-label={text.earlier} onClick={() => go(stepped(place, -1))}>
            ‹
          </Button>
          <b className="nw">{spanWords(place, span, language)}</b>
          <Button tone="secondary" data-key="later" aria-label={text.later} onClick={() => go(stepped(place, 1))}>
            ›
          </Button>
          <Button tone="secondary" onClick={() => go({ ...place, date: today })}>
            {text.today}
          </Button>
        </span>
        <nav className="seg" aria-label={text.view}>
          {views.map((view) => (
            <a
              key={view}
              href={calendarSearch({ ...place, view })}
              aria-current={view === place.view ? 'page' : undefined}
            >
              {text.views[isWide || view !== 'week' ? view : 'day']}
            </a>
          ))}
        </nav>
        {hasShortcuts && isWide && (
          <span className="xs mut keys">
            <kbd>←</kbd> <kbd>→</kbd> {text.keys.weeks} <kbd>M</kbd> {text.keys.move}
          </span>
        )}
        {mayChange && (
          <span className="row at-end">
            <Button tone="secondary" onClick={() => onAdd('leave')}>
              {text.addLeave}
            </Button>
            <Button tone="sea" aria-label={text.addVisitLong} onClick={() => onAdd('visit')}>
              + {text.addVisit}
            </Button>
          </span>
        )}
      </div>
      <p className="cal-legend">
        {closedAhead && closedAhead.length > 0 && (
          <span>
            <b>{text.closedAhead}</b> {closedAhead.map((date) => shortDay(noonOf(date), language)).join(', ')}
          </span>
        )}
        {place.view !== 'month' && <span className="mut cal-drive">{text.hatched}</span>}
        {isWide && place.view !== 'month' && mayChange && <span className="mut">{text.dashed}</span>}
      </p>
    </>
  )
}

function spanWords({ view, date }: CalendarPlace, { from }: { from: PlainDate }, language: Language): string {
  if (view === 'day') return shortDay(noonOf(date), language)
  if (view === 'week') return `${shortDay(noonOf(from), language)} – ${shortDay(noonOf(addDays(from, 5)), language)}`
  const words = longDay(noonOf(date), language).split(' ')
  return words.slice(language === 'en' ? 2 : 3).join(' ')
}
