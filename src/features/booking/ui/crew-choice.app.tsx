/** Which crew: a field of a form, under the name `crew`. */
export function CrewChoice({
  crews,
  label,
  chosen,
}: {
  crews: readonly { id: string; name: string }[]
  label: string
  chosen?: string | undefined
}) {
  return (
    <label>
      {label}{' '}
      <select className="in" name="crew" defaultValue={chosen}>
        {crews.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
