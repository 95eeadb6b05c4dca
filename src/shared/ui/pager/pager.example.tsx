import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Pager } from './pager.tsx'

const words = {
  en: { pages: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page} of 7` },
  es: { pages: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page: number) => `Página ${page} de 7` },
}

const show = (language: Language, page: number) => (
  <div className="staff">
    <Pager
      page={page}
      pages={7}
      words={{ ...words[language], page: words[language].page(page) }}
      hrefOf={(to) => `?page=${to}`}
    />
  </div>
)

export const example: Example = {
  name: 'Pager',
  use: 'Staff: previous and next page of a list; nothing when there is one page.',
  states: [
    { name: 'First', show: (language) => show(language, 1) },
    { name: 'Between', show: (language) => show(language, 2) },
    { name: 'Last', show: (language) => show(language, 7) },
  ],
}
