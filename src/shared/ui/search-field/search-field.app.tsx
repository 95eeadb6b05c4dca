import { type ReactNode, type Ref, type SubmitEvent, useEffect, useState } from 'react'

const typingPauseMs = 250

/** A search that hands over after a pause in typing, or at once with Enter. Follows `value` when the address changes. */
export function SearchField({
  ref,
  id,
  children,
  value,
  onChange,
}: {
  ref?: Ref<HTMLInputElement>
  id: string
  /** The label. */
  children: ReactNode
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <search className="find">
      <form className="row" onSubmit={submit}>
        <label htmlFor={id}>{children}</label>
        <input
          className="in"
          id={id}
          ref={ref}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
