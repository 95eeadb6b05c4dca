/** Months as staff paste them from a quote or a meter's page: a line a month, figures apart by spaces, tabs, semicolons or slashes. */

/** '1.234,5', '1,234.5', '1234': a number as people in either language write it; undefined for what is none. */
export function numberIn(text: string): number | undefined {
  const value = Number(text.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined
}

const parts = (line: string) => line.split(/[\s;/]/).filter(Boolean)

/** Twelve promises, January first; undefined unless there are twelve lines of three figures in rising order. */
export function promisesIn(text: string): { p90: number; p50: number; p10: number }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const months = lines.flatMap((line) => {
    // What is no figure is neither less nor more than another.
    const [p90 = Number.NaN, p50 = Number.NaN, p10 = Number.NaN, ...more] = parts(line).map(numberIn)
    return p90 <= p50 && p50 <= p10 && more.length === 0 ? [{ p90, p50, p10 }] : []
  })
  return lines.length === 12 && months.length === 12 ? months : undefined
}

/** Readings, the earliest first, each month once; undefined when a line is no month and figure. */
export function readingsIn(text: string): { month: string; kwh: number }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.flatMap((line) => {
    const [month = '', figure = '', ...more] = parts(line)
    const kwh = numberIn(figure)
    return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && kwh !== undefined && more.length === 0 ? [{ month, kwh }] : []
  })
  const isWhole = read.length === lines.length && new Set(read.map(({ month }) => month)).size === read.length
  return isWhole ? read.sort((a, b) => a.month.localeCompare(b.month)) : undefined
}
