/** What is inside the outer `<svg>` of a drawing, to be placed in another one. Throws when the text is no SVG document. */
export function svgContent(svg: string): string {
  const inner = /^<svg[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg)?.[1]
  if (inner === undefined) throw new RangeError('not an SVG document')
  return inner.replace(/>\s+</g, '><').trim()
}
