import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'

/** A component in one state, in the words of `language`. */
export interface ExampleState {
  name: string
  /** Shown as if the pointer or the keyboard were on its first control. */
  forced?: 'hover' | 'focus-visible' | 'active'
  /** Shown with its first `details` open. */
  opened?: true
  show: (language: Language) => ReactNode
}

/** What a file `*.example.tsx` exports as `example`: the design page and its test find it there. */
export interface Example {
  name: string
  /** When to use it, in a sentence. */
  use: string
  states: readonly ExampleState[]
}
