import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { designRoutesFor } from './design-page.ts'
import { ExampleView } from './example-view.tsx'
import { examples, unplaced } from './examples.ts'

const ui = join(import.meta.dirname, '../../shared/ui')
const componentFolders = readdirSync(ui, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(ui, name)).some((file) => /(?<!\.(example|test))\.tsx$/.test(file)))

describe('examples', () => {
  it('exist for every component folder', () => {
    expect(componentFolders.length).toBeGreaterThan(15)
    const withExample = examples.map(({ file }) => file.replace(/^src\/shared\/ui\/([^/]+)\/.*$/, '$1'))
    expect(componentFolders.filter((name) => !withExample.includes(name))).toEqual([])
  })

  it('stand in a group, each under an address of its own', () => {
    expect(unplaced).toEqual([])
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
  })

  describe.each(languages)('in %s', (language) => {
    const drawn = examples.map((one) => ({
      name: one.example.name,
      html: renderToStaticMarkup(<ExampleView of={one} language={language} />),
    }))

    it.each(drawn)('$name shows something in every state', ({ html }) => {
      expect(html).not.toMatch(/<div lang="\w\w"[^>]*><\/div>/)
      expect(html).not.toMatch(/undefined|NaN|\[object/)
    })

    it('share no id, so that labels and errors find their own field', () => {
      const ids = drawn.flatMap(({ html }) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    })
  })
})

describe('the route', () => {
  it('is there in development, and unknown to a build', () => {
    expect(designRoutesFor('dev').map(({ pattern }) => pattern)).toContain('/design/[...language]')
    for (const command of ['build', 'preview', 'sync']) expect(designRoutesFor(command)).toEqual([])
  })
})
