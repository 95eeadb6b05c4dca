import { expect, it } from 'vitest'
import { designSource, envelopeSources, heatPumpSource } from '#src/energy/building/building-sources.ts'
import { priceSource, pvModelSource } from '#src/energy/series/sources.ts'
import { co2Source, gasSource } from '#src/energy/tariff/heating-fuels.ts'
import { evaporationSource } from '#src/energy/water/water-sources.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { ask, figuresOf } from '#tests/calculator-answer.ts'
import type { CalculatorAnswer, Source } from './frame/calculator.ts'
import type { Values } from './frame/quantity.ts'

/** What each answer names as its sources, and which of its amounts are prices and bills, shown to the euro. */

const sourceNames: readonly [string, { title: Source['title'] }][] = [
  ['offers', priceSource],
  ['sun', pvModelSource],
  ['machines', heatPumpSource],
  ['hottest and coldest day', designSource],
  ['older homes', envelopeSources.older],
  ['new homes', envelopeSources.cte2019],
  ['gas', gasSource],
  ['co2', co2Source],
  ['evaporation', evaporationSource],
]

function nameOf({ title, url, asOf }: Source): string {
  if (typeof title !== 'string' && title.en === 'Our price list') return `${title.es}, ${asOf}`
  const [name] = sourceNames.find(([, known]) => known.title === title) ?? []
  expect(url).toMatch(/^https?:/)
  return name ?? 'a stranger'
}

interface Part {
  part: string
  sources?: readonly Source[] | undefined
  values?: Values | undefined
}

function partsOf(answer: CalculatorAnswer): Part[] {
  const { verdict, charts, assumptions } = answer
  return [
    ...figuresOf(answer).map(({ id, sources, values }) => ({ part: `figure ${id}`, sources, values })),
    { part: 'verdict', values: verdict.values },
    ...charts.map(({ id, values }) => ({ part: `chart ${id}`, values })),
    ...assumptions.map(({ id, sources, values }) => ({ part: id, sources, values })),
  ]
}

const priceList = `Nuestra lista de precios, ${builtInPriceBook.asOf}`

it.each([
  [
    'solar',
    { 'figure saving': ['offers'], 'figure price': [priceList], 'figure production': ['sun'] },
    { losses: ['sun'], tariff: ['offers'], prices: [priceList] },
  ],
  [
    'ac',
    { 'figure power': ['hottest and coldest day'], 'figure cost': ['offers'], 'figure price': [priceList] },
    { envelope: ['older homes'], terral: ['hottest and coldest day'], tariff: ['offers'], prices: [priceList] },
  ],
  [
    'heat-pump',
    {
      'figure saving': ['offers'],
      'figure price': [priceList],
      'figure size': ['hottest and coldest day'],
      'figure factor': ['machines'],
      'figure cost': ['offers'],
    },
    {
      envelope: ['older homes'],
      machine: ['machines'],
      size: ['hottest and coldest day'],
      today: ['gas'],
      tariff: ['offers'],
      prices: [priceList],
    },
  ],
  [
    'solar-pool-heating',
    { 'figure change': ['offers'], 'figure price': [priceList] },
    { tariff: ['offers'], prices: [priceList] },
  ],
  [
    'pool-heating',
    { 'figure cost': ['offers'], 'figure price': [priceList], 'figure heat': ['evaporation'] },
    { balance: ['evaporation'], tariff: ['offers'], prices: [priceList] },
  ],
  [
    'heat-pump-comparison',
    { 'figure splits': ['offers'], 'figure co2': ['co2'] },
    {
      envelope: ['older homes'],
      'water-machine': ['machines'],
      gas: ['gas'],
      co2: ['co2'],
      tariff: ['offers'],
      prices: [priceList],
    },
  ],
  [
    'solar-heat-pump-package',
    {
      'figure solar': ['offers'],
      'figure panelsPrice': [priceList],
      'figure saving': ['offers'],
      'figure price': [priceList],
    },
    { tariff: ['offers'], prices: [priceList] },
  ],
  [
    'seasonal-efficiency',
    { 'figure water': ['machines'], 'figure heatPrice': ['offers', 'gas'] },
    { machines: ['machines'], tariff: ['offers'], gas: ['gas'] },
  ],
  ['emergency-backup', { 'figure price': [priceList] }, { prices: [priceList] }],
] as const)('%s says where its figures and what it assumes come from', (id, figures, assumed) => {
  const named = partsOf(ask(id)).flatMap(({ part, sources }) =>
    sources?.length ? [[part, sources.map(nameOf)] as const] : [],
  )
  expect(Object.fromEntries(named)).toEqual({ ...figures, ...assumed })
})

it.each(['ac', 'heat-pump', 'heat-pump-comparison'] as const)('%s reads new homes where they are published', (id) => {
  for (const [era, name] of [
    ['cte2019', 'new homes'],
    ['cte2006', 'older homes'],
  ] as const) {
    const envelope = ask(id, { era }).assumptions.find((one) => one.id === 'envelope')
    expect(envelope?.sources?.map(nameOf)).toEqual([name])
  }
})

it.each([
  ['solar', ['figure payback price', 'chart years price', 'use bill']],
  ['ac', []],
  ['heat-pump', ['figure payback price', 'verdict price']],
  ['solar-pool-heating', ['figure payback price', 'verdict panels', 'verdict machine', 'home bill']],
  [
    'solar-incentives',
    [
      ...['figure aid aid', 'figure aid price', 'figure net aid', 'figure net price'],
      ...['verdict aid', 'verdict more', 'chart dates most', 'chart dates own'],
    ],
  ],
  ['pool-heating', ['verdict limit', 'home bill']],
  ['heat-pump-comparison', []],
  [
    'solar-heat-pump-package',
    [
      ...['figure panelsPayback price', 'figure payback price', 'figure price panels', 'figure price machine'],
      ...['verdict machine', 'verdict price', 'home bill'],
    ],
  ],
  ['seasonal-efficiency', []],
  ['emergency-backup', ['verdict price', 'home bill']],
] as const)('of the amounts of %s only prices and bills are shown to the euro', (id, expected) => {
  const fixed = partsOf(ask(id)).flatMap(({ part, values = {} }) =>
    Object.entries(values).flatMap(([name, value]) => ('isFixed' in value && value.isFixed ? [`${part} ${name}`] : [])),
  )
  expect(fixed).toEqual(expected)
})

it.each([
  ['solar', ['price']],
  ['ac', ['price']],
  ['heat-pump', ['price']],
  ['solar-pool-heating', ['price']],
  ['solar-incentives', ['irpf', 'ibi', 'icio', 'aid', 'net']],
  ['pool-heating', ['price']],
  ['heat-pump-comparison', []],
  ['solar-heat-pump-package', ['panelsPrice', 'price']],
  ['seasonal-efficiency', []],
  ['emergency-backup', ['price']],
] as const)('of the figures of %s these are fixed', (id, expected) => {
  const figures = figuresOf(ask(id))
  expect(figures.filter(({ isFixed }) => isFixed).map((one) => one.id)).toEqual(expected)
})
