import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { pathOf } from '#src/site/routes.ts'
import { searchText } from './text.ts'

/** Asks the server for pages by words; works without script. `id`: of the field, where a page has a second one. */
export function SearchForm({ language, id = 'find-q' }: { language: Language; id?: string }) {
  const text = searchText(language)
  return (
    <search className="find">
      <form action={pathOf('search', language)} method="get">
        <label htmlFor={id}>{text.label}</label>
        <div className="row">
          <input className="in" id={id} name="q" type="search" maxLength={200} autoComplete="off" />
          <Button type="submit" tone="sea">
            {text.button}
          </Button>
        </div>
      </form>
    </search>
  )
}
