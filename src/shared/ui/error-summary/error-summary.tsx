export interface SummaryError {
  /** id of the control to jump to. */
  fieldId: string
  message: string
}

/** Everything that is wrong, at the top of the form, each line a link to its field. Give it focus after a failed submit. */
export function ErrorSummary({ title, errors, id = 'errors' }: { title: string; errors: SummaryError[]; id?: string }) {
  return (
    <div className="summary" role="alert" tabIndex={-1} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
