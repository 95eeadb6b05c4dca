/** The languages the site is written in. Chat understands more; nothing else does. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The specified rule: a path equal to /es or starting with /es/ is Spanish, any other is English. */
export function languageOfPath(path: string): Language {
  return path === '/es' || path.startsWith('/es/') ? 'es' : 'en'
}

/** The first supported language an Accept-Language header asks for, by weight; undefined when it asks for none of ours. */
export function languageOfHeader(header: string | undefined): Language | undefined {
  if (!header) return undefined
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const weight = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wishes.map((wish) => languages.find((l) => l === wish.language)).find((l) => l !== undefined)
}
