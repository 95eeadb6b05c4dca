import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { builtFile, isBuiltFile, servedBytes } from './built-site.ts'

/** The list that the build has written into the worker. */
const code = builtFile('/service-worker.js')
const listCalled = (name: string) =>
  [...(new RegExp(`${name}:\\[([^\\]]*)\\]`).exec(code)?.[1] ?? '').matchAll(/["'`]([^"'`]+)["'`]/g)].map(
    ([, path = '']) => path,
  )
const pages = listCalled('pages')
const files = listCalled('files')

describe('the service worker', () => {
  it('keeps the emergency page and the how-to pages of both languages', () => {
    for (const language of languages)
      for (const id of ['emergency', 'emergency-electrician.marbella', 'howto.reset-a-tripped-rcd'] as const)
        expect(pages).toContain(pathOf(id, language))
  })
  it('keeps nothing that is not there: one missing file, and nothing would be kept', () => {
    expect([...pages.map((path) => `${path}.html`), ...files].filter((path) => !isBuiltFile(path))).toEqual([])
  })
  it('keeps the chat with all that it imports, and the fonts', () => {
    expect(files.filter((path) => /emergency-chat\.client/.test(path))).toHaveLength(1)
    expect(files.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
    for (const file of files.filter((path) => path.endsWith('.js')))
      for (const [, to = ''] of builtFile(file).matchAll(/(?:\bimport|\bfrom)\s*["'](\.\.?\/[^"']+)["']/g))
        expect(files).toContain(new URL(to, `https://site.test${file}`).pathname)
  })
  it('takes less than a picture or two of the visitor’s line', () => {
    const bytes = [...pages.map((path) => `${path}.html`), ...files].reduce((sum, path) => sum + servedBytes(path), 0)
    expect(bytes).toBeLessThan(572_000)
  })
})

it('the script of the chat is 50 kB or less beyond React', () => {
  const chat = files.filter((path) => !/\/(?:client|react|jsx-runtime|rolldown-runtime|shared)\./.test(path))
  const own = chat.filter((path) => path.endsWith('.js') && !path.includes('Page.astro'))
  expect(own.length).toBeGreaterThan(0)
  expect(own.reduce((sum, path) => sum + servedBytes(path), 0)).toBeLessThanOrEqual(50_000)
})
