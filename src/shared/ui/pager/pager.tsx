import { ButtonLink } from '#src/shared/ui/button/button.tsx'

export interface PagerWords {
  /** Name of the navigation. */
  pages: string
  previous: string
  next: string
  /** 'Page 2 of 7' */
  page: string
}

/** Previous and next page as links; nothing when there is one page. */
export function Pager({
  page,
  pages,
  words,
  hrefOf,
}: {
  page: number
  pages: number
  words: PagerWords
  hrefOf: (page: number) => string
}) {
  if (pages === 1) return null
  return (
    <nav className="row pager" aria-label={words.pages}>
      {page > 1 && (
        <ButtonLink tone="secondary" href={hrefOf(Math.min(page - 1, pages))} rel="prev">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tn">{words.page}</span>
      {page < pages && (
        <ButtonLink tone="secondary" href={hrefOf(page + 1)} rel="next">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
