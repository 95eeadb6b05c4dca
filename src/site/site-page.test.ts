import { expect, it } from 'vitest'
import { isSitePage } from './site-page.ts'

it.each(['/', '/es', '/contact', '/quote/{token}', '/blog/some-post'])('%s is a page', (path) => {
  expect(isSitePage(path)).toBe(true)
})

it.each(['/made-up', '/api/contact', '/staff', 'other', '//', ''])('%j is none', (path) => {
  expect(isSitePage(path)).toBe(false)
})
