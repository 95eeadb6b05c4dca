/** What decides a job, whatever the town. */
export const jobThemes = [
  'solar',
  'battery',
  'heat',
  'sources',
  'cooling',
  'pool',
  'water',
  'car',
  'island',
  'costs',
  'choice',
  'grants',
  'business',
  'care',
  'repairs',
] as const
export type JobTheme = (typeof jobThemes)[number]

/** The figures of a job, in the order in which they decide it; `town.` is the page's own, and left out where nobody has published it; `own.` is a date, a number to call or a count, and stands with its words. */
export const figuresOf = {
  solar: ['mm.south20', 'mm.west20', 'tariff.surplus', 'town.density', 'town.pools', 'tariff.energy-p1'],
  battery: ['tariff.energy-p1', 'tariff.energy-p3', 'tariff.surplus', 'town.august-day'],
  heat: ['town.january-night', 'mm.hours-below-7', 'mm.cop-35', 'mm.cop-55'],
  sources: ['mm.heat-45', 'mm.heat-55', 'tariff.energy-single', 'mm.hours-below-7'],
  cooling: ['town.august-mean', 'town.august-day', 'mm.hours-above-30'],
  pool: ['town.pools', 'mm.pool-35-degree', 'mm.pool-35-hours', 'mm.south20'],
  water: ['mm.mains-winter', 'mm.mains-summer', 'mm.water-four', 'mm.water-four-pump'],
  car: ['tariff.energy-p3', 'tariff.energy-p1', 'mm.car-hour-7', 'mm.car-km-per-kwp'],
  island: ['mm.finca-day', 'mm.finca-kwp', 'mm.december-day-steep', 'mm.worst-day'],
  costs: ['mm.south20', 'mm.north20', 'vat.general', 'irpf.self-consumption-most'],
  choice: ['mm.south20', 'mm.north20', 'own.salt', 'own.build'],
  grants: ['irpf.self-consumption-most', 'own.deadline', 'ibi.state-limit', 'own.non-residents'],
  business: ['mm.shop-self-use', 'mm.bar-self-use', 'law.design-project', 'law.access-permit'],
  care: ['own.check', 'own.rinses', 'mm.dirty-july-high', 'svc.calima-high'],
  repairs: ['own.faults', 'own.reset', 'law.guarantee-goods'],
} as const satisfies Record<JobTheme, readonly string[]>
export type FactOf<Theme extends JobTheme> = (typeof figuresOf)[Theme][number]
