import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import { Curves } from './curves.tsx'
import { placeLabel } from './label-place.ts'
import { scaleTicks, tickDigits } from './ticks.ts'

const write = (value: number, digits: number) => value.toFixed(digits)

describe('scaleTicks', () => {
  it('holds zero and both ends, in steps that can be told apart', () => {
    const anyNumber = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const min = Math.min(a, b)
        const max = Math.max(a, b)
        const ticks = scaleTicks(min, max)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(ticks.some((tick) => tick === 0)).toBe(true)
        const slack = 1e-6 * Math.max(1, Math.abs(min), Math.abs(max))
        expect(ticks[0] ?? 1).toBeLessThanOrEqual(Math.min(0, min) + slack)
        expect(ticks.at(-1) ?? -1).toBeGreaterThanOrEqual(Math.max(0, max) - slack)
      }),
    )
    expect(scaleTicks(0, 1640)).toEqual([0, 500, 1000, 1500, 2000])
    expect(scaleTicks(-8480, 16000)).toEqual([-10000, 0, 10000, 20000])
  })

  it('stands even for nothing and for what is no number', () => {
    expect(scaleTicks(0, 0)).toEqual([0, 1])
    expect(scaleTicks(Number.NaN, Number.NaN)).toEqual([0, 1])
  })

  it('knows how many decimals its numbers need', () => {
    expect(tickDigits([0, 0.25, 0.5])).toBe(2)
    expect(tickDigits([0, 2.5, 5])).toBe(1)
    expect(tickDigits([0, 500])).toBe(0)
  })
})

describe('placeLabel', () => {
  const frame = { left: 0, top: 0, right: 300, bottom: 200 }

  it('keeps clear of what is drawn, and inside', () => {
    const wall = { left: 0, top: 0, right: 300, bottom: 95 }
    const place = placeLabel([{ x: 290, y: 100 }], { width: 80, height: 14 }, frame, [wall])
    expect(place?.box.right).toBeLessThanOrEqual(300)
    expect(place?.box.top).toBeGreaterThanOrEqual(95)
  })

  it('stands right above the bars where they take every place beside the line', () => {
    const bars = Array.from({ length: 12 }, (_, at) => ({ left: at * 25, right: at * 25 + 20, top: 60, bottom: 200 }))
    const points = bars.map(({ left }) => ({ x: left + 10, y: 130 }))
    const place = placeLabel(points, { width: 60, height: 12 }, frame, bars)
    expect(place?.box.bottom).toBeLessThan(60)
    expect(place?.box.bottom).toBeGreaterThan(50)
  })

  it('is nowhere for a series without points', () => {
    expect(placeLabel([], { width: 80, height: 14 }, frame, [])).toBeUndefined()
  })
})

describe('the drawings', () => {
  const values = fc.array(fc.double({ min: -5000, max: 50_000, noNaN: true }), { minLength: 12, maxLength: 12 })

  it('name every series and hold no broken number', () => {
    fc.assert(
      fc.property(values, values, fc.boolean(), (made, used, stacked) => {
        const html = renderToStaticMarkup(
          <Columns
            id="t"
            label="x"
            unit="kWh"
            axis={made.map((_, i) => String(i))}
            stacked={stacked}
            series={[
              { name: 'made', draw: 'bars', colour: 'sun', values: made, low: made.map((v) => v * 0.9), high: made },
              { name: 'used', draw: 'line', colour: 'sea', values: used },
            ]}
            write={write}
          />,
        )
        expect(html).not.toMatch(/NaN|Infinity|undefined|="-\d+[.\d]*" (?:fill|stroke)/)
        for (const name of ['made', 'used']) expect(html.split(`>${name}<`).length).toBe(3)
      }),
      { numRuns: 30 },
    )
  })

  it('draw curves and bars of nothing, of one thing and of losses', () => {
    for (const y of [
      [0, 0, 0],
      [-5, -3, -1],
      [1e6, 2e6, -1],
    ]) {
      const curves = renderToStaticMarkup(
        <Curves
          id="t"
          label="x"
          unit="€"
          xUnit="years"
          x={[0, 1, 2]}
          series={[{ name: 'balance', colour: 'sea', y, low: y, high: y }]}
          mark={{ x: 1.5, name: 'you' }}
          write={write}
          writeX={String}
        />,
      )
      expect(curves).not.toMatch(/NaN|Infinity|undefined/)
      const bars = renderToStaticMarkup(
        <Bars
          id="t"
          label="x"
          bars={y.map((value, i) => ({
            name: `case ${i}`,
            colour: 'pool',
            value,
            range: { p90: value - 1, p50: value, p10: value + 1 },
            written: String(value),
          }))}
        />,
      )
      expect(bars).not.toMatch(/NaN|Infinity|undefined|width="-/)
      expect(bars).toContain('case 2')
    }
  })
})

it('marks the likely case over bars that can be seen, and none over a month of next to nothing', () => {
  const month = (kwh: number) => ({ values: [kwh, 1000], low: [kwh * 0.8, 800], high: [kwh * 1.2, 1200] })
  const marks = (kwh: number) =>
    renderToStaticMarkup(
      <Columns
        id="c"
        label="kWh by month"
        unit="kWh"
        axis={['M', 'A']}
        series={[{ name: 'electricity', draw: 'bars', colour: 'sea', ...month(kwh) }]}
        write={write}
      />,
    ).match(/stroke="var\(--ink\)"/g)
  // One drawing for a wide screen and one for a phone.
  expect(marks(500)).toHaveLength(4)
  expect(marks(0.5)).toHaveLength(2)
})
