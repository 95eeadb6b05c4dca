import { type Language, languages } from '#src/shared/i18n/language.ts'
import { projectFormText } from './project-text.ts'
import type { SideState } from './use-side.ts'

/** Equipment, and what went wrong: a row a thing, its words in each language beside each other. */
export function ProjectLines({ sides, language }: { sides: Record<Language, SideState>; language: Language }) {
  const text = projectFormText[language]
  const kit = rowsOf(sides, (side) => side.draft.project.kit ?? [], { name: '', size: '' })
  const remedies = rowsOf(sides, (side) => side.draft.project.remedies ?? [], { what: '', remedy: '' })
  const write = (of: Language, part: object) =>
    sides[of].change({ project: { hasConsent: false, ...sides[of].draft.project, ...part } })
  const setKit = (next: typeof kit) => {
    for (const one of languages) write(one, { kit: next.map((row) => row[one]) })
  }
  const setRemedies = (next: typeof remedies) => {
    for (const one of languages) write(one, { remedies: next.map((row) => row[one]) })
  }
  return (
    <>
      <fieldset className="stack-s">
        <legend>{text.kit}</legend>
        {kit.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={at} className="pf-row">
            {languages.map((one) => (
              <label key={one} className="xs">
                {text.kitName[one]}
                <input
                  className="in"
                  lang={one}
                  maxLength={80}
                  value={row[one].name}
                  onChange={(event) => setKit(changed(kit, at, one, { ...row[one], name: event.target.value }))}
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
                  setKit(kit.map((old, i) => (i === at ? { en: { ...old.en, size }, es: { ...old.es, size } } : old)))
                }}
              />
            </label>
            <button type="button" className="lnk" onClick={() => setKit(kit.filter((_, i) => i !== at))}>
              {text.remove}
            </button>
          </div>
        ))}
        <p>
          <button
            type="button"
            className="lnk"
            onClick={() => setKit([...kit, { en: { name: '', size: '' }, es: { name: '', size: '' } }])}
          >
            {text.add}
          </button>
        </p>
      </fieldset>
      <fieldset className="stack-s">
        <legend>{text.remedies}</legend>
        {remedies.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={at} className="pf-row">
            {languages.map((one) => (
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
                      onChange={(event) =>
                        setRemedies(changed(remedies, at, one, { ...row[one], [field]: event.target.value }))
                      }
                    />
                  </label>
                ))}
              </div>
            ))}
            <button type="button" className="lnk" onClick={() => setRemedies(remedies.filter((_, i) => i !== at))}>
              {text.remove}
            </button>
          </div>
        ))}
        <p>
          <button
            type="button"
            className="lnk"
            onClick={() => setRemedies([...remedies, { en: { what: '', remedy: '' }, es: { what: '', remedy: '' } }])}
          >
            {text.add}
          </button>
        </p>
      </fieldset>
    </>
  )
}

/** The rows of both languages beside each other; a language that has fewer has empty ones. */
function rowsOf<Row>(
  sides: Record<Language, SideState>,
  of: (side: SideState) => readonly Row[],
  empty: Row,
): Record<Language, Row>[] {
  const [en, es] = [of(sides.en), of(sides.es)]
  return Array.from({ length: Math.max(en.length, es.length) }, (_, at) => ({
    en: en[at] ?? empty,
    es: es[at] ?? empty,
  }))
}

function changed<Row>(
  rows: readonly Record<Language, Row>[],
  at: number,
  of: Language,
  row: Row,
): Record<Language, Row>[] {
  return rows.map((old, i) => (i === at ? { ...old, [of]: row } : old))
}
