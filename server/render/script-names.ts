/** What a built script can give to a page: the names that a stylesheet could ask about (script/names-in-scripts.ts finds them). */
export interface ScriptNames {
  /** Words of its strings: classes, ids, elements, custom properties. */
  words: ReadonlySet<string>
  /** Words that end where the script puts in another piece, as in `is-${state}`. */
  beginnings: ReadonlySet<string>
  /** Attributes: the words, and the properties it mentions as attributes are called (ariaExpanded: aria-expanded; dataset.step: data-step). */
  attributes: ReadonlySet<string>
}

export function joined(names: readonly ScriptNames[]): ScriptNames {
  const all = (of: keyof ScriptNames) => new Set(names.flatMap((one) => [...one[of]]))
  return { words: all('words'), beginnings: all('beginnings'), attributes: all('attributes') }
}
