import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { builtFile, isBuiltFile, pages, policies, stylesheets, troublesOf } from './built-site.ts'

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = new Map(pages.map(({ file }) => [file, directives(policies[file] ?? '')]))
const sourcesOf = (file: string, name: string) => policyOf.get(file)?.get(name) ?? []

it('every built page has its policy, and no other page has one', () => {
  expect(Object.keys(policies).sort()).toEqual(pages.map(({ file }) => file))
})

describe('every page', () => {
  it('runs no script but its own: files of this site, and inline ones by their hash', () => {
    expect(
      troublesOf(pages, ({ file, html }) => {
        const sources = sourcesOf(file, 'script-src')
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
          .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
          .map(([, , code = '']) => code)
        return [
          !sources.includes("'self'") && "no 'self'",
          ...sources.map((source) => source !== "'self'" && !source.startsWith("'sha256-") && source),
          ...inline.map((code) => !sources.includes(hashOf(code)) && `no hash for ${code.slice(0, 60)}`),
          /<[^>]*\son[a-z]+="/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')) &&
            'an event handler in an attribute',
        ]
      }),
    ).toEqual([])
  })

  it('may style itself only from its own files and by hash', () => {
    expect(
      troublesOf(pages, ({ file, html }) => {
        const sources = sourcesOf(file, 'style-src')
        const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
        return [
          sources.includes("'unsafe-inline'") && 'any style',
          ...inline.map((css) => !sources.includes(hashOf(css)) && `no hash for ${css.slice(0, 60)}`),
        ]
      }),
    ).toEqual([])
  })

  it('closes everything else', () => {
    const closed = {
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    }
    expect(
      troublesOf(pages, ({ file }) =>
        Object.entries(closed).map(([name, only]) => sourcesOf(file, name).join(' ') !== only && name),
      ),
    ).toEqual([])
  })

  it('loads nothing from another host, and nothing that was not built', () => {
    const loading = /^(script|img|iframe|video|audio|source|embed|object|use|image|link|astro-island)$/
    expect(
      troublesOf(pages, ({ tags }) =>
        tags
          .filter(({ name, attributes }) => loading.test(name) && !/^(canonical|alternate)$/.test(attributes.rel ?? ''))
          .flatMap(({ attributes }) =>
            ['src', 'srcset', 'href', 'xlink:href', 'data', 'poster', 'component-url', 'renderer-url'].flatMap(
              (name) => attributes[name] ?? [],
            ),
          )
          .map(
            (url) => !url.startsWith('#') && !url.startsWith('data:') && !isBuiltFile(url.split('#')[0] ?? url) && url,
          ),
      ),
    ).toEqual([])
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
