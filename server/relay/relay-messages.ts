import type { Carried } from '#src/features/intake/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import type { SavedQuote } from '#src/features/quote/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { EntryPlace } from '#src/shared/journal/entry.ts'
import type { PdfDocument } from '#src/shared/pdf/engine.ts'

/** What the main process and the relay say to each other. Each asks with a number, the other answers with it. */

export type ToRelay =
  | { kind: 'carry'; id: number; places: EntryPlace[] }
  | { kind: 'retry-mail'; id: number; mailId: string }
  | { kind: 'queue-mail'; id: number; mail: NewMail }
  | { kind: 'release'; id: number; held: string; by: string }
  | { kind: 'rendered'; id: number; pdf: Uint8Array }
  | { kind: 'retention-applied'; id: number }
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'stop'; id: 0 }

export type FromRelay =
  | { kind: 'ready' }
  | { kind: 'carried'; id: number; carried: Carried | undefined }
  | { kind: 'mail-retried'; id: number; done: boolean }
  | { kind: 'mail-queued'; id: number }
  | { kind: 'released'; id: number; done: boolean }
  | { kind: 'failed'; id: number; reason: string; databaseAway: boolean }
  | { kind: 'render'; id: number; quote: SavedQuote; url: string; language: Language }
  | { kind: 'set'; id: number; document: PdfDocument }
  | { kind: 'apply-retention'; id: number }
