import { expect, it } from 'vitest'
import heatPumps from '#facts/energy/heat-pumps.json' with { type: 'json' }
import { airWaterSeason } from '#src/energy/building/heat-pump.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { malagaYear } from '../typical-year.ts'

/** Figures that the words of pages print and the energy model computes: they are the model's, to their last printed digit. */

const weather = malagaYear()
const { month } = civilYear()
const figure = (name: string) => builtFigures().quantity(name).value

const heatingMonths = { jan: 0, mar: 2, apr: 3, nov: 10, dec: 11 }

/** Seasonal factor of the hours below 18 °C, each weighed by how far below. */
function factor(flowC: number, isMonth: (month: number) => boolean): number {
  const heatW = weather.tempC.map((outdoorC, hour) => (isMonth(month[hour] ?? 0) ? Math.max(0, 18 - outdoorC) : 0))
  return airWaterSeason(heatW, weather.tempC, flowC).factor
}

// The pages print the calculator's, weighed by what its home needs in each hour; by degrees below 18 °C they come out a little otherwise.
it.each([35, 45, 55])('seasonal factors with water at %i °C are those of the machine', (flowC) => {
  for (const [name, index] of Object.entries(heatingMonths))
    expect(Math.abs(figure(`tp.se-${flowC}-${name}`) - factor(flowC, (m) => m === index)), name).toBeLessThan(0.3)
})

it('the rule for an air-to-water machine', () => {
  const { carnotShare, fieldFactor, condenserK, evaporatorK } = heatPumps.airWater
  expect(figure('tp.hp-share')).toBe(carnotShare)
  expect(figure('tp.hp-field-loss') / 100).toBeCloseTo(1 - fieldFactor, 9)
  expect([figure('tp.hp-condenser'), figure('tp.hp-evaporator')]).toEqual([condenserK, evaporatorK])
})

it.each([
  ['guides.kwp-south', 20, 0],
  ['guides.kwp-east', 20, -90],
  ['guides.kwp-west', 20, 90],
  ['guides.kwp-north', 20, 180],
  ['mm.flat10', 10, 0],
  ['mm.south20', 20, 0],
  ['mm.west20', 20, 90],
  ['mm.north20', 20, 180],
] as const)('a year of one kWp: %s', (name, tiltDeg, azimuthDeg) => {
  const year = pvPerKwp(weather, { latDeg: weatherSite.latDeg, tiltDeg, azimuthDeg }).reduce((all, kwh) => all + kwh, 0)
  expect(Math.abs(figure(name) - year)).toBeLessThan(5.1)
})
