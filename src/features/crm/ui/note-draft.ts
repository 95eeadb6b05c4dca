/** A half-written note survives a reload, an ended session and a look at another lead, in this tab only. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const keyOf = (leadId: string) => `leadNote:${leadId}`

/** The draft of a lead's note; '' when there is none or the browser denies storage. */
export function readDraft(store: Store, leadId: string): string {
  try {
    return store.getItem(keyOf(leadId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the draft, or forgets it when blank. False when the browser denies storage: the words then live on screen only. */
export function keepDraft(store: Store, leadId: string, note: string): boolean {
  try {
    if (note.trim() === '') store.removeItem(keyOf(leadId))
    else store.setItem(keyOf(leadId), note)
    return true
  } catch {
    return false
  }
}
