import ts from 'typescript'
import type { ScriptNames } from '#server/render/script-names.ts'

/** Files and interfaces that a script fetches: no names of anything on the page. */
const addresses = /^[\w.-]*(?:\/[\w.-]+)+$/

/** The names in these scripts. A class that a script makes of letters or takes from a server is not seen: write it out. */
export function namesIn(scripts: readonly string[]): ScriptNames {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  const attributes = new Set<string>()
  const addText = (text: string, goesOn: boolean) => {
    if (addresses.test(text)) return
    for (const [word] of text.matchAll(/[A-Za-z_-][\w-]*(?![\w(-])/g)) {
      words.add(word)
      attributes.add(word.toLowerCase())
    }
    const beginning = /[A-Za-z][\w-]+$/.exec(text)?.[0]
    if (beginning !== undefined && (goesOn || beginning.endsWith('-'))) beginnings.add(beginning)
  }
  const addProperty = (name: string) => {
    const dashed = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
    for (const attribute of [name.toLowerCase(), dashed, `data-${dashed}`]) attributes.add(attribute)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) addText(node.text, false)
    else if (ts.isTemplateExpression(node)) {
      addText(node.head.text, true)
      for (const [at, { literal }] of node.templateSpans.entries())
        addText(literal.text, at + 1 < node.templateSpans.length)
    } else if (ts.isPropertyAccessExpression(node)) addProperty(node.name.text)
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) addProperty(node.name.text)
    ts.forEachChild(node, visit)
  }
  for (const script of scripts) visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, false))
  return { words, beginnings, attributes }
}
