import { expect, it } from 'vitest'
import { mapsLink } from './maps-link.ts'

it('searches for the address, or for the town while there is none', () => {
  const queryOf = (link: string) => new URL(link).searchParams.get('query')
  expect(queryOf(mapsLink({ address: 'Calle Única, 1, 29600 Marbella', town: 'marbella' }))).toBe(
    'Calle Única, 1, 29600 Marbella',
  )
  expect(queryOf(mapsLink({ address: null, town: 'torremolinos' }))).toBe('Torremolinos, Málaga')
})
