import { crc32 } from 'node:zlib'

/**
 * A journal line: eight hex digits of CRC-32, a space, JSON, a line feed. A torn tail (the machine stopped mid-write) fails the
 * check and is the only thing that may be dropped, because nothing torn was ever acknowledged.
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
