import { crmText } from '#src/features/crm/text/crm-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { pageCount } from './list-url.ts'

/** Previous and next page of the leads as links; nothing when all rows fit one page. */
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
  const words = {
    pages: list.pages,
    previous: list.previous,
    next: list.next,
    page: list.page(formatNumber(page, language), formatNumber(pages, language)),
  }
  return <Pager page={page} pages={pages} words={words} hrefOf={hrefOf} />
}
