import { randomInt } from 'node:crypto'

/** No 0/O, 1/I/L, U: can be read out over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference people can say, such as Q-7K3M9WD: prefix and seven characters (2·10^10 of them) unless more are asked for. */
export function newReference(prefix: string, signs = 7): string {
  return `${prefix}-${Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
