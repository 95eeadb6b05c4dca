import { useId } from 'react'
import { type LostReason, lostReasons } from '#src/features/crm/domain/stages.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** Asks why a lead that was moved there is lost. */
export function AskReason({
  name,
  language,
  onAnswer,
}: {
  name: string
  language: Language
  onAnswer: (reason?: LostReason) => void
}) {
  const words = workText[language]
  const id = useId()
  return (
    <dialog
      className="panel ask"
      aria-labelledby={id}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      onClose={() => onAnswer()}
    >
      <h2 id={id}>
        {name}: {words.reasonLost}
      </h2>
      <p className="row">
        {lostReasons.map((reason) => (
          <Button key={reason} tone="secondary" onClick={() => onAnswer(reason)}>
            {words.lostReasons[reason]}
          </Button>
        ))}
      </p>
      <p>
        <Button tone="secondary" onClick={() => onAnswer()}>
          {words.cancel}
        </Button>
      </p>
    </dialog>
  )
}
