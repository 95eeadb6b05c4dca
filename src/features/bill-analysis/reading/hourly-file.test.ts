import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  bandKwh,
  clockHour,
  type HourlySeries,
  highestByMonth,
  hoursOfDay,
  yearOf,
} from '#src/features/bill-analysis/domain/hourly.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { isHourlyFile, readHourlyFile } from './hourly-file.ts'

/** Made-up records in the documented shapes: hour n of a day uses n/100 kWh, so that every hour can be told apart. */

const cups = 'ES0031400000000001JN'
const bytes = (text: string) => new TextEncoder().encode(text)
async function read(file: Uint8Array): Promise<HourlySeries> {
  expect(isHourlyFile(file)).toBe(true)
  const series = await readHourlyFile(file)
  if (typeof series === 'string') throw new Error(series)
  return series
}
const two = (value: number) => String(value).padStart(2, '0')

function datadis(from: string, days: number): string {
  const lines = ['cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh']
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day)
    for (let hour = 1; hour <= hoursOfDay(date); hour++)
      lines.push(`${cups};${date.replaceAll('-', '/')};${two(hour)}:00;0,${two(hour)};Real;0,5`)
  }
  return lines.join('\n')
}

function edistribucion(from: string, days: number): string {
  const lines = ['CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO']
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day)
    for (let hour = 1; hour <= hoursOfDay(date); hour++)
      lines.push(`${cups};${date.split('-').reverse().join('/')};${hour};0,${two(hour)};0;;R`)
  }
  return `${lines.join('\r\n')}\r\n`
}

/** The least spreadsheet: text in a shared table, numbers as they are, dates as days since 1900. */
function xlsx(rows: (string | number)[][]): Uint8Array {
  const strings = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const sheet = `<worksheet><sheetData>${rows
    .map(
      (row, r) =>
        `<row r="${r + 1}">${row
          .map((cell, c) => {
            const at = `${String.fromCharCode(65 + c)}${r + 1}`
            return typeof cell === 'number'
              ? `<c r="${at}"><v>${cell}</v></c>`
              : `<c r="${at}" t="s"><v>${strings.indexOf(cell)}</v></c>`
          })
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`
  const shared = `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
  return zip({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': shared })
}

function zip(files: Record<string, string>): Uint8Array {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [packed, size] = [deflateRawSync(text), Buffer.byteLength(text)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    chunks.push(local, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...chunks, list, end]))
}

describe.each([
  ['Datadis', datadis],
  ['e-distribución', edistribucion],
])('%s', (_name, made) => {
  test('a year with its days of 23 and 25 hours, none missing', async () => {
    const series = await read(bytes(made('2025-10-01', 365)))
    expect(series).toMatchObject({ cups, missingHours: 0 })
    expect(series.days.size).toBe(365)
    expect(series.days.get('2026-03-29')).toHaveLength(23)
    expect(series.days.get('2025-10-26')).toHaveLength(25)
    expect(series.days.get('2025-10-26')?.[24]).toBe(0.25)
    const sum = [...series.days.values()].flat().reduce((all, kwh) => all + kwh, 0)
    const { P1, P2, P3 } = bandKwh(series)
    expect(P1 + P2 + P3).toBeCloseTo(sum, 6)
  })
})

test('surplus is added up', async () => {
  expect((await read(bytes(datadis('2026-03-29', 1)))).surplusKwh).toBeCloseTo(11.5, 6)
})

test('the hour that the clock leaves out or repeats is told by the clock', () => {
  const march = Array.from({ length: 23 }, (_, nth) => clockHour('2026-03-29', nth))
  expect(march).toEqual([0, 1, ...Array.from({ length: 21 }, (_, n) => n + 3)])
  const october = Array.from({ length: 25 }, (_, nth) => clockHour('2026-10-25', nth))
  expect(october).toEqual([0, 1, 2, 2, ...Array.from({ length: 21 }, (_, n) => n + 3)])
})

test('periods follow the calendar of the day: a working day, a Saturday, a national holiday, summer time', async () => {
  const ofDay = async (date: string) => bandKwh(await read(bytes(datadis(date, 1))))
  const sum = (hours: number[]) => hours.reduce((all, hour) => all + hour / 100, 0)
  for (const workday of ['2026-02-03', '2026-07-07']) {
    const { P1, P2, P3 } = await ofDay(workday)
    expect(P1).toBeCloseTo(sum([11, 12, 13, 14, 19, 20, 21, 22]), 6)
    expect(P2).toBeCloseTo(sum([9, 10, 15, 16, 17, 18, 23, 24]), 6)
    expect(P3).toBeCloseTo(sum([1, 2, 3, 4, 5, 6, 7, 8]), 6)
  }
  for (const valley of ['2026-02-07', '2026-01-06', '2026-05-01']) expect((await ofDay(valley)).P1).toBe(0)
  expect((await ofDay('2024-02-29')).P1).toBeCloseTo(1.32, 6)
})

test('a clock’s own way of writing the changes: two lines for one hour, a line of zero for the hour that never was', async () => {
  const twice = datadis('2026-10-25', 1).replace(/25:00;0,25/, '03:00;0,25')
  expect((await read(bytes(twice))).days.get('2026-10-25')).toHaveLength(25)
  const lines = datadis('2026-03-28', 1).replaceAll('2026/03/28', '2026/03/29').replace('03:00;0,03', '03:00;0')
  const march = (await read(bytes(lines))).days.get('2026-03-29')
  expect(march).toHaveLength(23)
  expect(march?.slice(0, 3)).toEqual([0.01, 0.02, 0.04])
})

test('a missing hour is counted and takes the mean of its neighbours', async () => {
  const holed = datadis('2026-02-03', 1).replace(/^.*;12:00;.*\n/m, '')
  const series = await read(bytes(holed))
  expect(series.missingHours).toBe(1)
  expect(series.days.get('2026-02-03')?.[11]).toBeCloseTo(0.12, 6)
})

test('a spreadsheet with dates as numbers says the same as the CSV', async () => {
  const rows: (string | number)[][] = [
    ['CUPS', 'Fecha', 'Hora', 'AE_kWh'],
    ...Array.from({ length: 24 }, (_, n) => [cups, 46_056, n + 1, (n + 1) / 100]),
  ]
  const series = await read(xlsx(rows))
  expect([...series.days.keys()]).toEqual(['2026-02-03'])
  expect(series.days.get('2026-02-03')?.[23]).toBe(0.24)
  expect(series.cups).toBe(cups)
})

test('what is no table of hours is said to be none', async () => {
  expect(isHourlyFile(bytes('%PDF-1.4 fecha;hora'))).toBe(false)
  expect(isHourlyFile(bytes('<html>fecha;hora'))).toBe(false)
  expect(await readHourlyFile(bytes('fecha;hora;precio\n2026/01/01;1;3'))).toBe('hourly_unknown')
  expect(await readHourlyFile(bytes('cups;fecha;hora;consumo_kWh\n'))).toBe('hourly_empty')
  expect(await readHourlyFile(zip({ 'word/document.xml': '<w/>' }))).toBe('hourly_unknown')
  expect(await readHourlyFile(xlsx([['a']]).subarray(0, 60))).toBe('hourly_unknown')
  const bomb = zip({ 'xl/worksheets/sheet1.xml': `<row>${' '.repeat(65 * 1024 * 1024)}</row>` })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await readHourlyFile(bomb)).toBe('hourly_unknown')
})

test('a year of hours keeps its kWh and weekdays; a short record is filled by the model', async () => {
  const model = new Float64Array(8760).fill(0.5)
  const whole = yearOf(await read(bytes(datadis('2025-10-01', 365))), model)
  expect(whole?.months).toBe(12)
  expect(whole?.hourlyKwh.reduce((all, kwh) => all + kwh, 0)).toBeCloseTo(365 * 3, 0)
  const short = yearOf(await read(bytes(datadis('2026-02-01', 28))), model)
  expect(short?.months).toBe(1)
  expect(short?.hourlyKwh[5000]).toBeCloseTo(3 / 24, 3)
  expect(yearOf(await read(bytes(datadis('2026-02-01', 5))), model)).toBeNull()
  const [first] = highestByMonth(await read(bytes(datadis('2026-02-02', 5))))
  expect(first).toEqual({ month: 1, kw: { P1: 0.24, P2: 0.08 } })
})
