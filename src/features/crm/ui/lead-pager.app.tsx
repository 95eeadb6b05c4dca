import { formatNumber } from '../../../shared/i18n/format.ts'
import type { Language } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/button/button.tsx'
import { crmText } from '../text/crm-text.ts'
import { pageCount } from './list-url.ts'

/** Previous and next page as links; nothing when all rows fit one page. */
export function LeadPager({
  page,
  total,
  pageSize,
  language,
  hrefOf,
}: {
  page: number
  total: number
  pageSize: number
  language: Language
  hrefOf: (page: number) => string
}) {
  const { list } = crmText[language]
  const pages = pageCount(total, pageSize)
  if (pages === 1) return null
  return (
    <nav className="row pager" aria-label={list.pages}>
      {page > 1 && (
        <ButtonLink tone="secondary" href={hrefOf(Math.min(page - 1, pages))} rel="prev">
          {list.previous}
        </ButtonLink>
      )}
      <span className="tn">{list.page(formatNumber(page, language), formatNumber(pages, language))}</span>
      {page < pages && (
        <ButtonLink tone="secondary" href={hrefOf(page + 1)} rel="next">
          {list.next}
        </ButtonLink>
      )}
    </nav>
  )
}
