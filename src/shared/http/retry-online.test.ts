import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWhenOnline } from './retry-online.ts'

let browser: EventTarget
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goOnline = () => browser.dispatchEvent(new Event('online'))
/** All that was begun has come to its end. */
const settled = () => new Promise((done) => setTimeout(done, 0))
const quarterMinutes = async (count: number) => {
  for (let i = 0; i < count; i++) {
    vi.advanceTimersByTime(15_000)
    await settled()
  }
}

test('work is done again when the browser is back online, and no more once it got through', async () => {
  const outcomes: ('again' | 'done')[] = ['again', 'done']
  const work = vi.fn(async () => outcomes.shift() ?? 'done')
  retryWhenOnline(work)
  await settled()
  expect(work).not.toHaveBeenCalled()
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(1)
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(2)
  goOnline()
  await quarterMinutes(3)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a browser that says nothing is tried every quarter of a minute, forty times at most', async () => {
  const work = vi.fn(async () => 'again' as const)
  retryWhenOnline(work)
  vi.advanceTimersByTime(14_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await settled()
  expect(work).toHaveBeenCalledTimes(1)
  await quarterMinutes(38)
  expect(work).toHaveBeenCalledTimes(39)
  await quarterMinutes(5)
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(40)
})

test('one try at a time', async () => {
  const under = Promise.withResolvers<'again' | 'done'>()
  const work = vi.fn(() => under.promise)
  retryWhenOnline(work)
  goOnline()
  goOnline()
  await quarterMinutes(2)
  expect(work).toHaveBeenCalledTimes(1)
  under.resolve('again')
  await settled()
  goOnline()
  expect(work).toHaveBeenCalledTimes(2)
})

test('given up, it is not tried again', async () => {
  const work = vi.fn(async () => 'again' as const)
  retryWhenOnline(work)()
  goOnline()
  await quarterMinutes(2)
  expect(work).not.toHaveBeenCalled()
})
