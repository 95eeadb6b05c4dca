import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { JobOrder } from './job-order.tsx'

it.each(languages)('says when each step comes, and of the last two what the law allows: %s', (language) => {
  const html = renderToStaticMarkup(<JobOrder job="battery" language={language} />)
  const whens = [...html.matchAll(/class="k-when">([^<]+)/g)].map(([, when]) => when)
  expect(whens).toHaveLength(html.match(/<li/g)?.length ?? 0)
  expect(new Set(whens).size).toBe(whens.length)
  const limit = (name: string) => figureText(name, language, builtFigures())
  const [register, distributor] = whens.slice(-2)
  expect(register).toContain(limit('law.register-region'))
  expect(distributor).toContain(limit('law.register-distributor'))
  expect(distributor).toContain(limit('law.register-objection'))
})
