import { useCallback, useEffect, useState } from 'react'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import { emptyBill } from '#src/features/bill-analysis/domain/checked-bill.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { billProblemWords } from '#src/shared/http/bill-problem-words.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { type BillPaths, BillSteps } from './bill-section.tsx'
import { CheckStep } from './check-step.tsx'
import { FilePick } from './file-pick.tsx'
import { ResultStep } from './result-step.tsx'
import { useReader } from './use-reader.ts'

interface Props extends BillPaths {
  language: Language
  first: File
  today: string
  loadWeather: () => Promise<TypicalYear>
}

/** The three steps from the first file on. Everything happens here, on the visitor's device; nothing is sent. */
export function BillApp({ language, first, today, loadWeather, ...paths }: Props) {
  const [file, setFile] = useState<File | null>(first)
  const [typed, setTyped] = useState<ReadBill | null>(null)
  const [checked, setChecked] = useState<ReadBill | null>(null)
  const [weather, setWeather] = useState<TypicalYear | null>(null)
  const { reading, pages } = useReader(file)
  useEffect(() => {
    loadWeather().then(setWeather, () => setWeather(null))
  }, [loadWeather])
  const back = useCallback(() => setChecked(null), [])
  useBackButton(checked !== null, back)
  const stepNow = checked ? 3 : typed || reading.state === 'read' ? 2 : 1
  useEffect(() => {
    // Each step begins at its own heading, wherever the one before was left.
    if (stepNow > 1) document.getElementById('bill')?.scrollIntoView()
  }, [stepNow])

  const again = (next: File | null) => {
    setChecked(null)
    setTyped(null)
    setFile(next)
  }
  const bill = typed ?? (reading.state === 'read' ? reading.bill : null)
  if (checked)
    return (
      <>
        <BillSteps language={language} step={3} />
        <ResultStep {...paths} {...{ language, today, weather }} bill={checked} onBack={back} />
      </>
    )
  if (bill)
    return (
      <>
        <BillSteps language={language} step={2} />
        <CheckStep key={file?.name} {...{ language, bill, pages }} onChecked={setChecked} onAgain={again} />
      </>
    )
  return (
    <>
      <BillSteps language={language} step={1} />
      {reading.state === 'refused' ? (
        <Refused code={reading.code} language={language} onAgain={again} onType={() => setTyped(emptyBill())} />
      ) : (
        <Working language={language} reading={reading} onStop={() => location.reload()} />
      )}
    </>
  )
}

/** The browser's Back goes from the result to the figures. */
function useBackButton(isResult: boolean, back: () => void): void {
  useEffect(() => {
    if (!isResult) return
    history.pushState({ bill: 'result' }, '', '#result')
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [isResult, back])
}

function Working({
  language,
  reading,
  onStop,
}: {
  language: Language
  reading: { state: string; stage?: string; share?: number }
  onStop: () => void
}) {
  const text = billText(language).reading
  const stages = Object.entries(text.stages)
  const now = stages.findIndex(([stage]) => stage === reading.stage)
  return (
    <div className="b-work">
      <h2>{text.heading}</h2>
      <ol className="b-prog" role="status" aria-live="polite">
        {stages.slice(0, Math.max(3, now + 1)).map(([stage, words], index) => (
          <li key={stage} className={index < now ? 'done' : index === now ? 'now' : undefined}>
            {words}
            {index === now && reading.share ? <progress value={reading.share} aria-label={words} /> : null}
          </li>
        ))}
      </ol>
      <Button tone="secondary" onClick={onStop}>
        {text.stop}
      </Button>
    </div>
  )
}

function Refused({
  code,
  language,
  onAgain,
  onType,
}: {
  code: keyof typeof billProblemWords.en
  language: Language
  onAgain: (file: File) => void
  onType: () => void
}) {
  const { refused } = billText(language)
  const { title, detail } = billProblemWords[language][code]
  return (
    <div className="b-refused" role="alert">
      <h2>{title}</h2>
      <p className="lede">{detail}</p>
      <div className="row">
        <FilePick label={refused.again} onFile={onAgain} />
        <Button tone="secondary" onClick={onType}>
          {refused.goOn}
        </Button>
      </div>
      <p className="k">{refused.kept}</p>
    </div>
  )
}
