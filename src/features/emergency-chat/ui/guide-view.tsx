import { useEffect, useRef } from 'react'
import { publicContacts } from '#src/features/emergency-chat/domain/contacts.ts'
import type { GuideCall, GuideLanguage } from '#src/features/emergency-chat/domain/guide-types.ts'
import { type GuideName, guides, isEnd, stepAfter } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { guideWords } from '#src/features/emergency-chat/text/guide-words.ts'
import { StepPicture } from '#src/shared/ui/drawing/steps/step-picture.tsx'
import { dial } from './dial.ts'

interface GuideViewProps {
  name: GuideName
  taps: readonly number[]
  language: GuideLanguage
  /** Ours, as people read it. */
  phone: string
  /** undefined: one answer back. */
  onTap(answer: number | undefined): void
  onGuide(name: GuideName): void
}

/** The step at which a guide stands: picture, sentence, and the answers or the numbers. */
export function GuideView({ name, taps, language, phone, onTap, onGuide }: GuideViewProps) {
  const step = stepAfter(guides[name], taps)
  const words = guideWords[language]
  const sentence = useRef<HTMLParagraphElement>(null)
  const shown = useRef(taps.length)
  useEffect(() => {
    // The button that was pressed is gone: reading goes on at the new step.
    if (shown.current !== taps.length) sentence.current?.focus()
    shown.current = taps.length
  }, [taps])
  return (
    <div className="ec-guide" lang={language}>
      <StepPicture name={step.picture} />
      <p ref={sentence} tabIndex={-1}>
        {step.says[language]}
      </p>
      <div className="ec-actions">
        {isEnd(step) ? (
          <Calls calls={step.calls} language={language} phone={phone} />
        ) : (
          step.answers.map(({ says, to }, at) => (
            <button key={to} className="ec-chip" type="button" onClick={() => onTap(at)}>
              {says[language]}
            </button>
          ))
        )}
        {isEnd(step) && step.next ? <GuideButton name={step.next} language={language} onGuide={onGuide} /> : null}
        {taps.length > 0 ? (
          <button className="ec-chip ec-back" type="button" onClick={() => onTap(undefined)}>
            {words.back}
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** Offers a guide by its title. */
export function GuideButton({
  name,
  language,
  onGuide,
}: {
  name: GuideName
  language: GuideLanguage
  onGuide(name: GuideName): void
}) {
  return (
    <button className="ec-chip" type="button" lang={language} onClick={() => onGuide(name)}>
      {guides[name].title[language]}
    </button>
  )
}

function Calls({ calls, language, phone }: { calls: readonly GuideCall[]; language: GuideLanguage; phone: string }) {
  const contacts = publicContacts({ language, phone })
  return calls.map((id) => {
    const contact = contacts.find((one) => one.id === id)
    if (!contact?.tel) return null
    return (
      <a key={id} className={id === 'emergency' ? 'ec-chip ec-alarm' : 'ec-chip'} href={dial(contact.tel)}>
        {guideWords[language].call[id]} {contact.number}
      </a>
    )
  })
}
