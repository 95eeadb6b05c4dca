import { useId } from 'react'
import type { UndatedVisits } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { NewVisit } from './calendar-data.ts'
import type { CalendarHand, Moving } from './calendar-hand.ts'
import { untilWords } from './until-words.ts'

type Undated = UndatedVisits['items'][number]
/** Of an installation a day is looked for by its first hour. */
const usualMinutes = 60

/** Whom we have to drive to and have no date with, each with the slot that adds the least driving. */
export function UndatedList({
  undated,
  crewName,
  hand,
  onBook,
}: {
  undated: UndatedVisits
  crewName: (id: string) => string
  hand: CalendarHand
  onBook: (visit: NewVisit) => void
}) {
  const text = calendarText[hand.language]
  const id = useId()
  return (
    <aside className="panel cal-undated" aria-labelledby={id}>
      <h2 id={id}>
        {text.undated} <span className="mut">{formatNumber(undated.items.length + undated.more, hand.language)}</span>
      </h2>
      {undated.items.length === 0 && <p className="mut">{text.undatedNone}</p>}
      <ul>
        {undated.items.map((one) => (
          <Row key={one.leadId} one={one} crewName={crewName} hand={hand} onBook={onBook} />
        ))}
      </ul>
      {undated.more > 0 && <p className="xs mut">{text.undatedMore(formatNumber(undated.more, hand.language))}</p>}
      <p className="xs mut cal-foot">{text.undatedNote}</p>
    </aside>
  )
}

function Row({
  one,
  crewName,
  hand,
  onBook,
}: {
  one: Undated
  crewName: (id: string) => string
  hand: CalendarHand
  onBook: (visit: NewVisit) => void
}) {
  const { language, now } = hand
  const text = calendarText[language]
  const { leadId, name, town, best, offered } = one
  const moving: Moving = { kind: 'lead', leadId, name, town, minutes: one.minutes ?? usualMinutes }
  const isPicked = hand.moving?.kind === 'lead' && hand.moving.leadId === leadId
  return (
    <li
      className={isPicked ? 'up' : undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        setTimeout(() => hand.pick(moving, true))
      }}
      onDragEnd={({ dataTransfer }) => {
        if (dataTransfer.dropEffect === 'none') hand.pick(undefined)
      }}
    >
      <b>
        <a href={hand.leadPath(leadId)}>{name}</a>
      </b>
      <span>
        {[town && townNames[town], `${text.whats[one.what]}: ${topicNames[language][one.topic]}`]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="mut">
        {[one.minutes !== null && text.lasts(one.minutes), one.waitsFor && text.waits[one.waitsFor]]
          .filter(Boolean)
          .join(', ')}
      </span>
      {offered && (
        <span>
          {text.offeredTo(`${shortDay(new Date(offered.start), language)} ${clockTime(new Date(offered.start))}`, name)}
          <br />
          <span className="mut">{text.heldUntil(untilWords(offered.until, now, language))}</span>
        </span>
      )}
      {best && (
        <span>
          {text.fitsBest} <b>{`${shortDay(new Date(best.start), language)}, ${clockTime(new Date(best.start))}`}</b>
          <br />
          <span className="mut">
            {[crewName(best.crewId), text.extraDrive(best.extraMinutes)].filter(Boolean).join(', ')}
          </span>
        </span>
      )}
      {!best && !offered && one.minutes !== null && (
        <span className="mut">{town ? text.nothingFree : text.noTown}</span>
      )}
      <span className="cal-ways">
        {best && (
          <Button
            tone="secondary"
            small
            onClick={() =>
              onBook({ leadId, crewId: best.crewId, start: best.start, end: best.end, ...(town ? { town } : {}) })
            }
          >
            {text.putThere}
            <span className="vh">{`: ${name}`}</span>
          </Button>
        )}
        <button type="button" className="plain" onClick={() => hand.pick(moving)}>
          {text.anotherTime}
          <span className="vh">{`: ${name}`}</span>
        </button>
      </span>
    </li>
  )
}

/** Where the first of the stretches is that adds the least, for whoever is picked up. */
export function ProposedTime({
  name,
  when,
  crew,
  extraMinutes,
  language,
  isBusy,
  onPut,
}: {
  name: string
  when: string
  crew: string
  extraMinutes: number
  language: Language
  isBusy: boolean
  onPut: () => void
}) {
  const text = calendarText[language]
  return (
    <section className="cal-best" aria-label={text.proposal}>
      <p>
        <span className="mut">{text.proposalFor(name)}</span> <b>{when}</b>{' '}
        {[crew, text.extraDrive(extraMinutes)].filter(Boolean).join(' · ')}
      </p>
      <Button tone="sea" busy={isBusy} onClick={onPut}>
        {text.putThere}
      </Button>
    </section>
  )
}
