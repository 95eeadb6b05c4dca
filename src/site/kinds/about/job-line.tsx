import type { Language } from '#src/shared/i18n/language.ts'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import file from '#src/site/kinds/art/job.svg?url'
import type { Fact } from '#src/site/kinds/reading/shape.ts'
import { aboutText } from './text.ts'
import './about.css'

/** Left edge of each stage's crop of the drawing, on phones. */
const crops = [4, 232, 422, 632, 852]

/** The drawing of a job from the table to the power-cut test. */
export function JobDrawing({ language }: { language: Language }) {
  return (
    <svg className="ab-job" viewBox="0 84 1060 168" role="img" aria-label={aboutText(language).jobLabel}>
      <SvgPart file={file} part="job" />
    </svg>
  )
}

/** The five stages below it, in the ground. */
export function JobLine({ stages, language }: { stages: readonly Fact[]; language: Language }) {
  return (
    <section className="deep ground-band">
      <div className="wrap">
        <h2 className="vh">{aboutText(language).jobHeading}</h2>
        <ol className="ab-stages">
          {stages.map(({ n, w }, at) => (
            <li key={n}>
              <svg className="ab-crop" viewBox={`${crops[at] ?? 0} 96 212 176`} aria-hidden="true">
                <SvgPart file={file} part="job" />
              </svg>
              <span className="num n1">{n}</span>
              <span className="mut">{renderInline(w, language)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
