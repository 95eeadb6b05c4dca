import type { HourlySeries } from '#src/features/bill-analysis/domain/hourly.ts'
import { type HourlyFault, hourlyFrom } from '#src/features/bill-analysis/domain/hourly-rows.ts'
import { xlsxRows } from './xlsx-rows.ts'

/** Two years of hours with every column a distributor has are some 2 MB. */
const mostBytes = 12 * 1024 * 1024

/** Whether a file is meant as a table of hours: a spreadsheet, or text with date and hour in its first lines. */
export function isHourlyFile(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return true
  const start = textOf(bytes.subarray(0, 2000))
  return !/^\s*[<%]/.test(start) && /\bfecha\b[^\n]{0,80}\bhora\b/i.test(start) && /[;,\t]/.test(start)
}

/** The series in a CSV or XLSX file of a distributor. */
export async function readHourlyFile(bytes: Uint8Array): Promise<HourlySeries | HourlyFault> {
  if (bytes.length > mostBytes) return 'hourly_unknown'
  if (bytes[0] === 0x50) {
    const rows = await xlsxRows(bytes)
    return rows ? hourlyFrom(rows) : 'hourly_unknown'
  }
  const lines = textOf(bytes).split(/\r?\n/)
  const separator = [';', '\t', ','].find((sign) => (lines[0]?.split(sign).length ?? 0) > 2) ?? ';'
  return hourlyFrom(lines.map((line) => line.split(separator).map((cell) => cell.replace(/^"|"$/g, ''))))
}

/** UTF-8, or Latin-1 where it is none. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, '')
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
