/** Cuts a stylesheet into its pieces, minding what stands in quotation marks and brackets. */

/** Top-level statements, each with its block or semicolon. */
export function statementsOf(css: string): string[] {
  return pieces(css, (depth, char) => depth === 0 && (char === '}' || char === ';'), '{', '}')
}

/** 'a, b:is(c, d)' as its two selectors. */
export function selectorsOf(head: string): string[] {
  return pieces(head, (depth, char) => depth === 0 && char === ',', '(', ')').map((selector) =>
    selector.replace(/,$/, '').trim(),
  )
}

/** Declarations of a block, without their semicolons. */
export function declarationsOf(block: string): string[] {
  return pieces(block, (depth, char) => depth === 0 && char === ';', '(', ')').map((declaration) =>
    declaration.replace(/;$/, '').trim(),
  )
}

/** Cuts `text` after each character at which `ends` says so; what stands in quotation marks is passed over. */
function pieces(text: string, ends: (depth: number, char: string) => boolean, open: string, close: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === '\\') at++
    else if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else {
      if (char === open) depth++
      if (char === close) depth--
      if (!ends(depth, char)) continue
      found.push(text.slice(from, at + 1))
      from = at + 1
    }
  }
  if (text.slice(from).trim() !== '') found.push(text.slice(from))
  return found
}
