import { type SubmitEvent, useId, useState } from 'react'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** A button that asks for the reason first. */
export function WithReason({
  label,
  language,
  isBusy,
  onReason,
}: {
  label: string
  language: Language
  isBusy: boolean
  onReason: (reason: string) => void
}) {
  const text = partnerStaffText[language]
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button small tone="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReason(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  return (
    <form className="stack-s with-reason" onSubmit={submit}>
      <label htmlFor={id}>
        {text.reason} <span className="xs mut">{text.reasonWhy}</span>
      </label>
      <textarea className="in" id={id} name="reason" rows={2} maxLength={1000} required />
      <span className="row">
        <Button type="submit" small busy={isBusy}>
          {label.replace('...', '')}
        </Button>
        <Button small tone="secondary" onClick={() => setIsOpen(false)}>
          {text.cancel}
        </Button>
      </span>
    </form>
  )
}
