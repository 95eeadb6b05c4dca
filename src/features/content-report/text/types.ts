import type { FindingKind } from '#src/features/content-report/domain/findings.ts'

/** Words of the staff's pages about the site's own pages, one language an object. Values arrive formatted. */
export interface ContentReportText {
  loading: string
  retry: string
  offline: string
  failed: string
  languages: Record<'en' | 'es', string>
  kinds: Record<string, string>
  pager: { pages: string; previous: string; next: string; page: (page: string, pages: string) => string }
  pages: {
    title: string
    found: (texts: string, due: string, built: string) => string
    search: string
    searchHint: string
    language: string
    kind: string
    show: string
    all: string
    onlyDue: string
    clear: string
    none: string
    caption: string
    columns: {
      title: string
      language: string
      kind: string
      words: string
      titleLength: string
      descriptionLength: string
      figures: string
      sources: string
      reviewed: string
      state: string
    }
    inOrder: string
    reviewDue: string
    oldFigures: (count: string) => string
    oldFigure: string
    /** Spoken after the number in the summary of figures and sources. */
    listFigures: (count: string) => string
    listSources: (count: string) => string
    figureAsOf: (asOf: string) => string
    priceBook: string
    dueWhen: string
    howTitle: string
    how: readonly string[]
  }
  articles: {
    title: string
    found: (articles: string, built: string) => string
    caption: string
    columns: { title: string; published: string; reviewed: string; words: string; feeds: string; state: string }
    notPublished: string
    inBoth: string
    inOne: (language: string) => string
    inNone: string
    missing: (language: string) => string
    none: string
    feedTitle: (language: string) => string
    feed: (entries: string) => string
    feedEntry: (published: string, updated: string) => string
    feedEmpty: string
    howTitle: string
    how: readonly string[]
  }
  onPage: {
    title: string
    intro: (pages: string, built: string) => string
    none: string
    limits: string
    findings: Record<FindingKind, string>
    characters: (count: string) => string
    words: (count: string) => string
    links: (count: string) => string
    sameAs: string
  }
}
