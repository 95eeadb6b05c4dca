import type {
  BarChart,
  CalculatorAnswer,
  Chart,
  ColumnChart,
  CurveChart,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { Unit } from '#src/features/calculators/domain/frame/quantity.ts'
import {
  quantityParts,
  shownQuantity,
  unitName,
  writeQuantity,
  writeRange,
} from '#src/features/calculators/text/write.ts'
import { formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import { Bars } from '#src/shared/ui/data-chart/bars.tsx'
import { Columns } from '#src/shared/ui/data-chart/columns.tsx'
import { Curves } from '#src/shared/ui/data-chart/curves.tsx'
import { type ChartTable, DataChart } from '#src/shared/ui/data-chart/data-chart.tsx'
import { paints } from '#src/shared/ui/data-chart/paint.tsx'
import { Roof } from '#src/shared/ui/roof/roof.tsx'
import { optionWords, type Words, wordedBy } from './written.ts'

/** The charts of an answer, one at a time: which one is the visitor's choice, kept by the page itself and by style alone. */
export function AnswerCharts({ charts, words }: { charts: readonly Chart[]; words: Words }) {
  const titleOf = ({ id, values }: Chart) => words.sentence(wordedBy(words.text.charts, id).title, values)
  return (
    <div className={charts.length > 1 ? 'c-charts c-switched' : 'c-charts'}>
      {charts.length > 1 ? (
        <fieldset className="c-tabs">
          <legend className="vh">{words.frame.charts}</legend>
          {charts.map((chart, index) => (
            <label key={chart.id}>
              <input type="radio" name="c-shown" value={index} defaultChecked={index === 0} />
              <span>{titleOf(chart)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {charts.map((chart) => (
        <AnswerChart key={chart.id} chart={chart} words={words} />
      ))}
    </div>
  )
}

/** The panels of an answer on their slope: below the charts. */
export function AnswerRoof({ roof, words }: { roof: CalculatorAnswer['roof']; words: Words }) {
  if (!roof || roof.panels === 0) return null
  const { panels, direction, tiltDeg } = roof
  const tilt = writeQuantity({ value: tiltDeg, unit: 'degrees' }, words.language)
  const facing = optionWords('direction', direction, words).label.toLowerCase()
  return (
    <figure className="c-roof">
      <Roof
        panels={panels}
        label={words.frame.roof(panels)}
        slope={words.frame.slope(tilt, facing)}
        language={words.language}
      />
      <figcaption className="sm mut">{words.frame.roofNote}</figcaption>
    </figure>
  )
}

/** A chart of an answer with its title, caption and table. */
function AnswerChart({ chart, words }: { chart: Chart; words: Words }) {
  const { title, label, caption } = wordedBy(words.text.charts, chart.id)
  const said = words.sentence(label, chart.values)
  const id = `c-${chart.id}`
  return (
    <DataChart
      title={words.sentence(title, chart.values)}
      caption={words.sentence(caption, chart.values)}
      table={tableOf(chart, words)}
    >
      {chart.kind === 'columns' ? <Legend chart={chart} words={words} /> : null}
      {chart.kind === 'columns' ? (
        <Columns
          id={id}
          label={said}
          unit={unitName(chart.unit, words.language)}
          axis={axisOf(chart, words, 'short')}
          stacked={chart.stacked ?? false}
          series={chart.series.map(({ word, ...series }) => ({ ...series, name: words.value({ word }) }))}
          isNamed={chart.series.length > 1}
          write={(value, digits) => tick(value, chart.unit, digits, words)}
          {...(isExact(chart) && { over: (value) => cellOf(value, chart, words) })}
        />
      ) : chart.kind === 'curves' ? (
        <Curves
          id={id}
          label={said}
          unit={unitName(chart.unit, words.language)}
          xUnit={chart.xUnit === 'celsius' ? '°C' : unitName(chart.xUnit, words.language)}
          x={chart.x}
          series={chart.series.map(({ word, ...series }) => ({ ...series, name: words.value({ word }) }))}
          {...(chart.markX !== undefined && { mark: { x: chart.markX, name: words.frame.yourCase } })}
          write={(value, digits) => tick(value, chart.unit, digits, words)}
          writeX={(value) => formatNumber(value, words.language, Number.isInteger(value) ? 0 : 1)}
        />
      ) : (
        <Bars
          id={id}
          label={said}
          bars={chart.bars.map(({ name, ...bar }) => ({
            ...bar,
            name: words.value(name),
            written: bar.range
              ? writeRange({ range: bar.range, unit: chart.unit, ...shownDigits(chart) }, words.language)
              : writeQuantity({ value: bar.value, unit: chart.unit, ...shownDigits(chart) }, words.language),
          }))}
        />
      )}
    </DataChart>
  )
}

/** One series without a range: a number over a hatched bar would be read as its upper end. */
function isExact({ series: [only, ...others] }: ColumnChart): boolean {
  return others.length === 0 && only?.low === undefined
}

/** The names of the series for phones, where the drawing has no place for them beside their bars. */
function Legend({ chart: { series, stacked }, words }: { chart: ColumnChart; words: Words }) {
  if (stacked || series.length === 1) return null
  return (
    <p className="c-key" aria-hidden="true">
      {series.map(({ word, draw, colour }) => {
        const { line, fill } = paints[colour]
        const [looks, paint] = draw === 'line' ? ['c-as-line', line] : [undefined, fill]
        return (
          <span key={word} className={looks} style={{ '--k': paint }}>
            {words.value({ word })}
          </span>
        )
      })}
    </p>
  )
}

function shownDigits({ digits }: Pick<Chart, 'digits'>): { digits?: number } {
  return digits === undefined ? {} : { digits }
}

/** A number beside the scale: shares as percentages, everything else bare. */
function tick(value: number, unit: Unit, digits: number, { language }: Words): string {
  return unit === 'share'
    ? quantityParts({ value, unit, digits: Math.max(0, digits - 2) }, language).number
    : formatNumber(value, language, digits)
}

function axisOf({ axis }: ColumnChart, { language, value }: Words, style: 'short' | 'long'): string[] {
  if (axis === 'months') return monthNames(language, style === 'short' ? 'narrow' : 'long')
  if (axis === 'hours') return Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return axis.map(value)
}

function tableOf(chart: Chart, words: Words): ChartTable {
  if (chart.kind === 'columns') return columnTable(chart, words)
  return chart.kind === 'curves' ? curveTable(chart, words) : barTable(chart, words)
}

interface NumberSeries {
  word: string
  values: readonly number[]
  low?: readonly number[]
  high?: readonly number[]
}

/** One column a series, and two more for its range. */
function seriesColumns(series: readonly NumberSeries[], chart: Pick<Chart, 'unit' | 'digits'>, words: Words) {
  const { unit } = chart
  const { frame, language } = words
  const name = unitName(unit, language)
  const columns = series.flatMap(({ word, low, high }) => {
    const named = `${words.value({ word })}${name ? `, ${name}` : ''}`
    return [named, ...(low ? [`${named}: ${frame.low}`] : []), ...(high ? [`${named}: ${frame.high}`] : [])]
  })
  const cellsAt = (i: number) =>
    series.flatMap(({ values, low, high }) =>
      [values, low, high].flatMap((list) => (list ? [cellOf(list[i] ?? 0, chart, words)] : [])),
    )
  return { columns, cellsAt }
}

function columnTable(chart: ColumnChart, words: Words): ChartTable {
  const { frame } = words
  const { columns, cellsAt } = seriesColumns(chart.series, chart, words)
  const first = chart.axis === 'months' ? frame.month : chart.axis === 'hours' ? frame.hour : frame.name
  return {
    summary: frame.table,
    columns: [first, ...columns],
    rows: axisOf(chart, words, 'long').map((name, i) => ({ key: name, cells: [name, ...cellsAt(i)] })),
  }
}

function curveTable(chart: CurveChart, words: Words): ChartTable {
  const series = chart.series.map(({ y, ...rest }) => ({ ...rest, values: y }))
  const { columns, cellsAt } = seriesColumns(series, chart, words)
  return {
    summary: words.frame.table,
    columns: [unitName(chart.xUnit, words.language) || words.frame.name, ...columns],
    rows: chart.x.map((x, i) => ({
      key: String(x),
      cells: [formatNumber(x, words.language, Number.isInteger(x) ? 0 : 1), ...cellsAt(i)],
    })),
  }
}

function barTable(chart: BarChart, words: Words): ChartTable {
  const { frame, language } = words
  const hasRange = chart.bars.some(({ range }) => range !== undefined)
  const unit = unitName(chart.unit, language)
  const cell = (value: number) => cellOf(value, chart, words)
  return {
    summary: frame.table,
    columns: [
      frame.name,
      `${frame.likelyHead}${unit ? `, ${unit}` : ''}`,
      ...(hasRange ? [frame.low, frame.high] : []),
    ],
    rows: chart.bars.map(({ name, value, range }) => ({
      key: words.value(name),
      cells: [
        words.value(name),
        cell(value),
        ...(hasRange ? [cell(range?.p90 ?? value), cell(range?.p10 ?? value)] : []),
      ],
    })),
  }
}

/** A number in a table, rounded as the same number is in a sentence; shares and prices of energy with more decimals. */
function cellOf(value: number, { unit, digits }: Pick<Chart, 'unit' | 'digits'>, words: Words): string {
  const own = digits ?? { 'eur-per-kwh': 3, share: 2 }[String(unit)]
  const shown = shownQuantity({ value, unit, ...(own !== undefined && { digits: own }) })
  return tick(shown.value, unit, shown.digits, words)
}
