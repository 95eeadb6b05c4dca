import { useId } from 'react'

/** Short steps under a title. */
export function HowTo({ title, steps }: { title: string; steps: readonly string[] }) {
  const id = useId()
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className="steps-list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
