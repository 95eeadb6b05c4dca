import { renderAsync } from '@resvg/resvg-js'
import type { DrawSvg } from '#src/site/seo/og-picture.ts'

/** Draws an SVG with the given faces and no others. A tool of the build: the running service draws nothing. */
export const drawSvg: DrawSvg = async (svg, fontFiles) => {
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Figtree' },
  })
  return drawn.pixels
}
