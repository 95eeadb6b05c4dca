import { svgContent } from './svg-content.ts'

/** A drawing of ours from a file (`import art from './x.svg?raw'`), placed inside another SVG. Never for text from outside. */
export function SvgFile({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this repository only
  return <g dangerouslySetInnerHTML={{ __html: svgContent(svg) }} />
}
