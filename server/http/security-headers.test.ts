import { expect, test } from 'vitest'
import { headersFor } from './security-headers.ts'

const names = (url: string, isHidden = false) => headersFor(url, isHidden).map(([name]) => name)

test('browsers are told to stay with https where the site is served so, and only there', () => {
  expect(names('https://example.com')).toContain('strict-transport-security')
  expect(names('http://localhost:4321')).not.toContain('strict-transport-security')
})

test('robots are kept away from a demonstration', () => {
  expect(names('https://example.com', true)).toContain('x-robots-tag')
  expect(names('https://example.com')).not.toContain('x-robots-tag')
})
