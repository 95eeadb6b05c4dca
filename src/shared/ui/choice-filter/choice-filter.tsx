/** A narrowing of a list by one of a few values; the first entry means all of them. */
export function ChoiceFilter<Value extends string>({
  label,
  all,
  value,
  choices,
  onChange,
}: {
  label: string
  all: string
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}) {
  return (
    <label className="row stage-filter">
      <span>{label}</span>
      <select
        className="in"
        value={value ?? ''}
        onChange={(event) => onChange(choices.find((choice) => choice.value === event.target.value)?.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
