import type { Language } from '#src/shared/i18n/language.ts'
import type { PlacedExample } from './examples.ts'

/** One component: what it is for, then each of its states under its name. */
export function ExampleView({ of: { id, file, example }, language }: { of: PlacedExample; language: Language }) {
  return (
    <section className="ds-example" id={id} lang="en">
      <h3>{example.name}</h3>
      <p className="mut">{example.use}</p>
      <p className="xs mut">
        <code>{file}</code>
      </p>
      <div className="ds-states">
        {example.states.map(({ name, forced, opened, show }) => (
          <div className="ds-state" key={name}>
            <p className="ds-name">{name}</p>
            <div lang={language} data-forced={forced} data-opened={opened}>
              {show(language)}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
