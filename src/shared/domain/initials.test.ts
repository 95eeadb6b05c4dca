import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('two letters stand for a name, none for what is in brackets', () => {
  expect(initialsOf('Office 1 (sample)')).toBe('O1')
  expect(initialsOf('Partners (sample)')).toBe('P')
  expect(initialsOf('  ángela de la  Torre ')).toBe('ÁD')
  expect(initialsOf('')).toBe('')
})
