import type { Language } from '#src/shared/i18n/language.ts'
import { SearchForm } from './search-form.tsx'
import { searchText } from './text.ts'

/** The search page; its results stand where the template is. */
export function SearchPage({ language }: { language: Language }) {
  return (
    <>
      <section className="tint s-ask">
        <div className="wrap">
          <h1>{searchText(language).heading}</h1>
          <SearchForm language={language} />
        </div>
      </section>
      <section className="sec tight s-found">
        <div className="wrap">
          <template data-slot="pages" />
        </div>
      </section>
    </>
  )
}
