import type { ReactNode } from 'react'

/** A part of a lead's page, with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel stack-s">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
