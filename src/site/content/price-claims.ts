import type { Language } from '#src/shared/i18n/language.ts'

/** A price of ours is a guide price, with cheaper and dearer jobs on both sides of it: a text may not call it a floor. */

const floor: Record<Language, RegExp> = {
  en: /\b(?:from|start(?:s|ing)? (?:from|at)|as little as) (\{\{price:[^}]*\}\})(?! to \{\{price:)/gi,
  es: /\b(?:desde|a partir de|parten? de|arrancan? en|empiezan? en) (?:los )?(\{\{price:[^}]*\}\})(?! (?:a|hasta) (?:los )?\{\{price:)/gi,
}

/** The prices that a page's file calls a floor, each with its line; a span from one price to another is none. */
export function floorClaims(file: string, language: Language): { line: number; text: string }[] {
  return [...file.matchAll(floor[language])].map((found) => ({
    line: file.slice(0, found.index).split('\n').length,
    text: found[0],
  }))
}
