import { formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import { Curves } from './curves.tsx'
import { DataChart } from './data-chart.tsx'

const words = {
  en: {
    title: 'Made and used',
    made: 'panels make',
    used: 'home uses',
    caption: 'Example figures.',
    table: 'The figures as a table',
    month: 'Month',
    balance: 'balance',
    years: 'years',
    you: 'your case',
    gas: 'Gas boiler',
    pump: 'Heat pump',
  },
  es: {
    title: 'Lo que produces y lo que gastas',
    made: 'producen',
    used: 'gasta la casa',
    caption: 'Cifras de ejemplo.',
    table: 'Las cifras en una tabla',
    month: 'Mes',
    balance: 'saldo',
    years: 'años',
    you: 'tu caso',
    gas: 'Caldera de gas',
    pump: 'Aerotermia',
  },
}
const madeKwh = [520, 560, 760, 840, 960, 1010, 1040, 960, 780, 640, 520, 470]
const usedKwh = [480, 430, 410, 380, 370, 420, 560, 580, 450, 380, 400, 470]
const spread = (values: readonly number[], factor: number) => values.map((value) => value * factor)

const months = (language: Language) => {
  const t = words[language]
  const names = monthNames(language, 'long')
  return (
    <DataChart
      title={t.title}
      caption={t.caption}
      table={{
        summary: t.table,
        columns: [t.month, t.made, t.used],
        rows: names.map((name, i) => ({
          key: name,
          cells: [name, ...[madeKwh, usedKwh].map((list) => formatNumber(list[i] ?? 0, language))],
        })),
      }}
    >
      <Columns
        id={`example-columns-${language}`}
        label={t.title}
        unit="kWh"
        axis={monthNames(language, 'narrow')}
        series={[
          {
            name: t.made,
            draw: 'bars',
            colour: 'sun',
            values: madeKwh,
            low: spread(madeKwh, 0.95),
            high: spread(madeKwh, 1.05),
          },
          { name: t.used, draw: 'line', colour: 'sea', values: usedKwh },
        ]}
        write={(value, digits) => formatNumber(value, language, digits)}
      />
    </DataChart>
  )
}

const years = (language: Language) => {
  const t = words[language]
  const x = Array.from({ length: 26 }, (_, year) => year)
  const at = (savingEur: number) => x.map((year) => savingEur * year - 8000)
  return (
    <div className="chart">
      <Curves
        id={`example-curves-${language}`}
        label={t.balance}
        unit="€"
        xUnit={t.years}
        x={x}
        series={[{ name: t.balance, colour: 'sea', y: at(1100), low: at(900), high: at(1300) }]}
        mark={{ x: 7.3, name: t.you }}
        write={(value, digits) => formatNumber(value, language, digits)}
        writeX={String}
      />
    </div>
  )
}

const options = (language: Language) => {
  const t = words[language]
  const bar = (name: string, value: number) => ({
    name,
    value,
    range: { p90: value * 0.9, p50: value, p10: value * 1.15 },
    written: formatNumber(value, language),
  })
  return (
    <div className="chart">
      <Bars
        id={`example-bars-${language}`}
        label={t.title}
        bars={[
          { ...bar(t.gas, 940), colour: 'edge' },
          { ...bar(t.pump, 420), colour: 'pool', chosen: true },
        ]}
      />
    </div>
  )
}

export const example: Example = {
  name: 'Data chart',
  use: 'The result of a calculator: series named in place, estimates hatched from P90 to P10, the figures as a table.',
  states: [
    { name: 'Columns and a line', show: months },
    { name: 'Curve with its band', show: years },
    { name: 'Options beside each other', show: options },
  ],
}
