import type { RouteId } from '#src/site/routes.ts'

/**
 * The record of every comparison: by case, what each choice costs to buy and over ten years in all, as figures by reference. Bars, verdict and
 * table are made from it and from nothing else. `worth` compares what a gain is worth instead of what a choice costs.
 */
export interface RaceChoice {
  /** Its words are in the page's shape. */
  id: string
  /** The choice of the other cases in whose columns it stands in the table; absent: its own. */
  column?: string
  /** To buy and fit; absent: nothing to buy. */
  buy?: string
  /** The reader has a quotation for it and we have no price: the verdict says from which price on the other choice costs less. */
  quoted?: true
  /** Energy of ten years. Either this or `total` is given; the other follows. */
  run?: string
  total?: string
}
export interface Race {
  measure: 'cost' | 'worth'
  /** Heat that each case needs in a year, where all its choices give it. */
  heat?: readonly string[]
  cases: readonly (readonly RaceChoice[])[]
}

const solarHome = (name: string, kwp: string): RaceChoice[] => [
  { id: 'nothing', total: `guides.${name}-ten-none` },
  { id: 'panels', buy: `home:${name}-${kwp}.system.priceEur`, total: `home:${name}-${kwp}.system.tenYearEur` },
  // The same panels as alone, so that the battery is all the difference.
  { id: 'battery', buy: `home:${name}-${kwp}-b5.system.priceEur`, total: `home:${name}-${kwp}-b5.system.tenYearEur` },
]

export const races: Readonly<Partial<Record<RouteId, Race>>> = {
  'versus.heat-pump-vs-gas-boiler': {
    measure: 'cost',
    heat: ['dec.big-heat', 'dec.villa-heat', 'dec.villa-heat'],
    cases: [
      [
        { id: 'propane', column: 'gas', run: 'dec.big-ten-gas-high' },
        { id: 'pump', buy: 'price:heat-pump@12', run: 'dec.big-ten-hp45' },
      ],
      [
        { id: 'gas', run: 'dec.villa-ten-gas-mid' },
        { id: 'pump', buy: 'price:heat-pump', run: 'dec.villa-ten-hp45' },
      ],
      [
        { id: 'new', column: 'gas', quoted: true, run: 'dec.villa-ten-gas-mid' },
        { id: 'pump', buy: 'price:heat-pump', run: 'dec.villa-ten-hp45' },
      ],
    ],
  },
  'versus.ducted-vs-split-air-conditioning': {
    measure: 'cost',
    cases: [
      [
        { id: 'two', buy: 'dec.cool-two-buy', total: 'dec.cool-two-ten' },
        { id: 'zonedTwo', buy: 'dec.cool-zoned-buy', run: 'dec.cool-zoned-two-run' },
      ],
      [
        { id: 'splits', buy: 'dec.cool-splits-buy', total: 'dec.cool-splits-ten' },
        { id: 'ducted', buy: 'dec.cool-ducted-buy', total: 'dec.cool-ducted-ten' },
        { id: 'zoned', buy: 'dec.cool-zoned-buy', total: 'dec.cool-zoned-ten' },
      ],
      [
        { id: 'keep', run: 'dec.cool-ducted-run' },
        { id: 'zones', buy: 'price:zoned-ac', run: 'dec.cool-zoned-run' },
      ],
    ],
  },
  'versus.solar-thermal-vs-heat-pump-hot-water': {
    measure: 'cost',
    cases: [
      [
        { id: 'collector', quoted: true, run: 'dec.water-run-sun-high' },
        { id: 'pump', buy: 'price:hot-water', run: 'dec.water-run-pump-four' },
      ],
      [
        { id: 'tank', run: 'dec.water-ten-tank-four' },
        { id: 'pump', buy: 'price:hot-water', run: 'dec.water-run-pump-four' },
      ],
      [
        { id: 'noon', run: 'dec.water-run-tank-noon' },
        { id: 'pumpNoon', buy: 'price:hot-water', run: 'dec.water-run-pump-noon' },
      ],
    ],
  },
  'versus.string-inverter-vs-microinverters': {
    measure: 'worth',
    cases: ['2', '5', '10'].map((gain) => [
      { id: 'exported', run: `dec.extra-${gain}-low` },
      { id: 'used', run: `dec.extra-${gain}-high` },
    ]),
  },
  'comparison.solar-vs-battery': {
    measure: 'cost',
    cases: [solarHome('villa', '5'), solarHome('poolvilla', '5'), solarHome('holiday', '3')],
  },
}
