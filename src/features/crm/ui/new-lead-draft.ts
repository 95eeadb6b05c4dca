import type { spokenSources } from '#src/features/crm/new-lead-contract.ts'
import type { NextStep } from '#src/features/crm/text/next-step-words.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const draftKey = 'newLeadDraft'
/** A lead as far as it is typed in. */
export interface Draft {
  phone: string
  name: string
  email: string
  language: Language
  town: string
  service: string
  source: (typeof spokenSources)[number]
  message: string
  next: NextStep | ''
  consent: boolean
}
export const blank: Draft = {
  phone: '',
  name: '',
  email: '',
  language: 'es',
  town: '',
  service: '',
  source: 'phone',
  message: '',
  next: '',
  consent: false,
}

/** What was typed on this device and not saved yet. */
export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...blank, ...kept } : blank
  } catch {
    // Denied, or not what we wrote: begin anew.
    return blank
  }
}

/** Keeps what is typed on this device, or forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(draftKey, JSON.stringify(draft))
    else localStorage.removeItem(draftKey)
  } catch {
    // Denied: the draft lasts as long as the page.
  }
}
