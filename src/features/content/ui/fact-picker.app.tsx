import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { staffContentText } from './staff-text.ts'

const factList = z.array(z.object({ name: z.string(), en: z.string(), es: z.string(), asOf: z.string() }))
export type Fact = z.infer<typeof factList>[number]

/** Every figure by name, as pages print it now; undefined until they are known, and none when they cannot be had. */
export function useFacts(): readonly Fact[] | undefined {
  const facts = useQuery({ queryKey: ['/facts.json'], select: (answer: unknown) => factList.parse(answer) })
  return facts.isError ? [] : facts.data
}

const mostShown = 12

/** Finds a figure by its name or value and hands its name over. */
export function FactPicker({
  language,
  facts,
  onPick,
}: {
  language: Language
  facts: readonly Fact[]
  onPick: (name: string) => void
}) {
  const text = staffContentText[language]
  const [q, setQ] = useState('')
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = facts.filter(({ name, en, es }) => {
    const all = `${name} ${en} ${es}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  return (
    <div className="fcp">
      <label>
        {text.findFact}
        {/* biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it */}
        <input className="in" autoFocus value={q} onChange={(event) => setQ(event.target.value)} />
      </label>
      {found.length === 0 ? <p className="mut">{text.noFact}</p> : null}
      <ul>
        {found.slice(0, mostShown).map(({ name, en, es, asOf }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              <span>{name}</span> <b>{language === 'es' ? es : en}</b> <small className="mut">{asOf}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
