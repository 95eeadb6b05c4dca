import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { isAway, isLeftAlone, keptPathFor, outdated, withOfflineLine } from './offline-answer.ts'

const pages = languages.flatMap((language) => [
  pathOf('emergency', language),
  pathOf('howto.reset-a-tripped-rcd', language),
])

describe('without network', () => {
  it('a kept page answers for itself, any other is answered by the emergency page of its language', () => {
    for (const language of languages) {
      const emergency = pathOf('emergency', language)
      const howTo = pathOf('howto.reset-a-tripped-rcd', language)
      expect(keptPathFor(howTo, { pages })).toBe(howTo)
      expect(keptPathFor(`${emergency}/`, { pages })).toBe(emergency)
      expect(keptPathFor(pathOf('home', language), { pages })).toBe(emergency)
      expect(keptPathFor(pathOf('quote', language), { pages })).toBe(emergency)
    }
  })
  it('the page says so, and says when it is not the one that was asked for', () => {
    const html = '<body><main id="main" tabindex="-1"><h1>A</h1></main></body>'
    const itself = withOfflineLine(html, '/emergency', '/emergency')
    const instead = withOfflineLine(html, '/es/presupuesto', '/es/emergencias')
    expect(itself).toContain('<main id="main" tabindex="-1"><p role="status"')
    expect(itself).toContain('No connection. This page was kept')
    expect(instead).toContain('la página que pedías no está')
  })
  it('a gateway that finds nobody counts as away, a page that fails does not', () => {
    expect([502, 503, 504].map(isAway)).toEqual([true, true, true])
    expect([200, 304, 404, 410, 500].map(isAway)).toEqual([false, false, false, false, false])
  })
})

describe('the worker leaves alone', () => {
  const origin = 'https://site.test'
  const left = (path: string, method = 'GET') => isLeftAlone({ method, url: new URL(path, origin).href }, origin)
  it.each(['/api/emergency/chat', '/api', '/admin/login', '/crm', '/es/crm', 'https://wa.me/34'])('%s', (path) => {
    expect(left(path)).toBe(true)
  })
  it('what is not read', () => {
    expect(left('/contact', 'POST')).toBe(true)
  })
  it.each(['/', '/emergency', '/crmx', '/assets/a.js', '/administration'])('but not %s', (path) => {
    expect(left(path)).toBe(false)
  })
})

it('keeps this build and the one before it, and nothing of others', () => {
  expect(outdated(['emergency-a', 'emergency-b', 'other', 'emergency-c'], 'emergency-c')).toEqual(['emergency-a'])
  expect(outdated(['emergency-a', 'emergency-b'], 'emergency-a')).toEqual([])
  expect(outdated(['emergency-a'], 'emergency-a')).toEqual([])
})
