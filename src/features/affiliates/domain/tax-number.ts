/** Spanish tax numbers: DNI and NIE (Real Decreto 1553/2005), NIF of legal persons (Orden EHA/451/2008). */

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const controlLetters = 'JABCDEFGHI'

/** The number in capitals without separators when its control character is right; undefined otherwise. */
export function readTaxNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s.-]/g, '').toUpperCase()
  if (/^[XYZ]?\d{7,8}[A-Z]$/.test(number) && number.length === 9) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return dniLetters[Number(digits) % 23] === number[8] ? number : undefined
  }
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(number)) return undefined
  const digits = [...number.slice(1, 8)].map(Number)
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 1 ? digit : doubled(digit)), 0)
  const control = (10 - (sum % 10)) % 10
  return number[8] === String(control) || number[8] === controlLetters[control] ? number : undefined
}

const doubled = (digit: number): number => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
