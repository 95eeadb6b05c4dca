import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DayChart } from './day-chart.tsx'

const day = (hours: Readonly<Record<number, number>>, otherwise = 0) =>
  Array.from({ length: 24 }, (_, hour) => hours[hour] ?? otherwise)

/** Bars of one class as [hour, kW at the foot, kW at the top]. */
function barsOf(html: string, name: string) {
  const [, path = ''] = new RegExp(`class="${name}"[^>]* d="([^"]*)"`).exec(html) ?? []
  return [...path.matchAll(/M([\d.]+) ([\d.]+)H[\d.]+V([\d.]+)H/g)].map(([, x, foot, top]) => [
    Math.round((24 * (Number(x) - 34)) / 520),
    Math.round((10 * 4 * (232 - Number(foot))) / 198) / 10,
    Math.round((10 * 4 * (232 - Number(top))) / 198) / 10,
  ])
}

it('draws what is stored hour by hour, on the use and no higher than the sun, and nothing where nothing is stored', () => {
  const html = renderToStaticMarkup(
    <DayChart
      oneDrawing
      label="A day"
      madeKwh={day({ 10: 2, 11: 3, 12: 4, 13: 3, 14: 0.5 })}
      usedKwh={day({}, 1)}
      battery={{
        id: 'sun-june',
        storedKwh: day({ 10: 0.5, 11: 3, 13: 0, 14: 1 }),
        givenKwh: day({ 20: 0.6 }),
        storedLabel: 'fills',
        givenLabel: 'gives',
      }}
      topKw={4}
      madeLabel="made"
      usedLabel="used"
      tariff={[]}
      periodNames={{ valley: '', flat: '', peak: '' }}
    />,
  )
  expect(barsOf(html, 'b-stored')).toEqual([
    [10, 1, 1.5],
    [11, 1, 3],
  ])
  expect(barsOf(html, 'b-pool')).toEqual([[20, 1, 0.4]])
  expect(html).toContain('clip-path="url(#sun-june-560)"')
  expect(html).toMatch(/>fills<.*>gives</)
})
