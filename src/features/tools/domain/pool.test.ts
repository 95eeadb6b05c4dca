import { expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { pool } from './pool.ts'
import type { PoolInput } from './tool-types.ts'

const context = { weather: malagaYear(), today: '2026-11-21' }
const volumeOf = (given: Partial<PoolInput>) =>
  pool({ town: 'mijas', ...given }, context).assumptions.find((one) => 'field' in one && one.field === 'volumeM3')

it('takes area times depth for the water when nobody says how much it is, and says so', () => {
  expect(volumeOf({})).toEqual({ field: 'volumeM3', value: 48 })
  expect(volumeOf({ areaM2: 20, depthM: 2 })).toEqual({ field: 'volumeM3', value: 40 })
  expect(volumeOf({ volumeM3: 50 })).toBeUndefined()
})
