import { create } from 'qrcode'

/** The dark modules of the QR code of a text, row by row as strings of 0 and 1, error correction M. Throws when the text is too long for one. */
export function qrRows(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) => Array.from(data.slice(row * size, (row + 1) * size), Number).join(''))
}
