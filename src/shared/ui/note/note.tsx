import type { ReactNode } from 'react'

/** A remark with a bar: sun is advice, sea is information, alarm is a problem. */
export function Note({ tone = 'sun', children }: { tone?: 'sun' | 'sea' | 'bad'; children: ReactNode }) {
  return <div className={tone === 'sun' ? 'note' : `note ${tone}`}>{children}</div>
}
