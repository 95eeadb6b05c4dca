import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { Receipt } from './receipt.tsx'
import { aboutText } from './text.ts'

beforeAll(() => readOutsidePages(versionZero('2026-11-21')))

test.each(languages)(
  'the parts and the VAT add up to what is paid, paperwork and meter as one part in %s',
  (language) => {
    const html = renderToStaticMarkup(<Receipt home="estepona-villa-2001-210" language={language} />)
    const amounts = [...html.matchAll(/<dd class="tn">([^<]*)<\/dd>/g)].map(([, text = '']) =>
      Number(text.replaceAll(/\D/g, '')),
    )
    const total = amounts.at(-1) ?? 0
    expect(total).toBeGreaterThan(0)
    // Each is printed in whole euros.
    const sum = amounts.slice(0, -1).reduce((a, b) => a + b, 0)
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(amounts.length / 2)
    const { papers, parts } = aboutText(language)
    for (const name of [papers, ...Object.values(parts)]) expect(html.split(name)).toHaveLength(2)
  },
)
