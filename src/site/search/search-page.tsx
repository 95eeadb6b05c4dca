import type { Language } from '#src/shared/i18n/language.ts'
import { SearchForm } from './search-form.tsx'
import { searchText } from './text.ts'

/** The search page; its results stand where the template is. */
export function SearchPage({ language }: { language: Language }) {
  return (
    <section className="sec tight">
      <div className="wrap">
        <h1>{searchText(language).heading}</h1>
        <SearchForm language={language} />
        <template data-slot="pages" />
      </div>
    </section>
  )
}
