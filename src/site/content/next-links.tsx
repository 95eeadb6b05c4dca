import { ArrowBehind } from './arrow-behind.tsx'
import type { ContentPageData } from './content-data.ts'

/** The pages that a reader goes to next, as items of a list. */
export function NextLinks({ links }: { links: ContentPageData['related'] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <a className="tl" href={path}>
        <ArrowBehind label={label} />
      </a>
    </li>
  ))
}
