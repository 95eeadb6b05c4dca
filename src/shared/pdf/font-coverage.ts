import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which characters our faces can draw. PDF/UA-1 refuses a document with a missing glyph, so text typed by people is fitted to
 * the faces before it is set: a name in another script must never cost its owner the whole document.
 */

/** Code points that every .ttf of a folder can draw. Throws when the folder holds none. */
export function readCoverage(fontDir: string): ReadonlySet<number> {
  const files = readdirSync(fontDir).filter((name) => name.endsWith('.ttf'))
  const [first, ...rest] = files.map((name) => codePointsOf(readFileSync(join(fontDir, name))))
  if (!first) throw new Error(`no .ttf in ${fontDir}`)
  return new Set([...first].filter((point) => rest.every((set) => set.has(point))))
}

/** Layout characters that draw nothing and need no glyph: line break, soft hyphen, zero-width space, word joiner. */
const invisible = new Set([0x0a, 0xad, 0x200b, 0x2060])

/** `text` with every character the faces lack replaced by its base letter, or by a question mark; stray marks and controls go. */
export function fitText(text: string, coverage: ReadonlySet<number>): string {
  let fitted = ''
  for (const char of text.normalize('NFC')) {
    const point = char.codePointAt(0) ?? 0
    if (invisible.has(point) || coverage.has(point)) fitted += char
    else if (/[\p{M}\p{Cc}\p{Cf}]/u.test(char)) continue
    else fitted += baseLetters(char, coverage)
  }
  return fitted
}

function baseLetters(char: string, coverage: ReadonlySet<number>): string {
  const base = char.normalize('NFKD').replace(/\p{M}/gu, '')
  const known = base !== '' && [...base].every((letter) => coverage.has(letter.codePointAt(0) ?? 0))
  return known ? base : '?'
}

/** Reads the Unicode character map (OpenType `cmap`, formats 4 and 12) of a TrueType file. */
function codePointsOf(font: Buffer): Set<number> {
  const cmap = tableOffset(font, 'cmap')
  const points = new Set<number>()
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    const format = font.readUInt16BE(subtable)
    if (format === 4) addFormat4(font, subtable, points)
    if (format === 12) addFormat12(font, subtable, points)
  }
  return points
}

function tableOffset(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`font without a ${tag} table`)
}

function addFormat4(font: Buffer, start: number, points: Set<number>): void {
  const segX2 = font.readUInt16BE(start + 6)
  const ends = start + 14
  const starts = ends + segX2 + 2
  for (let at = 0; at < segX2; at += 2) {
    const rangeOffsetAt = starts + 2 * segX2 + at
    const rangeOffset = font.readUInt16BE(rangeOffsetAt)
    const delta = font.readUInt16BE(starts + segX2 + at)
    const first = font.readUInt16BE(starts + at)
    for (let point = first; point <= font.readUInt16BE(ends + at) && point < 0xffff; point++) {
      const listed = rangeOffset === 0 ? point : font.readUInt16BE(rangeOffsetAt + rangeOffset + (point - first) * 2)
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) points.add(point)
    }
  }
}

function addFormat12(font: Buffer, start: number, points: Set<number>): void {
  for (let i = 0; i < font.readUInt32BE(start + 12); i++) {
    const group = start + 16 + i * 12
    for (let point = font.readUInt32BE(group); point <= font.readUInt32BE(group + 4); point++) points.add(point)
  }
}
