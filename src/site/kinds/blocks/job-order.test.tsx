import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { JobOrder } from './job-order.tsx'

it.each(languages)(
  'draws the limits of the law in proportion, each step where the one before it ends: %s',
  (language) => {
    const days = (name: string) => builtFigures().quantity(name).value
    const html = renderToStaticMarkup(<JobOrder job="battery" language={language} />)
    const drawn = [...html.matchAll(/--at:(\d+);--days:(\d+)/g)].map(([, at, length]) => [Number(at), Number(length)])
    const lengths = drawn.map(([, length = 0]) => length)
    expect(lengths.slice(-2)).toEqual([
      days('law.register-region'),
      days('law.register-distributor') + days('law.register-objection'),
    ])
    expect(Math.max(...lengths.slice(0, -2))).toBeLessThan(Math.min(...lengths.slice(-2)))
    for (const [at, [begins]] of drawn.entries())
      expect(begins).toBe(lengths.slice(0, at).reduce((sum, length) => sum + length, 0))
  },
)
