import { billText } from '#src/features/bill-analysis/text/text.ts'
import { billProblemWords } from '#src/shared/http/bill-problem-words.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FilePick } from './file-pick.tsx'
import type { Reading } from './use-reader.ts'

/** What the reader is doing, stage by stage, with a way to stop. */
export function Working({
  language,
  reading,
  inHand,
  count,
  onStop,
}: {
  language: Language
  reading: Reading
  inHand: number
  count: number
  onStop: () => void
}) {
  const words = billText(language)
  const text = words.reading
  const stages = Object.entries(text.stages)
  const now = reading.state === 'reading' ? stages.findIndex(([stage]) => stage === reading.stage) : -1
  const share = reading.state === 'reading' ? reading.share : 0
  return (
    <div className="b-work">
      <h2>{text.heading}</h2>
      {count > 1 ? <p className="mut">{words.several.reading(String(inHand), String(count))}</p> : null}
      <ol className="b-prog" role="status" aria-live="polite">
        {stages.slice(0, Math.max(3, now + 1)).map(([stage, name], index) => (
          <li key={stage} className={index < now ? 'done' : index === now ? 'now' : undefined}>
            {name}
            {index === now && share ? <progress value={share} aria-label={name} /> : null}
          </li>
        ))}
      </ol>
      <Button tone="secondary" onClick={onStop}>
        {text.stop}
      </Button>
    </div>
  )
}

/** Why the file could not be read, and what to do instead. */
export function Refused({
  code,
  language,
  onAgain,
  onType,
}: {
  code: keyof typeof billProblemWords.en
  language: Language
  onAgain: (files: readonly File[]) => void
  onType: () => void
}) {
  const { refused } = billText(language)
  const { title, detail } = billProblemWords[language][code]
  return (
    <div className="b-refused" role="alert">
      <h2>{title}</h2>
      <p className="lede">{detail}</p>
      <div className="row">
        <FilePick label={refused.again} onFiles={onAgain} />
        <Button tone="secondary" onClick={onType}>
          {refused.goOn}
        </Button>
      </div>
      <p className="k">{refused.kept}</p>
    </div>
  )
}
