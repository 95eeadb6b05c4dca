import { defaultRaw, type InputSpecs, isAsked, isGood, type RawInputs, readInputs } from './read-inputs.ts'

/**
 * The link that brings the inputs back: a query with those that differ from the defaults, under the inputs' own names. Numbers are
 * written with a point and two decimals at most (three would read as thousands).
 */

/** The query of some inputs; undefined while one of them is wrong. Empty for the defaults. */
export function queryOfInputs(specs: InputSpecs, raw: RawInputs): URLSearchParams | undefined {
  const { values, problems } = readInputs(specs, raw)
  if (problems.length > 0) return undefined
  const usual = readInputs(specs, defaultRaw(specs)).values
  const query = new URLSearchParams()
  for (const [name, spec] of Object.entries(specs)) {
    const value = values[name]
    if (!isAsked(spec, raw) || value === usual[name]) continue
    query.set(name, typeof value === 'number' ? String(Math.round(value * 100) / 100) : (raw[name] ?? ''))
  }
  return query
}

/**
 * The inputs of a link, on top of the defaults. What the link spells wrongly or out of range keeps its default, so that an old or
 * mangled link still answers. undefined when the link names none of them.
 */
export function inputsOfQuery(specs: InputSpecs, query: URLSearchParams): Record<string, string> | undefined {
  const named = Object.keys(specs).filter((name) => query.has(name))
  if (named.length === 0) return undefined
  const raw = defaultRaw(specs)
  for (const name of named) {
    const tried = { ...raw, [name]: query.get(name) ?? '' }
    if (isGood(specs, name, tried)) raw[name] = tried[name] ?? ''
  }
  return raw
}
