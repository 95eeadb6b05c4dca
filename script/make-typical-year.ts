/**
 * Writes facts/energy/malaga-typical-year.bin from malaga-tmy.csv: what a browser or the server loads instead of 320 kB of
 * text. The layout is described where it is read, in src/energy/sun-pv/weather.ts. Run again when the CSV changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const folder = new URL('../facts/energy/', import.meta.url)
const lines = readFileSync(new URL('malaga-tmy.csv', folder), 'utf8').trim().split(/\r?\n/)
const header = (lines[0] ?? '').split(',')
const rows = lines.slice(1).map((line) => line.split(',').map(Number))

function column(name: string): number[] {
  const index = header.indexOf(name)
  if (index < 0) throw new Error(`no column ${name}`)
  return rows.map((row) => row[index] ?? Number.NaN)
}

function tenths(values: number[]): number[] {
  return values.map((value) => Math.round(value * 10))
}

/** Low bytes of all values, hour 0 of every day first, then their high bytes. */
function irradiance(values: number[]): number[] {
  const byHour = Array.from({ length: 24 }, (_, hour) => values.filter((_, index) => index % 24 === hour)).flat()
  return [...byHour.map((value) => value & 255), ...byHour.map((value) => value >> 8)]
}

/** Differences from hour to hour, each of which must fit a signed byte. */
function steps(values: number[]): number[] {
  const differences = values.map((value, index) => value - (values[index - 1] ?? 0))
  if (differences.some((step) => step < -128 || step > 127)) throw new RangeError('a step does not fit a byte')
  return differences.map((step) => step & 255)
}

/** One value for each month and hour; throws unless all days of a month agree. */
function monthHours(values: number[]): number[] {
  const months = column('month')
  const hours = column('hour')
  const table: number[] = []
  values.forEach((value, index) => {
    const cell = ((months[index] ?? 0) - 1) * 24 + (hours[index] ?? 0)
    if ((table[cell] ?? value) !== value) throw new RangeError('wind differs between days of a month')
    table[cell] = value
  })
  return table
}

if (rows.length !== 8760) throw new RangeError(`not a year: ${rows.length} rows`)
const temperature = tenths(column('temp_c'))
const levels = [...new Set(temperature)].sort((a, b) => a - b)
const bytes = Uint8Array.from([
  ...Buffer.from('TY01'),
  ...irradiance(column('dni')),
  ...irradiance(column('dhi')),
  levels.length,
  ...levels.flatMap((level) => [level & 255, level >> 8]),
  ...steps(temperature.map((value) => levels.indexOf(value))),
  ...steps(column('rh_pct')),
  ...monthHours(tenths(column('wind_ms'))),
])
writeFileSync(new URL('malaga-typical-year.bin', folder), bytes)
console.log(JSON.stringify({ bytes: bytes.length, brotliBytes: brotliCompressSync(bytes).length }))
