import { expect, it } from 'vitest'
import { failureText } from './failure-text.ts'
import { ApiError } from './request.ts'

const words = { offline: 'No connection.', fallback: 'It did not work.' }

it('prefers the detail, then the title of the problem document', () => {
  expect(failureText(new ApiError(422, '', { detail: 'A', title: 'B', fields: [] }), words)).toBe('A')
  expect(failureText(new ApiError(422, '', { title: 'B', fields: [] }), words)).toBe('B')
})

it('never shows a raw body', () => {
  expect(failureText(new ApiError(500, '<html>trace</html>'), words)).toBe('It did not work.')
})

it('says when the request never arrived', () => {
  expect(failureText(new TypeError('Failed to fetch'), words)).toBe('No connection.')
})

it('has words of its own for what is neither', () => {
  expect(failureText(new Error('secret words'), words)).toBe('It did not work.')
})
