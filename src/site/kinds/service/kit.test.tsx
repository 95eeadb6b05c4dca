import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { pageKindOf } from '#src/site/kinds/kind-of.ts'
import { routes } from '#src/site/routes.ts'
import { Kit } from './kit.tsx'

const services = routes.map(({ id }) => id).filter((id) => pageKindOf(id) === 'service')
const shown = (id: string, language: (typeof languages)[number]) =>
  renderToStaticMarkup(<Kit words={pageWords(id, language)} language={language} />)

it.each(services)(
  '%s says of each part that it fits what the law and what the maker gives, in both languages',
  (id) => {
    const [en = '', es = ''] = languages.map((language) => shown(id, language))
    const rows = (html: string) => html.match(/<tr>/g)?.length
    expect(rows(en)).toBe(rows(es))
    for (const html of [en, es]) {
      // One head, and under it a row for each part that is drawn, by the same name.
      const names = (of: RegExp) => [...html.matchAll(of)].map(([, name]) => name)
      expect(names(/<\/svg><span>([^<]+)/g)).toEqual(names(/<th scope="row">([^<]+)/g))
      expect(names(/<th scope="row">([^<]+)/g)).toHaveLength((rows(html) ?? 0) - 1)
      expect(html).not.toMatch(/{{|undefined/)
    }
    expect(en).toMatch(/3\syears/)
    expect(es).toMatch(/3\saños/)
  },
)
