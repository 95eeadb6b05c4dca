import type { ReactNode } from 'react'

/** A short state in words. Colour repeats what the words say. */
export function Tag({ tone, children }: { tone?: 'ok' | 'warn' | 'bad' | 'sea'; children: ReactNode }) {
  return <span className={tone ? `tag ${tone}` : 'tag'}>{children}</span>
}
