/**
 * A number as people in Spain and Britain type it: '165,50', '1.200', '1,200.50', '€165', '4 200 kWh', '80 m²'. undefined when blank, NaN when it
 * is no number. A single separator before exactly three digits groups thousands in either language ('1.200' is 1200):
 * none of our questions is answered in thousandths.
 */
export function localisedNumber(text: string): number | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/^(€|eur)/i, '')
    .replace(/(€|euros?|eur|kwh|kw|m[²2³3]|km|°)$/i, '')
  if (text.trim() === '') return undefined
  if (!/^[+-]?[\d.,]*\d$/.test(bare)) return Number.NaN
  const marks = bare.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return Number(bare)
  const fraction = bare.slice(bare.lastIndexOf(last) + 1)
  const whole = bare.slice(0, bare.lastIndexOf(last))
  const repeated = marks.filter((mark) => mark === last).length > 1
  const groups = (digits: string) => /^[+-]?\d{1,3}([.,]\d{3})*$/.test(digits)
  if (marks.length === 1 || repeated) {
    const thousands = fraction.length === 3 && groups(whole) && !/^[+-]?0/.test(whole) && new Set(marks).size === 1
    if (thousands) return Number(bare.replace(/[.,]/g, ''))
    return repeated ? Number.NaN : Number(`${whole}.${fraction}`)
  }
  if (!groups(whole) || whole.includes(last)) return Number.NaN
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
