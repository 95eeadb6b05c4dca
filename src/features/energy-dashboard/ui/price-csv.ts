import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import { clockHours, dayStart, millisPerHour } from '#src/features/energy-dashboard/domain/hours.ts'

/** Every hour shown as a file of commas, RFC 4180: day, clock in Spain, start in UTC, prices before taxes, source; a sample says so in each row. */
export function priceCsv({ prices, surplus, isSample }: EnergyBoard): string {
  const rows = prices.flatMap(({ date, eurMwh, source, readAt }) => {
    const clock = clockHours(date)
    const sold = surplus.find((day) => day.date === date)
    return eurMwh.map((price, at) =>
      [
        date,
        `${String(clock[at] ?? 0).padStart(2, '0')}:00`,
        new Date(dayStart(date) + at * millisPerHour).toISOString(),
        price,
        sold?.eurMwh[at] ?? '',
        isSample ? 'sample' : source,
        readAt,
      ].join(','),
    )
  })
  return ['day,hour_spain,start_utc,pvpc_eur_mwh,surplus_eur_mwh,source,read_at', ...rows]
    .map((row) => `${row}\r\n`)
    .join('')
}
