import type { ReactNode } from 'react'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { projectFormText } from './project-text.ts'
import type { SideState } from './use-side.ts'

type Paired<Row> = Record<Language, Row>
const noKit = { name: '', size: '' }
const noRemedy = { what: '', remedy: '' }

/** Equipment, and what went wrong: a row a thing, its words in each language beside each other. */
export function ProjectLines({ sides, language }: { sides: Record<Language, SideState>; language: Language }) {
  const text = projectFormText[language]
  const write = (of: Language, part: object) =>
    sides[of].change({ project: { hasConsent: false, ...sides[of].draft.project, ...part } })
  return (
    <>
      <Lines
        legend={text.kit}
        words={text}
        rows={rowsOf(sides, (side) => side.draft.project.kit ?? [], noKit)}
        empty={noKit}
        save={(one, kit) => write(one, { kit })}
      >
        {(row, set) => (
          <>
            {languages.map((one) => (
              <label key={one} className="xs">
                {text.kitName[one]}
                <input
                  className="in"
                  lang={one}
                  maxLength={80}
                  value={row[one].name}
                  onChange={(event) => set({ ...row, [one]: { ...row[one], name: event.target.value } })}
                />
              </label>
            ))}
            <label className="xs">
              {text.size}
              <input
                className="in"
                maxLength={40}
                value={row.en.size || row.es.size}
                onChange={(event) => {
                  const size = event.target.value
                  set({ en: { ...row.en, size }, es: { ...row.es, size } })
                }}
              />
            </label>
          </>
        )}
      </Lines>
      <Lines
        legend={text.remedies}
        words={text}
        rows={rowsOf(sides, (side) => side.draft.project.remedies ?? [], noRemedy)}
        empty={noRemedy}
        save={(one, remedies) => write(one, { remedies })}
      >
        {(row, set) =>
          languages.map((one) => (
            <div key={one} className="stack-s">
              {(['what', 'remedy'] as const).map((field) => (
                <label key={field} className="xs">
                  {text[field][one]}
                  <textarea
                    className="in"
                    lang={one}
                    rows={2}
                    maxLength={400}
                    value={row[one][field]}
                    onChange={(event) => set({ ...row, [one]: { ...row[one], [field]: event.target.value } })}
                  />
                </label>
              ))}
            </div>
          ))
        }
      </Lines>
    </>
  )
}

/** Rows that are added and taken out, in both languages together. `children` draws the fields of one. */
function Lines<Row>(o: {
  legend: string
  words: { add: string; remove: string }
  rows: readonly Paired<Row>[]
  empty: Row
  save: (language: Language, rows: Row[]) => void
  children: (row: Paired<Row>, set: (row: Paired<Row>) => void) => ReactNode
}) {
  const { legend, words, rows, empty, save, children } = o
  const setRows = (next: readonly Paired<Row>[]) => {
    for (const one of languages)
      save(
        one,
        next.map((row) => row[one]),
      )
  }
  return (
    <fieldset className="stack-s">
      <legend>{legend}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
        <div key={at} className="pf-row">
          {children(row, (changed) => setRows(rows.map((old, i) => (i === at ? changed : old))))}
          <button type="button" className="lnk" onClick={() => setRows(rows.filter((_, i) => i !== at))}>
            {words.remove}
          </button>
        </div>
      ))}
      <p>
        <button type="button" className="lnk" onClick={() => setRows([...rows, { en: empty, es: empty }])}>
          {words.add}
        </button>
      </p>
    </fieldset>
  )
}

/** The rows of both languages beside each other; a language that has fewer has empty ones. */
function rowsOf<Row>(
  sides: Record<Language, SideState>,
  of: (side: SideState) => readonly Row[],
  empty: Row,
): Paired<Row>[] {
  const [en, es] = [of(sides.en), of(sides.es)]
  return Array.from({ length: Math.max(en.length, es.length) }, (_, at) => ({
    en: en[at] ?? empty,
    es: es[at] ?? empty,
  }))
}
