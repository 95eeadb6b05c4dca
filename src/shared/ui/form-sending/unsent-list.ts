import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { unsentPrefix } from '#src/shared/ui/browser-memory/form-draft.ts'
import { unsentMark } from '#src/shared/ui/browser-memory/unsent-mark.ts'

/** A form that the server has not answered yet. */
export interface Unsent {
  /** Where it is sent to. */
  path: string
  /** Its Idempotency-Key. */
  key: string
  body: Record<string, unknown>
  at: Date
  /** The page of the form. */
  page: string
  /** The name of the draft it was written from. */
  draft: string | undefined
  /** Why the server did not take it: it is not sent again by itself. */
  refused: string | undefined
}

/** Kept for so long; the server remembers the key for longer. */
export const unsentDays = 7
const dayMillis = 86_400_000

/** What is kept and not too old, the oldest first. What is too old, or no form, goes. */
export function unsentForms(now: Date): Unsent[] {
  const forms: Unsent[] = []
  for (const name of storedNames().filter((one) => one.startsWith(unsentPrefix))) {
    const form = formIn(name.slice(unsentPrefix.length), recall('localStorage', name))
    if (form && now.getTime() - form.at.getTime() < unsentDays * dayMillis) forms.push(form)
    else remember('localStorage', name, null)
  }
  if (forms.length === 0) remember('localStorage', unsentMark, null)
  return forms.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Notes that the server did not take it. */
export function noteRefused({ path, at, ...form }: Unsent, refused: string): void {
  remember('localStorage', unsentPrefix + path, JSON.stringify({ ...form, at: at.getTime(), refused }))
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Denied: nothing was kept.
    return []
  }
}

function formIn(path: string, kept: string | null): Unsent | undefined {
  const { key, body, at, page, draft, refused }: Record<string, unknown> = Object(parsed(kept))
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return undefined
  if (typeof at !== 'number' || typeof page !== 'string') return undefined
  return {
    path,
    key,
    body: { ...body },
    at: new Date(at),
    page,
    draft: typeof draft === 'string' ? draft : undefined,
    refused: typeof refused === 'string' ? refused : undefined,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
