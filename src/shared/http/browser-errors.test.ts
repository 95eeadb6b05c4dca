import { describe, expect, it } from 'vitest'
import { watchBrowserErrors } from './browser-errors.ts'

function fired(type: string, detail: Record<string, unknown>) {
  const target = new EventTarget()
  const logged: unknown[] = []
  const seenAfter: Event[] = []
  const stop = watchBrowserErrors(target, (_, cause) => logged.push(cause))
  target.addEventListener(type, (event) => seenAfter.push(event))
  const event = Object.assign(new Event(type, { cancelable: true }), detail)
  target.dispatchEvent(event)
  return { event, logged, seenAfter, stop, target }
}

describe('watchBrowserErrors', () => {
  it.each([
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Error: ResizeObserver loop limit exceeded',
    'Uncaught Error: ResizeObserver loop limit exceeded',
    'Non-Error promise rejection captured with value: 3',
  ])('silences "%s"', (message) => {
    const { event, logged, seenAfter } = fired('error', { message })
    expect(event.defaultPrevented).toBe(true)
    expect(seenAfter).toEqual([])
    expect(logged).toEqual([])
  })

  it.each([
    { message: 'x is not a function' },
    { message: 'my ResizeObserver loop' },
    { message: 'ResizeObserver loops' },
    {},
  ])('leaves other errors alone: %o', (detail) => {
    const { event, seenAfter, logged } = fired('error', detail)
    expect(event.defaultPrevented).toBe(false)
    expect(seenAfter).toHaveLength(1)
    expect(logged).toEqual([])
  })

  it('silences a harmless rejection and logs every other one', () => {
    const harmless = fired('unhandledrejection', { reason: new Error('Non-Error promise rejection captured') })
    expect(harmless.event.defaultPrevented).toBe(true)
    expect(harmless.logged).toEqual([])
    const observer = fired('unhandledrejection', { reason: 'ResizeObserver loop limit exceeded' })
    expect([observer.event.defaultPrevented, observer.logged, observer.seenAfter]).toEqual([true, [], []])
    expect(fired('unhandledrejection', {}).logged).toEqual([undefined])
    const reason = new Error('database on fire')
    const real = fired('unhandledrejection', { reason })
    expect(real.event.defaultPrevented).toBe(false)
    expect(real.logged).toEqual([reason])
  })

  it('stops watching when told', () => {
    const { logged, stop, target } = fired('unhandledrejection', { reason: 'a' })
    stop()
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'b' }))
    expect(logged).toEqual(['a'])
    const late = Object.assign(new Event('error', { cancelable: true }), { message: 'ResizeObserver loop' })
    target.dispatchEvent(late)
    expect(late.defaultPrevented).toBe(false)
  })

  it('says in words what it logs', () => {
    const target = new EventTarget()
    const said: string[] = []
    watchBrowserErrors(target, (message) => said.push(message))
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }))
    expect(said).toEqual(['unhandled rejection'])
  })
})
