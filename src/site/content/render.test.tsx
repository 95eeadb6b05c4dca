import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sectionsOf } from './markdown.ts'
import { renderInline, renderNodes } from './render.tsx'

const html = (body: string, language: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(renderNodes(sectionsOf(body, language)[0]?.nodes ?? [], language, 'at'))

describe('renderInline', () => {
  it('keeps the marks of a sentence at its words', () => {
    expect(renderToStaticMarkup(renderInline('It needs the *boletín*, from a **registered** company.', 'en'))).toBe(
      'It needs the <i lang="es">boletín</i>, from a <strong>registered</strong> company.',
    )
  })

  it('keeps paragraphs apart where there are two', () => {
    expect(renderToStaticMarkup(renderInline('One.\n\nTwo.', 'en'))).toBe('<p>One.</p>\n<p>Two.</p>')
  })
})

describe('a table', () => {
  const table = '| Kind of *roof* | Price |\n|---|---|\n| Tile | 1 |\n'
  it('can be reached by keyboard and is called by its columns, so that two of a page sound different', () => {
    expect(html(table)).toContain('role="group" tabindex="0" aria-label="Table: Kind of roof, Price"')
    expect(html(table, 'es')).toContain('aria-label="Tabla: Kind of roof, Price"')
  })
})

describe('a table whose first column has no heading', () => {
  it('has its rows headed by it', () => {
    const drawn = html('| | A | B |\n|---|---|---|\n| One | 1 | 2 |\n')
    expect(drawn).toContain('aria-label="Table: A, B"')
    expect(drawn.replace(/\n/g, '')).toContain(
      '<thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">One</th><td>1</td><td>2</td></tr></tbody>',
    )
  })

  it('and no other heading either, has no empty row at its top', () => {
    const drawn = html('| | |\n|---|---|\n| One | 1 |\n')
    expect(drawn).toContain('aria-label="Table"')
    expect(drawn).not.toContain('<thead')
    expect(drawn).toContain('<th scope="row">One</th>')
  })
})

describe('a table of four columns', () => {
  const drawn = (cell: string) =>
    html(`| Part | Who | Years | Covers |\n|---|---|---|---|\n| One | ${cell} | ${cell} | ${cell} |\n`)

  it('that holds words names each cell by its column, for phones, where rows stand one below the other', () => {
    const words = drawn('the business that sold it').replace(/\n/g, '')
    expect(words).toContain('<table class="stk stk-w">')
    expect(words).toContain(
      '<tr><th scope="row">One</th><td data-l="Who">the business that sold it</td><td data-l="Years">',
    )
  })

  it('that holds amounts is read across', () => {
    expect(drawn('3,500 kWh')).toContain('<table><thead>')
    expect(drawn('3,500 kWh')).not.toContain('data-l')
  })
})

describe('the anchor of a section', () => {
  it('begins with a letter and is used once', () => {
    const ids = sectionsOf(
      '## 1. La visita\n\na\n\n## ¿Qué? 3 pasos\n\nb\n\n## La visita\n\nc\n\n## 24\n\nd',
      'es',
    ).map(({ id }) => id)
    expect(ids).toEqual(['la-visita', 'que-3-pasos', 'la-visita--2', 'section'])
  })
})
