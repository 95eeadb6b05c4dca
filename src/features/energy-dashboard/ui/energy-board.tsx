import type { ReactNode } from 'react'
import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import {
  type BoardView,
  likeLastNight,
  startingNow,
  viewOf,
  waiting,
} from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { formatEur, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { BestHours } from './best-hours.tsx'
import { machines } from './machine-words.ts'
import { PriceDay, scaleOf } from './price-day.tsx'
import { PriceTable } from './price-table.tsx'
import { cent, clockTime, longDay, spanOf } from './worded.ts'
import './energy.css'

interface Props {
  board: EnergyBoard
  language: Language
  csvPath: string
}

/** After this hour tomorrow's prices are late. */
const lateFromHour = 21

/** The price now with one piece of advice, how old it is, and both days hour by hour. Every value says which day and hour it is of. */
export function PriceNow({ board, language, heading }: Omit<Props, 'csvPath'> & { heading: string }) {
  const text = energyText[language]
  const view = viewOf(board)
  const { current, tomorrow, older, hour, today, downSince } = view
  const scale = scaleOf(board.prices)
  const shown = current ?? older
  const { isSample } = board
  const names = isSample
    ? { first: text.exampleDay, second: text.exampleNext }
    : { first: current || !shown ? text.today : text.dayOf, second: text.tomorrow }
  const span = text.span(clockTime(hour), clockTime(hour + 1))
  return (
    <header className="wrap en-top" data-first-screen="always">
      {downSince ? (
        <p className="note" role="status">
          {text.down(formatInstant(downSince, language))}
        </p>
      ) : null}
      {older ? (
        <p className="note" role="status">
          {text.older(longDay(older.date, language))}
        </p>
      ) : null}
      <h1 className="en-h1">{heading}</h1>
      <div className="now2">
        <div>
          {view.nowEurKwh === undefined ? (
            <span className="num">–</span>
          ) : (
            <span className="num">
              {cent(view.nowEurKwh * 1000, language)} <small>{text.unit}</small>
            </span>
          )}
          <p className="k">{isSample ? span : text.hourOf(span, longDay(today, language))}</p>
        </div>
        <div>
          <p className="adv">{adviceOf(view, isSample, language)}</p>
          <Age board={board} view={view} language={language} />
        </div>
      </div>
      <div className="price-days">
        <figure className="price-day">
          <h2>
            {names.first}{' '}
            {isSample ? null : (
              // A phone has the day of today above.
              <small className={current ? 'en-wide' : undefined}>{longDay(shown?.date ?? today, language)}</small>
            )}
          </h2>
          {shown ? (
            <PriceDay
              day={shown}
              name={isSample ? names.first : undefined}
              scale={scale}
              nowHour={current ? hour : undefined}
              marksBest={!current}
              language={language}
            />
          ) : (
            <Waiting title={text.missingTitle}>{text.missing}</Waiting>
          )}
        </figure>
        <figure className="price-day">
          <h2>
            {names.second} {isSample ? null : <small>{longDay(tomorrow?.date ?? addDays(today, 1), language)}</small>}
          </h2>
          {tomorrow ? (
            <PriceDay
              day={tomorrow}
              name={isSample ? names.second : undefined}
              scale={scale}
              marksBest
              language={language}
            />
          ) : (
            <Waiting title={hour >= lateFromHour ? text.lateTitle : text.tomorrow}>
              {hour >= lateFromHour ? text.late : text.early}{' '}
              <a className="tl" href="#alert">
                {text.alertLink}
              </a>
            </Waiting>
          )}
        </figure>
      </div>
      <p className="k en-legend">{`${text.legend(isSample ? span : text.thisHour)} ${isSample ? text.sampleSource : text.source}`}</p>
    </header>
  )
}

/** How far the two sources agree, and every hour as a table and as a file. */
export function PriceDetails({ board, language, csvPath }: Props) {
  const text = energyText[language]
  return (
    <div className="wrap en-more">
      {board.agreement ? (
        <p className="k">
          {board.agreement.mostEurMwh > 0.01
            ? text.differs(formatEur(board.agreement.mostEurMwh, language, 2))
            : text.agrees(formatNumber(board.agreement.hours, language))}
        </p>
      ) : null}
      <PriceTable board={board} language={language} csvPath={csvPath} />
    </div>
  )
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wait2">
      <p className="h h4">{title}</p>
      <p className="mut">{children}</p>
    </div>
  )
}

function adviceOf(view: BoardView, isSample: boolean, language: Language): string {
  const { advice, exampleAdvice } = energyText[language]
  const [car] = machines
  const { level, levelUntil, today, hour } = view
  const nowEur = car && startingNow(view, car)
  if (!car || level === undefined || levelUntil === undefined || nowEur === undefined) return advice.none
  const eur = (value: number) => formatEur(value, language, 2)
  const until = clockTime(levelUntil)
  const best = waiting(view, car)?.best
  const day = best?.date === today ? 'today' : 'tomorrow'
  if (isSample && best) return exampleAdvice(clockTime(hour), eur(nowEur), eur(best.eur), day, spanOf(best, language))
  // A few cents are no reason to wait.
  if (best && best.eur <= nowEur * 0.95) {
    return advice.wait(level, until, eur(nowEur), eur(best.eur), day, spanOf(best, language))
  }
  if (best && view.tomorrow) return advice.now(eur(nowEur))
  const night = likeLastNight(view, car)
  return night === undefined ? advice.none : advice.lastNight(level, until, eur(nowEur), eur(night))
}

function Age({ board, view, language }: { board: EnergyBoard; view: BoardView; language: Language }) {
  const text = energyText[language]
  const readAt = (view.current ?? view.older)?.readAt
  const isFresh = !board.isSample && view.current && !view.downSince
  return (
    <div className="prices-age">
      {isFresh ? (
        <span className="tag ok">
          <Icon name="check" size={16} /> {text.upToDate}
        </span>
      ) : board.isSample || readAt ? (
        <span className="tag warn">
          {board.isSample || !readAt ? text.sampleTag : text.valuesOf(formatInstant(readAt, language))}
        </span>
      ) : null}
      <span>{text.beforeTax}</span>
    </div>
  )
}

/** The best hours for what can wait: of tomorrow when it is known, else of the newest day. */
export function BestHoursSection({ board, language, children }: Omit<Props, 'csvPath'> & { children: ReactNode }) {
  const { best: text, sample } = energyText[language]
  const { tomorrow, current, older, hour } = viewOf(board)
  const day = tomorrow ?? current ?? older
  const heading = board.isSample ? text.like : tomorrow ? text.tomorrow : current && hour < 12 ? text.today : text.like
  return (
    <section className="sec tight tint">
      <div className="wrap">
        <div className="row en-head">
          <h2>{heading}</h2>
          <p className="k">
            {text.squares} {board.isSample ? <span className="sample">{sample}</span> : null}
          </p>
        </div>
        {day ? <BestHours day={day} language={language} /> : <p className="mut">{text.none}</p>}
        <p className="k">{text.note}</p>
        {children}
      </div>
    </section>
  )
}
