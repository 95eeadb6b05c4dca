import type { Language } from '#src/shared/i18n/language.ts'

/** What the engine and its child process say to each other. */

export interface RenderRequest {
  id: number
  /** Path of the .typ file below the template root. */
  template: string
  /** The data as JSON text, so that what cannot be serialised fails in the caller and not in the child. */
  dataJson: string
  language: Language
}

export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; pdf: Uint8Array; rssBytes: number }
  | { kind: 'failed'; id: number; message: string }
