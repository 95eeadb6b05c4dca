import { Button } from '#src/shared/ui/button/button.tsx'

/** What went wrong with loading something, and a button to try again. Spoken at once. */
export function LoadFailure({ message, retry, onRetry }: { message: string; retry: string; onRetry: () => void }) {
  return (
    <div className="note bad row" role="alert">
      <p>{message}</p>
      <Button tone="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
