import { expect, test } from 'vitest'
import { errorWithoutParameters, wordsOfError } from './log.ts'

/** As drizzle and the driver word a query that failed. */
const failed = new Error('Failed query: insert into "staff_user" values ($1, $2)\nparams: ann@example.com,\nsecret', {
  cause: new Error('duplicate key value violates unique constraint "staff_user_email"'),
})

test('a failed query is told with its cause and without the values that it carried', () => {
  expect(wordsOfError(failed)).toBe(
    'Failed query: insert into "staff_user" values ($1, $2): duplicate key value violates unique constraint "staff_user_email"',
  )
  expect(JSON.stringify(errorWithoutParameters(failed))).not.toMatch(/ann@example|secret/)
})

test('other errors are told whole, over several lines too', () => {
  expect(wordsOfError(new Error('PORT: not a number\nDATA_DIR: missing'))).toBe('PORT: not a number\nDATA_DIR: missing')
  expect(wordsOfError('gone')).toBe('gone')
})
