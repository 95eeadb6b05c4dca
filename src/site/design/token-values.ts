/** Custom properties by name, as written. */
export type TokenValues = ReadonlyMap<string, string>

export interface Tokens {
  light: TokenValues
  /** Light, with what dark changes. */
  dark: TokenValues
}

/** The tokens of tokens.css: light from the first `:root`, dark from `[data-theme="dark"]`. */
export function tokensOf(css: string): Tokens {
  const light = declarations(block(css, ':root {'))
  const dark = declarations(block(css, ':root[data-theme="dark"] {'))
  return { light, dark: new Map([...light, ...dark]) }
}

/** What the two dark blocks say: the one that follows the system and the one that is chosen. They must not differ. */
export function darkBlocks(css: string): [bySystem: TokenValues, byChoice: TokenValues] {
  return [
    declarations(block(css, ':root:not([data-theme="light"]) {')),
    declarations(block(css, ':root[data-theme="dark"] {')),
  ]
}

function block(css: string, opening: string): string {
  const from = css.indexOf(opening)
  if (from < 0) throw new Error(`tokens.css has no ${opening}`)
  return css.slice(from + opening.length, css.indexOf('}', from))
}

function declarations(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

/** A value that must be there. */
export function tokenValue(tokens: TokenValues, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`there is no token --${name}`)
  return value
}
