import { type ReactNode, type Ref, type SubmitEvent, useEffect, useState } from 'react'
import { Icon } from '#src/shared/ui/icon/icon.tsx'

const typingPauseMs = 250

/** A search that hands over after a pause in typing, or at once with Enter; with `isOnEnter` only then. Follows `value` when the address changes. */
export function SearchField({
  ref,
  id,
  children,
  value,
  isOnEnter = false,
  hint,
  onChange,
}: {
  ref?: Ref<HTMLInputElement>
  id: string
  /** The label. */
  children: ReactNode
  value: string
  isOnEnter?: boolean
  /** The key that goes to it. */
  hint?: string | undefined
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (isOnEnter || typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, isOnEnter, onChange])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <search className="find">
      <form className="row" onSubmit={submit}>
        <Icon name="search" size={18} />
        <label htmlFor={id}>{children}</label>
        <input
          className="in"
          placeholder=" "
          id={id}
          ref={ref}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        {hint && typed === '' && <kbd>{hint}</kbd>}
      </form>
    </search>
  )
}
