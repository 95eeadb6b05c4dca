/** IBAN by ISO 13616: country, two check digits, account; valid when its number is 1 modulo 97 (ISO 7064 MOD 97-10). */

/** Lengths of the countries that take part in SEPA (European Payments Council, EPC409-09). */
const lengths: Record<string, number> = {
  AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27,
  GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24,
  ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22,
} // biome-ignore format: a table

export type IbanFault = 'characters' | 'country' | 'length' | 'check-digits'

/** The IBAN without spaces in capitals, or what is wrong with it. */
export function readIban(typed: string): { iban: string } | { fault: IbanFault } {
  const iban = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban)) return { fault: 'characters' }
  const length = lengths[iban.slice(0, 2)]
  if (length === undefined) return { fault: 'country' }
  if (iban.length !== length) return { fault: 'length' }
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? { iban } : { fault: 'check-digits' }
}

function remainder97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = sign >= 'A' ? sign.charCodeAt(0) - 55 : Number(sign)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** In groups of four, as it is printed. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
