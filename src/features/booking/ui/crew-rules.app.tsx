import { modes, topics } from '#src/features/booking/domain/rules.ts'
import type { Rules } from '#src/features/booking/staff/rules-contract.ts'
import { rulesText } from '#src/features/booking/staff/rules-text.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { TownOptions } from '#src/shared/ui/town-options/town-options.tsx'

type Crew = Rules['crews'][number]

/** Who goes to people's houses, from where, and what they can look at. */
export function CrewRules({
  rules,
  onChange,
  language,
}: {
  rules: Rules
  onChange: (change: Partial<Rules>) => void
  language: Language
}) {
  const text = rulesText[language]
  const { crews } = rules
  const change = (id: string, set: Partial<Crew>) =>
    onChange({ crews: crews.map((crew) => (crew.id === id ? { ...crew, ...set } : crew)) })
  const add = () => {
    const numbers = crews.map(({ id }) => Number(/^crew-(\d+)$/.exec(id)?.[1] ?? 0))
    const id = `crew-${Math.max(0, ...numbers) + 1}`
    onChange({ crews: [...crews, { id, name: text.newCrew, base: 'marbella', topics: [...topics], modes: ['visit'] }] })
  }
  return (
    <fieldset className="panel stack">
      <legend>{text.crews}</legend>
      {crews.map((crew) => (
        <div key={crew.id} className="stack-s crew-rule">
          <div className="row">
            <label className="f">
              <span>{text.crewName}</span>
              <input
                className="in"
                required
                maxLength={60}
                value={crew.name}
                onChange={(event) => change(crew.id, { name: event.target.value })}
              />
            </label>
            <label className="f">
              <span>{text.base}</span>
              <select
                className="in"
                value={crew.base}
                onChange={(event) =>
                  change(crew.id, { base: towns.find((town) => town === event.target.value) ?? crew.base })
                }
              >
                <TownOptions />
              </select>
            </label>
            {crews.length > 1 && (
              <Button
                tone="secondary"
                small
                aria-label={text.remove(crew.name)}
                onClick={() => onChange({ crews: crews.filter(({ id }) => id !== crew.id) })}
              >
                ×
              </Button>
            )}
          </div>
          <fieldset className="chips">
            <legend>{text.skills}</legend>
            {topics.map((topic) => (
              <button
                key={topic}
                type="button"
                aria-pressed={crew.topics.includes(topic)}
                onClick={() => change(crew.id, { topics: toggled(crew.topics, topic, topics) })}
              >
                {topicNames[language][topic]}
              </button>
            ))}
            {modes.map((mode) => (
              <button
                key={mode}
                type="button"
                aria-pressed={crew.modes.includes(mode)}
                onClick={() => change(crew.id, { modes: toggled(crew.modes, mode, modes) })}
              >
                {mode === 'visit' ? text.visit : text.byVideo}
              </button>
            ))}
          </fieldset>
        </div>
      ))}
      <p>
        <Button tone="secondary" onClick={add}>
          {text.addCrew}
        </Button>
      </p>
    </fieldset>
  )
}

/** With the word, or without it when it was there, in the order of all. */
function toggled<Word extends string>(chosen: readonly Word[], word: Word, all: readonly Word[]): Word[] {
  return all.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)))
}
