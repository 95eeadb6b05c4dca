/** Paths with parameters, '/crm/leads/{leadId}': filled and found again. */

export type RouteParams = Record<string, string>

/** One path segment that may stand for a parameter: a slug, a token, a uuid. Never a dot segment. */
const segment = /^(?!\.{1,2}$)[A-Za-z0-9._~-]+$/

/** The path with its parameters; throws a RangeError when one is missing or could leave its segment. */
export function fillPattern(pattern: string, params: RouteParams): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || !segment.test(value)) throw new RangeError(`no usable ${name} for ${pattern}`)
    return value
  })
}

/** Finds what a path belongs to, without regard to the case of fixed segments; a pattern without parameters goes first. */
export function patternFinder<Of>(
  patterns: readonly { pattern: string; of: Of }[],
): (path: string) => { of: Of; params: RouteParams } | null {
  const exact = new Map<string, Of>()
  const dynamic: { parts: string[]; of: Of }[] = []
  for (const { pattern, of } of patterns)
    if (pattern.includes('{')) dynamic.push({ parts: pattern.split('/'), of })
    else exact.set(pattern, of)

  return (path) => {
    const found = exact.get(path.toLowerCase())
    if (found) return { of: found, params: {} }
    const parts = path.split('/')
    for (const { parts: pattern, of } of dynamic) {
      if (pattern.length !== parts.length) continue
      const params: RouteParams = {}
      const fits = pattern.every((want, i) => {
        const have = parts[i] ?? ''
        const name = /^\{(\w+)\}$/.exec(want)?.[1]
        if (!name) return want === have.toLowerCase()
        params[name] = have
        return segment.test(have)
      })
      if (fits) return { of, params }
    }
    return null
  }
}
