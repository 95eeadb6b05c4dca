import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

const space = '\u00a0'
/** A figure and its unit; letters that are words elsewhere count only as units of their own. */
const measured = /(\d) (?=(?:kWh|kWp|kW|kVA|mA|mm|cm|km|m²|m³|m|A|W|V|°C|€|%)(?![\p{L}\d]))/gu
/** A Spanish number as one dials it. */
const dialled = /(?:\+34 )?\b[6-9]\d\d \d{3} \d{3}\b/g

/** A rehype step: no line ends between a figure and its unit, or within a telephone number. */
export function unbroken() {
  return (tree: Root): void =>
    visit(tree, 'text', (node) => {
      node.value = keptTogether(node.value)
    })
}

/** Words that stand together whole, as a date in a line. */
export const onOneLine = (words: string): string => words.replaceAll(' ', space)

/** The same words with spaces that do not break where a line must not end. */
export function keptTogether(words: string): string {
  return words.replace(measured, `$1${space}`).replace(dialled, (number) => number.replaceAll(' ', space))
}
