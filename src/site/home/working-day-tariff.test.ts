import { expect, it } from 'vitest'
import { workingDayTariff } from './working-day-tariff.ts'

it('is the 2.0TD working day', () => {
  expect(workingDayTariff()).toEqual([
    [0, 8, 'valley'],
    [8, 10, 'flat'],
    [10, 14, 'peak'],
    [14, 18, 'flat'],
    [18, 22, 'peak'],
    [22, 24, 'flat'],
  ])
})
