import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The height of the dock is inherited by nothing, so what stands by it is named: before the script has run, and by it. */

const read = (path: string) => readFileSync(path, 'utf8')
const listed = (selectors = '') => selectors.split(',').map((one) => one.trim())
const first = [
  'html',
  ...listed(/:is\(([^)]+)\)\) \{\s*--dock: 64px/.exec(read('src/shared/ui/styles/dock-height.css'))?.[1]),
]
const then = listed(/const readers = '([^']+)'/.exec(read('src/shared/ui/dock/dock.client.ts'))?.[1])

test('the same elements read it before the script has measured and after', () => {
  expect(first.length).toBeGreaterThan(5)
  expect(then).toEqual(first)
})

test('every stylesheet that reads it styles one of them', () => {
  const readers = globSync('src/**/*.css').filter((path) => read(path).includes('var(--dock)'))
  const unnamed = readers.filter((path) => !first.some((selector) => read(path).includes(selector)))
  expect(readers.length).toBeGreaterThan(5)
  expect(unnamed).toEqual([])
})
