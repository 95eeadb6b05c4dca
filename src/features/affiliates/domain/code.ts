/** A partner's code: letters of the business name and a number, so that it can be said over the phone and typed from a card. */

/** What may be a code at all, as it is typed: three to forty letters, digits and hyphens. */
export const codePattern = /^[A-Za-z0-9-]{3,40}$/

/** As codes are kept and compared: capitals, without spaces; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.trim().replace(/\s+/g, '-').toUpperCase()
  return codePattern.test(code) ? code : undefined
}

/** Letters that the code of a business begins with: up to twelve of its first word that has three, PARTNER without any. */
export function codeStem(businessName: string): string {
  const words = businessName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
  return (words.find((word) => word.length >= 3) ?? 'PARTNER').slice(0, 12)
}
