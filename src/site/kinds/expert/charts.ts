import type { RouteId } from '#src/site/routes.ts'

/** The record of an expert page's chart: groups of columns, each a figure by reference. Names of groups and columns are in the page's shape, in this order. */
export interface ChartRecord {
  groups: readonly (readonly string[])[]
}

const windows = ['east', 'south', 'west', 'north']
const times = ['morning', 'noon', 'evening']
const sizes = ['0', '5', '7', '10', '15']
const currents = ['15', '20', '25', '40', '63']

export const charts: Readonly<Partial<Record<RouteId, ChartRecord>>> = {
  'expert.sizing-a-home-battery': { groups: sizes.map((size) => [`dec.bat-${size}-save`]) },
  'expert.air-conditioning-zoning': {
    groups: windows.map((side) => times.map((time) => `dec.sun-${side}-${time}`)),
  },
  'expert.single-phase-or-three-phase': {
    groups: currents.map((amps) => [`supply.${amps}-a`, `law.three-phase-${amps}-a`]),
  },
}

/** The worked home whose day is drawn by the hour instead. */
export const poolDays: Readonly<Partial<Record<RouteId, string>>> = {
  'expert.pool-heating-physics': 'pool-32-april-day',
}
