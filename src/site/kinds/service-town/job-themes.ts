/** What decides a job, whatever the town. */
export const jobThemes = ['solar', 'battery', 'heat', 'cooling', 'pool', 'water', 'car', 'island'] as const
export type JobTheme = (typeof jobThemes)[number]

/** The figures of a job, in the order in which they decide it; `town.` is the page's own, and left out where nobody has published it. */
export const figuresOf = {
  solar: ['mm.south20', 'mm.west20', 'tariff.surplus', 'town.density', 'town.pools', 'tariff.energy-p1'],
  battery: ['tariff.energy-p1', 'tariff.energy-p3', 'tariff.surplus', 'town.august-day'],
  heat: ['town.january-night', 'mm.hours-below-7', 'mm.cop-35', 'mm.cop-55'],
  cooling: ['town.august-mean', 'town.august-day', 'mm.hours-above-30'],
  pool: ['town.pools', 'mm.pool-40-degree', 'mm.pool-40-hours', 'mm.south20'],
  water: ['mm.mains-winter', 'mm.mains-summer', 'mm.water-four', 'mm.water-four-pump'],
  car: ['tariff.energy-p3', 'tariff.energy-p1', 'mm.car-hour-7', 'mm.car-km-per-kwp'],
  island: ['mm.finca-day', 'mm.finca-kwp', 'mm.december-day-steep', 'mm.worst-day'],
} as const satisfies Record<JobTheme, readonly string[]>
export type FactOf<Theme extends JobTheme> = (typeof figuresOf)[Theme][number]
