import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'

/**
 * What a form keeps on the device from the moment it is sent until the server has answered: somebody who was offline and closed the page has it sent by
 * the next page of ours (`send-unsent.client.ts`), with its key, so that it is there once.
 */

/** Set while there may be something: what every page looks at. */
export const unsentMark = 'unsent'
/** Before the path that a form is sent to; each form has one. */
export const unsentPrefix = 'unsent:'

/** `draft`: the name of the form's draft of this tab, to write it again from should it be refused later. */
export function keepUnsent(path: string, key: string, body: object, draft?: string): void {
  const words = draft && recall('sessionStorage', draft)
  const kept = { key, body, at: Date.now(), page: location.pathname, ...(words ? { draft: [draft, words] } : {}) }
  remember('localStorage', unsentPrefix + path, JSON.stringify(kept))
  remember('localStorage', unsentMark, '1')
}

export const forgetUnsent = (path: string) => remember('localStorage', unsentPrefix + path, null)
