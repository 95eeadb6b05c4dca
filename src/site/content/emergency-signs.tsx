import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { ContentPageData } from './content-data.ts'
import { contentText } from './text/text.ts'
import './emergency-signs.css'

/** How many of the first sections are signs that something is wrong, and how many stand open: what is looked up, not done, is folded behind them. */
const form = z.object({ signs: z.number().int().positive(), open: z.number().int().positive() })

/** So many of a page's first sections stand open; all of them where the page does not say. */
export const openSections = (shape: unknown): number => form.safeParse(shape).data?.open ?? Number.POSITIVE_INFINITY

/** What a reader in danger looks for, by what can be seen, heard or smelled: each leads to its own short list. Nothing on a page that has no signs. */
export function EmergencySigns({ page, language }: { page: ContentPageData; language: Language }) {
  const { success, data } = form.safeParse(page.words.shape)
  if (!success) return null
  const signs = page.sections.filter(({ heading }) => heading).slice(0, data.signs)
  return (
    <nav className="em-signs" aria-label={contentText(language).emergency.signs}>
      <ul>
        {signs.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {heading}
              <Icon name="arrow" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
