import type { ReactNode } from 'react'
import './facts-band.css'

export interface BandFact {
  /** The number with its unit. */
  n: ReactNode
  /** What it is of. */
  t: ReactNode
}

/** Other than four beside each other. */
const columns: Readonly<Record<number, string>> = { 3: 'three', 5: 'five' }

/** The ground below the drawing: four or five numbers on the deep band. */
export function FactsBand({
  facts,
  before,
  children,
}: {
  facts: readonly BandFact[]
  /** What stands on the ground above the numbers. */
  before?: ReactNode
  children?: ReactNode
}) {
  if (facts.length === 0 && !children) return null
  return (
    <section className="deep k-ground">
      <div className="wrap">
        {before}
        {facts.length > 0 ? (
          <ul className={`k-facts ${columns[facts.length] ?? ''}`.trimEnd()}>
            {facts.map(({ n, t }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a fact
              <li key={at}>
                <span className="num n2">{n}</span>
                <span className="mut">{t}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </section>
  )
}
