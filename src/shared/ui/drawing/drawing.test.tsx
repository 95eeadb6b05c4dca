import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Drawing } from './drawing.tsx'
import { type DrawingName, drawingNames } from './drawing-names.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

const text = { en, es }
const both = drawingNames.flatMap((name) => [
  { name, language: 'en' as const },
  { name, language: 'es' as const },
])
const render = (name: DrawingName, language: 'en' | 'es') =>
  renderToStaticMarkup(<Drawing name={name} language={language} />)

describe.each(both)('the drawing $name in $language', ({ name, language }) => {
  const html = render(name, language)
  const words = text[language][name]

  it('is an image with a sentence and a caption', () => {
    expect(html).toMatch(/<svg[^>]* role="img" aria-label="[^"]{40,}"/)
    expect(words.label.endsWith('.')).toBe(true)
    expect(html).toMatch(/<figcaption>[^<]+\.<\/figcaption>/)
  })

  it('has each number of its legend in the picture', () => {
    const shown = [...html.matchAll(/<g class="d-tile">.*?<text[^>]*>(\d)<\/text>/g)].map((match) => Number(match[1]))
    const count = (n: number) => shown.filter((one) => one === n).length
    words.legend.forEach((_, i) => {
      expect(count(i + 1), `number ${i + 1}`).toBeGreaterThanOrEqual(2)
    })
    expect(Math.max(0, ...shown)).toBe(words.legend.length)
  })

  it('holds no broken coordinate', () => {
    expect(html).not.toMatch(/NaN|undefined|\[object/)
  })

  it('weighs at most 3 kB on the wire', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3000)
  })
})

describe('the words', () => {
  it('have the same legend in both languages', () => {
    for (const name of drawingNames) expect(es[name].legend.length, name).toBe(en[name].legend.length)
  })

  it('write Spanish numbers with a comma and without shouting', () => {
    const spanish = JSON.stringify(es)
    expect(spanish).not.toMatch(/\d\.\d/)
    expect(spanish).not.toMatch(/[¡!]/)
  })

  it('keep to the house list of words', () => {
    expect(JSON.stringify(en)).not.toMatch(/\b(best|leading|trusted|solutions?|up to|free|green)\b/i)
  })
})

it('the heights of the sun are those of Marbella', () => {
  for (const height of ['76.9°', '53.5°', '30.1°']) expect(render('sun-path', 'en')).toContain(height)
  expect(render('sun-path', 'es')).toContain('76,9°')
})
