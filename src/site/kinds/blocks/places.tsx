import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import './places.css'

export interface Place {
  /** A spot of the town's drawing (art/scene-spots.ts). */
  spot: string
  /** What it is called. */
  n: string
  /** What stands there, and what to begin with. */
  w: string
  /** The page to go on with, as a link. */
  go?: string | undefined
}

/** The parts of a town under its drawing, by the numbers that stand in it; where there is room a dotted line leads from each number to its words. */
export function Places({
  places,
  spots,
  language,
}: {
  places: readonly Place[]
  /** Where each stands in the drawing. */
  spots: readonly (readonly [x: number, y: number])[]
  language: Language
}) {
  if (places.length === 0) return null
  return (
    <ol className="k-places">
      {places.map(({ spot, n, w, go }, at) => (
        <li key={spot} style={{ '--at': at / places.length, '--x': (spots[at]?.[0] ?? sceneMiddle) - sceneMiddle }}>
          <svg className="k-lead" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M1 0 0 1" />
          </svg>
          <span className="tile" aria-hidden="true">
            {at + 1}
          </span>
          <h2 className="h4">{n}</h2>
          <p className="sm mut">
            {renderInline(w, language)}
            {go ? (
              <>
                {' '}
                <span className="k-go">
                  {renderInline(go, language)} <Icon name="arrow" size={18} />
                </span>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The drawing is centred on the page, as the list below it is. */
const sceneMiddle = 600
