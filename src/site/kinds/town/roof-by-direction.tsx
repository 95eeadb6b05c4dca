import type { Language } from '#src/shared/i18n/language.ts'
import { RoofTable } from '#src/site/content/blocks/roof-table.tsx'
import { townText } from './text.ts'

const tiltsDeg = [10, 20, 30]

/** What a roof makes by its slope and direction: three usual slopes. */
export function RoofByDirection({ language }: { language: Language }) {
  return (
    <section className="sec tight" aria-labelledby="roof">
      <div className="wrap">
        <h2 id="roof">{townText(language).roof}</h2>
        <RoofTable language={language} tiltsDeg={tiltsDeg} />
      </div>
    </section>
  )
}
