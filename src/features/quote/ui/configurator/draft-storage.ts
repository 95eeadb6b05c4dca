import { type Draft, draftOf, draftText } from '#src/features/quote/domain/answers/draft.ts'
import { withContact } from './configurator-state.ts'

/** Where the draft lies on the device: answers in local storage, the person's details in this tab only. */
const draftKey = (test: boolean) => (test ? 'quote-draft-test' : 'quote-draft')
const contactKey = 'quote-contact'

export function readDraft(test: boolean): Draft | undefined {
  const draft = draftOf(read('localStorage', draftKey(test)), Date.now())
  return draft && { ...draft, values: withContact(draft.values, read('sessionStorage', contactKey)) }
}

export function writeDraft(test: boolean, draft: Omit<Draft, 'savedAt'>): void {
  const { name, email, phone } = draft.values
  write('localStorage', draftKey(test), draftText({ ...draft, savedAt: Date.now() }))
  write('sessionStorage', contactKey, JSON.stringify({ name, email, phone }))
}

type Store = 'localStorage' | 'sessionStorage'

function read(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    // Storage can be denied; the configurator then works without a memory.
    return null
  }
}

function write(store: Store, key: string, text: string): boolean {
  try {
    window[store].setItem(key, text)
    return true
  } catch {
    return false
  }
}
