import { expect, test } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { pageKindOf } from './kind-of.ts'
import { townOf } from './place-of.ts'
import { serviceLook } from './service/service-looks.ts'
import { townService } from './service-town/town-services.ts'

test('a page of a service, a town or a large house has its kind', () => {
  expect(pageKindOf('service.battery-storage')).toBe('service')
  expect(pageKindOf('service.battery-storage-installation.mijas')).toBe('service-town')
  expect(pageKindOf('mijas.solar-grants')).toBe('service-town')
  expect(pageKindOf('service.emergency-electrician')).toBe('local-emergency')
  expect(pageKindOf('hub.solar')).toBe('hub')
  expect(pageKindOf('hub.solar.mijas')).toBe('town')
  expect(pageKindOf('privacy-policy')).toBeUndefined()
})

test('what a kind needs of its pages, every one of them has', () => {
  for (const { id } of routes) {
    const kind = pageKindOf(id)
    if (kind === 'service') expect(serviceLook(id).thing).toBeTruthy()
    if (kind === 'service-town') expect(townService(id).thing).toBeTruthy()
    if (kind === 'town' || kind === 'ev-town') expect(townOf(id)).toBeTruthy()
  }
})
