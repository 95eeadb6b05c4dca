import { describe, expect, it } from 'vitest'
import comfort from '#facts/energy/home-comfort.json' with { type: 'json' }
import { coolingSeason, usualLabel } from '#src/energy/building/air-conditioner.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason } from '#src/energy/building/heat-pump.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { heatPumpTankYear, mainsWaterC } from '#src/energy/water/hot-water.ts'
import { poolYear, windAtWater } from '#src/energy/water/pool.ts'
import { machineYear, usualMachineHours } from '#src/energy/water/pool-machine.ts'
import { comfortByHome } from '#tests/golden/compare/comfort-by-home.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { coolingSeer, heatingSpf, hotWaterHeatPumpKwh, poolHeatingElectricKwh } from './heat-needs.ts'

const weather = malagaYear()
const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)

/** The quote plans with round figures; the calculators compute hour by hour. They must not tell a visitor two stories. */
describe('the planning values of the quote against the hourly kernel', () => {
  it('a season of pool heating: within 3 %', () => {
    const pool = { areaM2: 32, volumeM3: 48, coverHours: 12, windShare: windAtWater.partial }
    const heated = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0]
    const year = poolYear(pool, { targetC: 28, heated, mainsC: mainsWaterC('marbella') }, weather)
    const { electricKwh } = machineYear(year, usualMachineHours, weather)
    expect(Math.abs(poolHeatingElectricKwh(48, 'full-time') / total(electricKwh) - 1)).toBeLessThan(0.03)
  })

  it.each([1, 2, 4, 6])('the hot water of %i: within 7 %', (persons) => {
    const use = { persons, litresPerPersonDay: 28, occupancy: 'full-time', mainsC: mainsWaterC('marbella') } as const
    const { electricKwh } = heatPumpTankYear(use, 55, weather)
    expect(Math.abs(hotWaterHeatPumpKwh(persons, 'full-time') / total(electricKwh) - 1)).toBeLessThan(0.07)
  })

  it('heat and cold of every kind of home, as made by script/home-comfort.ts', () => {
    expect(comfort.homes).toEqual(comfortByHome(weather))
  })

  it('the machines’ seasons: within 5 %', () => {
    const building = { homeType: 'townhouse', areaM2: 130, era: '1980-2006' } as const
    const use = {
      occupancy: 'full-time',
      mode: 'intermittent',
      heatC: usualSetpointC.heating,
      coolC: usualSetpointC.cooling,
    } as const
    const { loads } = comfortYear(building, use, weather)
    const season = (flowC: number) => airWaterSeason(loads.heatW, weather.tempC, flowC).factor
    const { factor } = coolingSeason(loads.coolW, weather.tempC, usualLabel.seer)
    for (const [planned, computed] of [
      [heatingSpf.floor, season(35)],
      [heatingSpf.radiators, season(55)],
      [coolingSeer, factor],
    ] as const)
      expect(Math.abs(planned / computed - 1)).toBeLessThan(0.05)
  })
})
