/**
 * What of a form may travel in a mail to the address beside it: anybody can write somebody else's address, and must not write to them in our
 * name.
 */

const link = /:\/\/|www\.|@|[\p{L}\d-]\.\p{L}{2,}(?:\/|\b)/iu

/** Whether a text that somebody wrote into a form holds no link. */
export const isWithoutLink = (written: string): boolean => !link.test(written)

/** What people are asked for in mails that are after their money, without accents. */
const bankWords = new Set(
  'account bank banca banco banque bitcoin bizum bloqueada bloqueado blocked card clave compte contrasena conto cripto crypto cuenta debt deuda factura ganado hacienda iban invoice konto multa pagar pago passwort password pay payment paypal pin premio prize rechnung reembolso refund tarjeta transfer transferencia transferir uberweisung urgent urgente verifica verify virement wallet won'.split(
    ' ',
  ),
)
const mostLetters = 60
const mostWords = 8

/** A person's name as a greeting may say it; empty when it looks like a message rather than a name: line breaks, links, numbers, talk of money. */
export function nameToGreet(name: string): string {
  const trimmed = name.trim()
  const words = trimmed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  const isName =
    trimmed.length <= mostLetters &&
    words.length <= mostWords &&
    !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(trimmed) &&
    !/\d{3}|[€$£]/.test(trimmed) &&
    isWithoutLink(trimmed) &&
    !words.some((word) => bankWords.has(word))
  return isName ? trimmed : ''
}
