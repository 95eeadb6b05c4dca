import type { Language } from '#src/shared/i18n/language.ts'
import { withFigures } from './figure-text.ts'
import { withoutPromises } from './on-call.ts'

/** Finds promises of our help at any hour that the on-call switch would not take away: a text may make them by `{{on-call:…}}` only (on-call.ts). */

const anyHour: Record<Language, RegExp> = {
  en: /\b(?:day (?:and|or) night|night (?:and|or) day|(?:at )?(?:all|any) hours?|(?:around|round) the clock|24-hour|(?<!\b(?:in|within|after) )24 hours)\b|24\/7/i,
  es: /(?:a (?:cualquier hora|todas horas)|(?:día y|de día o de) noche|noche y día|(?<!\b(?:en|tras|dentro de) )24 ?h(?:oras)?\b)|24\/7/i,
}
/** That it is about our help: who comes, who answers, our telephone. */
const ourHelp: Record<Language, RegExp> = {
  en: /\b(?:electricians?|emergency|call-outs?|on call|(?:call|ring|phone|reach) us|we(?:'ll| will| can)? (?:answer|come|help)|do you (?:answer|come|help))\b|711 004 350/i,
  es: /(?<!\p{L})(?:electricistas?|urgencias?|guardia|llám[ae]nos|venimos|venís|vamos|acudimos|atendemos|contestamos|respondemos)(?!\p{L})|711 004 350/iu,
}
const anotherBody = /\b(?:112|Emasa|Nedgia|e-?distribuci[oó]n)\b|\bdistribut?or|\bdistribuidora/i

/** The first sentence, heading or cell of a page's content, figures by name in it, that promises so; undefined when there is none. */
export function unmarkedPromise(content: string, language: Language): string | undefined {
  return withFigures(withoutPromises(content), language)
    .text.replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?])\s|[\n|]/)
    .find((part) => anyHour[language].test(part) && ourHelp[language].test(part) && !anotherBody.test(part))
    ?.trim()
}
