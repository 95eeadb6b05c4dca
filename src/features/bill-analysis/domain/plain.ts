/**
 * The same letters in lower case, without accents, with ordinary spaces and dashes, one for one: a position in it is a position in the text.
 */
export function plain(text: string): string {
  let out = ''
  for (const letter of text) out += plainLetter(letter)
  return out
}

function plainLetter(letter: string): string {
  if (/[\u00a0\u2000-\u200a\u202f\u205f\t]/u.test(letter)) return ' '
  if (/[\u2010-\u2015\u2212]/u.test(letter)) return '-'
  if (/[\u2018\u2019]/u.test(letter)) return "'"
  const base = letter.normalize('NFD').charAt(0).toLowerCase()
  return base.length === letter.length ? base : letter
}
