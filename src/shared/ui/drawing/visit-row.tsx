import type { Language } from '#src/shared/i18n/language.ts'
import './drawing.css'
import { visitLooks } from './pictures/visit-steps.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import './visit-row.css'

/** The four looks of a visit beside each other, at the width of the page: the same drawing as `visit-steps`. */
export function VisitRow({ language }: { language: Language }) {
  const words = (language === 'en' ? en : es)['visit-steps']
  return (
    <div className="d-row">
      <ul>
        {visitLooks.map(({ viewBox, Draw }, at) => (
          <li key={viewBox}>
            <svg
              className="drawing"
              viewBox={viewBox}
              preserveAspectRatio="xMidYMax slice"
              aria-hidden="true"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <Draw />
            </svg>
            <p>{words.legend[at]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
