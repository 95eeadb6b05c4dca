import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { attribute, isStaff, pages, parsed } from './built-site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML; all of it is valid.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // Styles keep a phone number on one line.
      'tel-non-breaking': 'off',
      // Our own files, whose names hold their hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    },
  }),
)
/** Astro writes one rule for its islands into the body; the content-security policy knows it by its hash. */
const islandStyle = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/g

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  it.each([
    ['with scripting', page.scripted],
    ['without scripting', page.plain],
  ])('is valid HTML %s', async (_name, html) => {
    const report = await validator.validateString(html.replace(islandStyle, ''), page.file)
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(problems).toEqual([])
  })

  it('has exactly one first heading', () => {
    expect(parsed(page.plain).querySelectorAll('h1')).toHaveLength(1)
    // A staff screen is drawn by its app.
    expect(parsed(page.scripted).querySelectorAll('h1')).toHaveLength(isStaff(page) ? 0 : 1)
  })

  it('names the language of its address', () => {
    const lang = parsed(page.html).querySelector('html')
    expect(lang && attribute(lang, 'lang')).toBe(/^\/es(\/|$)/.test(page.path) ? 'es' : 'en')
  })

  it('shows the quote form only where there is no script', () => {
    expect(page.scripted).not.toContain('class="q-form')
  })

  it('is drawn without pieces that wait for a script to move them', () => {
    expect(page.html).not.toContain('$RC(')
    expect(page.html).not.toMatch(/<div hidden(="")? id=/)
  })
})
