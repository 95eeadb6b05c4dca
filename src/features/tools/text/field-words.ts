/** What is allowed in a field, in words. */

const en = {
  between: (from: string, to: string) => `Enter a number from ${from} to ${to}`,
  wholeBetween: (from: string, to: string) => `Enter a whole number from ${from} to ${to}`,
  oneOf: (list: string) => `Choose one of: ${list}`,
  listOf: (count: string) => `Give a list with ${count} entries`,
  dateBetween: (from: string, to: string) => `Enter a date such as 2026-06-01, from ${from} to ${to}`,
  trueOrFalse: 'Enter true or false',
}

const es: { [word in keyof typeof en]: (typeof en)[word] } = {
  between: (from, to) => `Escribe un número de ${from} a ${to}`,
  wholeBetween: (from, to) => `Escribe un número entero de ${from} a ${to}`,
  oneOf: (list) => `Elige una de estas opciones: ${list}`,
  listOf: (count) => `Indica una lista con ${count} valores`,
  dateBetween: (from, to) => `Escribe una fecha como 2026-06-01, del ${from} al ${to}`,
  trueOrFalse: 'Escribe true o false',
}

export const fieldWords = { en, es }
