import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import './places.css'

export interface Place {
  /** A spot of the town's drawing (art/scene-spots.ts). */
  spot: string
  /** What it is called. */
  n: string
  /** What stands there, and what to begin with. */
  w: string
}

/** The parts of a town under its drawing, by the numbers that stand in it. */
export function Places({ places, language }: { places: readonly Place[]; language: Language }) {
  if (places.length === 0) return null
  return (
    <ol className="k-places">
      {places.map(({ spot, n, w }, at) => (
        <li key={spot}>
          <span className="tile" aria-hidden="true">
            {at + 1}
          </span>
          <h2 className="h4">{n}</h2>
          <p className="sm mut">{renderInline(w, language)}</p>
        </li>
      ))}
    </ol>
  )
}
