/** The dark modules of a QR code as one SVG path, one unit a module. `data` holds rows of `size` modules, 1 for dark. */
export function qrPath(size: number, data: ArrayLike<number>): string {
  const squares: string[] = []
  for (let at = 0; at < size * size; at++) if (data[at]) squares.push(`M${at % size} ${Math.floor(at / size)}h1v1h-1z`)
  return squares.join('')
}
