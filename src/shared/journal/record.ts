import { crc32 } from 'node:zlib'

/**
 * A journal line: eight hex digits of CRC-32, a space, JSON, a line feed. A line that fails its check was either torn (the machine stopped in the
 * middle of writing it, and no visitor read 'thank you') or damaged later; the bytes do not say which, so neither is ever dropped.
 */
export function encodeLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`
}

export type Decoded = { ok: true; value: unknown } | { ok: false }

/** Decodes one line without its line feed. */
export function decodeLine(line: string): Decoded {
  const json = line.slice(9)
  if (line[8] !== ' ' || crc32(json).toString(16).padStart(8, '0') !== line.slice(0, 8)) return { ok: false }
  return { ok: true, value: JSON.parse(json) }
}

export interface ScannedLine {
  value: unknown
  offset: number
  /** Line feed included. */
  length: number
}

/** The lines of a file that pass their check, and the bytes of those that do not; an end without a line feed is one of these. */
export function scanLines(bytes: Buffer): { sound: ScannedLine[]; damaged: Buffer[] } {
  const sound: ScannedLine[] = []
  const damaged: Buffer[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const feed = bytes.indexOf(10, offset)
    const end = feed === -1 ? bytes.length : feed + 1
    const decoded: Decoded = feed === -1 ? { ok: false } : decodeLine(bytes.toString('utf8', offset, feed))
    if (decoded.ok) sound.push({ value: decoded.value, offset, length: end - offset })
    else damaged.push(bytes.subarray(offset, end))
    offset = end
  }
  return { sound, damaged }
}
