import { Button } from '#src/shared/ui/button/button.tsx'

export interface Undoable {
  words: string
  undo?: () => void
}

/** What was just done, and the way back. It stays until the next thing is done. */
export function UndoLine({ done, label }: { done: Undoable | undefined; label: string }) {
  return (
    <div role="status" className="undo-line">
      {done && (
        <div className="note row">
          <span>{done.words}</span>
          {done.undo && (
            <Button tone="secondary" small data-key="undo" onClick={done.undo}>
              {label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
