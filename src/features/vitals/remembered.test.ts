import { expect, test } from 'vitest'
import { Remembered } from './remembered.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 10) + seconds * 1000)

function counted() {
  const remembered = new Remembered<number>(() => true)
  let n = 0
  return {
    ask: (seconds: number, key = 'a') => remembered.get(key, at(seconds), async () => ++n),
    asked: () => n,
  }
}

test('asked together it is found once, and again only after a minute', async () => {
  const { ask, asked } = counted()
  expect(await Promise.all([ask(0), ask(0), ask(59)])).toEqual([1, 1, 1])
  expect(await ask(0, 'b')).toBe(2)
  expect(asked()).toBe(2)
})

test('after a minute the old one is given at once and the new one the next time; after an hour one waits for it', async () => {
  const { ask, asked } = counted()
  await ask(0)
  expect(await Promise.all([ask(90), ask(91)])).toEqual([1, 1])
  expect(asked()).toBe(2)
  expect(await ask(92)).toBe(2)
  expect(await ask(3800)).toBe(3)
})

test('what fails is not remembered, and what was known stays when its successor fails', async () => {
  const remembered = new Remembered<string>(() => true)
  const fails = () => Promise.reject(new Error('away'))
  await expect(remembered.get('a', at(0), fails)).rejects.toThrow('away')
  expect(await remembered.get('a', at(1), async () => 'good')).toBe('good')
  expect(await remembered.get('a', at(90), fails)).toBe('good')
  await Promise.resolve()
  expect(await remembered.get('a', at(91), async () => 'next')).toBe('good')
  expect(await remembered.get('a', at(92), async () => 'other')).toBe('next')
})

test('what is not dear is found anew each time', async () => {
  const remembered = new Remembered<number>((value) => value > 1)
  let n = 0
  const ask = () => remembered.get('a', at(0), async () => ++n)
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2])
})
