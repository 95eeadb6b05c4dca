import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { attribute, builtFile, isBuiltFile, pages, parsed, policies, stylesheets } from './built-site.ts'

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('every built page has its policy, and no other page has one', () => {
  expect(Object.keys(policies).sort()).toEqual(pages.map(({ file }) => file))
})

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const policy = directives(policies[page.file] ?? '')

  it('runs no script but its own: files of this site, and inline ones by their hash', () => {
    const sources = policy.get('script-src') ?? []
    expect(sources).toContain("'self'")
    expect(sources.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([])
    const inline = [...page.html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
      .map(([, , code = '']) => code)
    expect(inline.filter((code) => !sources.includes(hashOf(code)))).toEqual([])
    expect(page.html).not.toMatch(/\son[a-z]+="/)
  })

  it('may style itself only from its own files and by hash', () => {
    const sources = policy.get('style-src') ?? []
    const inline = [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
    expect(sources).not.toContain("'unsafe-inline'")
    expect(inline.filter((css) => !sources.includes(hashOf(css)))).toEqual([])
  })

  it('closes everything else', () => {
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it('loads nothing from another host, and nothing that was not built', () => {
    const loaded = parsed(page.html)
      .querySelectorAll('script, img, iframe, video, audio, source, embed, object, use, image, link, astro-island')
      .filter((element) => !/^(canonical|alternate)$/.test(attribute(element, 'rel') ?? ''))
      .flatMap((element) =>
        ['src', 'srcset', 'href', 'xlink:href', 'data', 'poster', 'component-url', 'renderer-url'].flatMap(
          (name) => attribute(element, name) ?? [],
        ),
      )
      .filter((url) => !url.startsWith('#') && !url.startsWith('data:'))
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter((url) => !isBuiltFile(url))).toEqual([])
  })
})

it('the stylesheets load nothing from another host either', () => {
  const urls = stylesheets().flatMap((name) =>
    [...builtFile(name).matchAll(/url\(["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  )
  expect(urls.filter((url) => !url.startsWith('data:') && !isBuiltFile(url))).toEqual([])
})
