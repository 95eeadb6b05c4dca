import { Button } from '#src/shared/ui/button/button.tsx'

/** How a form of the calendar ends: its button, and why it cannot be sent as it stands. */
export function AddFormEnd({
  label,
  isBusy,
  failure,
}: {
  label: string
  isBusy: boolean
  failure: string | undefined
}) {
  return (
    <>
      <Button type="submit" tone="sea" busy={isBusy}>
        {label}
      </Button>
      {failure && (
        <p className="note bad" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
