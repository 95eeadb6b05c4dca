import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetFirstPage, keepFirstPage, visitOfForm } from './first-page.ts'

const kept = new Map<string, string>()

function comeTo(page: string, referrer: string, search = '') {
  vi.stubGlobal('location', { pathname: page, search, host: 'ours.example' })
  vi.stubGlobal('document', { referrer })
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('sends the page of the form and its own referrer, and keeps nothing, before anybody agreed to it', () => {
  comeTo('/solar/marbella', 'https://www.google.com/')
  expect(visitOfForm()).toEqual({ page: '/solar/marbella', from: 'www.google.com', isFirst: false })
  comeTo('/contact', 'https://ours.example/solar/marbella')
  expect(visitOfForm()).toEqual({ page: '/contact', from: 'site', isFirst: false })
  expect(kept.size).toBe(0)
})

it('sends the first page of the visit from every later form once it may be kept', () => {
  comeTo('/solar/marbella', 'https://www.google.com/')
  keepFirstPage()
  comeTo('/contact', 'https://ours.example/solar/marbella')
  keepFirstPage()
  expect(visitOfForm()).toEqual({ page: '/solar/marbella', from: 'www.google.com', isFirst: true })
})

it('takes no later page for the first when somebody agrees on one', () => {
  comeTo('/contact', 'https://ours.example/solar/marbella')
  keepFirstPage()
  expect(kept.size).toBe(0)
})

it('forgets it when the consent is taken back', () => {
  comeTo('/', '')
  keepFirstPage()
  forgetFirstPage()
  expect(kept.size).toBe(0)
  expect(visitOfForm()).toMatchObject({ isFirst: false })
})

it('works where storage is denied', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('denied')
    },
  })
  comeTo('/', '')
  keepFirstPage()
  expect(visitOfForm()).toEqual({ page: '/', from: 'direct', isFirst: false })
})
