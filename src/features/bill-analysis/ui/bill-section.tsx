import { billText } from '#src/features/bill-analysis/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { acceptedFiles } from './file-pick.tsx'

export interface BillPaths {
  quotePath: string
  calculatorPath: string
  privacyPath: string
}

/** The first step as the page is built: usable before any script, and without one a form that the server answers. */
export function BillSection({
  language,
  quotePath,
  calculatorPath,
  privacyPath,
  examplePath,
}: BillPaths & {
  language: Language
  /** What comes of an example, for somebody who has no bill at hand. */
  examplePath: string
}) {
  const { start } = billText(language)
  return (
    <section
      className="wrap b-host"
      data-bill={language}
      data-quote={quotePath}
      data-calculator={calculatorPath}
      data-privacy={privacyPath}
      id="bill"
    >
      <BillSteps language={language} step={1} />
      <form className="b-drop" method="post" encType="multipart/form-data">
        <Icon name="doc" size={44} />
        <p className="h4 b-desk">{start.drop}</p>
        <p className="h4 b-hand">{start.pick}</p>
        <p className="k">{start.formats}</p>
        <div className="row b-pick">
          <label className="btn b-camera">
            {start.photograph}
            <input className="vh" type="file" accept="image/*" capture="environment" data-bill-file disabled />
          </label>
          <label className="btn sec2 b-file">
            {start.file}
            <input type="file" name="file" accept={acceptedFiles} data-bill-file required />
          </label>
        </div>
        <div className="b-plain">
          <p className="k">{start.withoutScript}</p>
          <label className="ck">
            <input type="checkbox" name="consent" value="yes" required />
            <span>{start.consentWithoutScript}</span>
          </label>
          <Button type="submit">{start.send}</Button>
        </div>
      </form>
      <p className="k b-device">
        {start.hints} <a href={examplePath}>{start.example}</a>
      </p>
      <p className="note bad b-failed" role="alert" hidden>
        {start.failed}
      </p>
    </section>
  )
}

export function BillSteps({ language, step }: { language: Language; step: 1 | 2 | 3 }) {
  const { steps, stepOf } = billText(language)
  return (
    <ol className="b-steps" aria-label={stepOf(step)}>
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === step ? 'step' : undefined}
          className={index + 1 < step ? 'done' : undefined}
        >
          <span className="tile" aria-hidden="true">
            {index + 1}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
