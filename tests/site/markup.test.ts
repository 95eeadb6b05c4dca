import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { pages, troublesOf } from './built-site.ts'
import { innerOf } from './html-text.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML; all of it is valid.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Styles keep a phone number on one line.
      'tel-non-breaking': 'off',
      // Our own files, whose names hold their hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    },
  }),
)
/** Astro writes one rule for its islands into the body; the content-security policy knows it by its hash. */
const islandStyle = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/g

async function problemsOf(html: string, file: string): Promise<string[]> {
  const report = await validator.validateString(html.replace(islandStyle, ''), file)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

describe('valid HTML', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s', async (_, page) => {
    expect(await problemsOf(page.scripted, page.file)).toEqual([])
    if (page.plain !== page.scripted) expect(await problemsOf(page.plain, page.file)).toEqual([])
  })
})

describe('every page', () => {
  it('has exactly one first heading; a staff screen is given its own by its app', () => {
    const headings = (html: string) => innerOf(html, 'h1').length
    expect(
      troublesOf(pages, (page) => [
        headings(page.plain) !== 1 && `${headings(page.plain)} without script`,
        headings(page.scripted) !== (page.isStaff ? 0 : 1) && `${headings(page.scripted)} with script`,
      ]),
    ).toEqual([])
  })

  it('names the language of its address', () => {
    expect(
      troublesOf(pages, ({ tags, language }) => {
        const lang = tags.find(({ name }) => name === 'html')?.attributes.lang
        return [lang !== language && `lang=${lang}`]
      }),
    ).toEqual([])
  })

  it('goes down its headings one level at a time', () => {
    expect(
      troublesOf(pages, ({ scripted }) => {
        const main = /<main[\s\S]*<\/main>/.exec(scripted)?.[0] ?? ''
        const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
        return levels.map((level, at) => {
          const before = at === 0 ? 0 : (levels[at - 1] ?? 0)
          return level > before + 1 && `h${level} after h${before}`
        })
      }),
    ).toEqual([])
  })

  it('shows the quote form only where there is no script', () => {
    expect(troublesOf(pages, ({ scripted }) => [scripted.includes('class="q-form') && 'shown'])).toEqual([])
  })

  it('is drawn without pieces that wait for a script to move them', () => {
    expect(
      troublesOf(pages, ({ html }) => [
        html.includes('$RC(') && '$RC(',
        /<div hidden(="")? id=/.test(html) && 'a hidden fallback',
      ]),
    ).toEqual([])
  })
})
