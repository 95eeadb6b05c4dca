export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** What a file is by its first bytes, whatever its name says. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  // A PDF may begin with a few bytes of a mail program's.
  const start = ascii(0, Math.min(1024, bytes.length))
  if (/^(?:\ufeff|ï»¿)?\s*</.test(start)) return 'other'
  if (start.includes('%PDF-')) return 'pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp' && /hei[cxms]|mif1|msf1/.test(ascii(8, 12))) return 'heic'
  return 'other'
}

/** Width and height that a picture's head states, before anything is unpacked; undefined when it states none. */
export function statedSize(bytes: Uint8Array, type: FileType): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (type === 'webp' && bytes.length >= 30) return webpSize(view)
  return type === 'jpeg' ? jpegSize(view) : undefined
}

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(view: DataView): { width: number; height: number } | undefined {
  const kind = view.getUint8(15)
  // 'X' extended, 'L' lossless, ' ' lossy.
  if (kind === 0x58) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (kind === 0x20) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return undefined
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
