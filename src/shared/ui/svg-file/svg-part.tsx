/**
 * One part, by its id, of a drawing of ours in a file of its own (`import file from './x.svg?url'`), placed inside another SVG: fetched once for all
 * pages, beside the page and not in it. Colours are the page's tokens, which come through to it; rules of stylesheets do not, but for what a
 * `className` here passes down.
 */
export function SvgPart({ file, part, className }: { file: string; part: string; className?: string }) {
  return <use href={`${file}#${part}`} className={className} />
}
