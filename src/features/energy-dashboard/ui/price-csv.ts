import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import { clockHours, dayStart, millisPerHour } from '#src/features/energy-dashboard/domain/hours.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Where the prices lie as a file, in each language. */
export const priceCsvPath: Record<Language, string> = {
  en: '/energy-prices.csv',
  es: '/es/precios-energia.csv',
}

interface Format {
  heads: readonly string[]
  separator: ',' | ';'
  decimal: '.' | ','
  sample: string
}

/** As a spreadsheet of each language opens it without a question: Spanish ones read commas as decimals and part cells by semicolons. */
const formats: Record<Language, Format> = {
  en: {
    heads: ['day', 'hour_spain', 'start_utc', 'pvpc_eur_mwh', 'surplus_eur_mwh', 'source', 'read_at'],
    separator: ',',
    decimal: '.',
    sample: 'sample',
  },
  es: {
    heads: ['dia', 'hora_peninsular', 'inicio_utc', 'pvpc_eur_mwh', 'excedente_eur_mwh', 'fuente', 'leido'],
    separator: ';',
    decimal: ',',
    sample: 'muestra',
  },
}

/** Every hour shown as a file, RFC 4180 with the language's own separator: day, clock in Spain, start in UTC, prices before taxes, source; a sample says so in each row. */
export function priceCsv({ prices, surplus, isSample }: EnergyBoard, language: Language): string {
  const { heads, separator, decimal, sample } = formats[language]
  const cellOf = (value: string | number) => {
    const text = typeof value === 'number' ? String(value).replace('.', decimal) : value
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const rows = prices.flatMap(({ date, eurMwh, source, readAt }) => {
    const clock = clockHours(date)
    const sold = surplus.find((day) => day.date === date)
    return eurMwh.map((price, at) => [
      date,
      `${String(clock[at] ?? 0).padStart(2, '0')}:00`,
      new Date(dayStart(date) + at * millisPerHour).toISOString(),
      price,
      sold?.eurMwh[at] ?? '',
      isSample ? sample : source,
      readAt,
    ])
  })
  return [heads, ...rows].map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('')
}
