import type { simulatorView } from './amounts.ts'

/** What a month of jobs brings: the sum, what it is made of, and the gauge between least and most. */
export function SimulatorResult({ view, legend }: { view: ReturnType<typeof simulatorView>; legend: string }) {
  return (
    <>
      <div className="out">
        <p className="num n2" data-out="total" aria-live="polite">
          {view.total}
        </p>
        <p className="sm mut" data-out="at">
          {view.at}
        </p>
      </div>
      <div
        className="gauge"
        role="img"
        aria-label={view.gauge}
        style={{ '--a': `${view.leastPercent}%`, '--b': `${view.mostPercent}%` }}
      >
        <i className="s" />
        <i className="hatch" />
      </div>
      <p className="xs mut">{legend}</p>
    </>
  )
}
