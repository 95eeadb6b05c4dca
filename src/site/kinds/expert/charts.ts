import type { RouteId } from '#src/site/routes.ts'

/**
 * The record of every expert page's chart: groups of columns, each column a figure by reference, or two when the first is the least and the second
 * the most. Names of groups and columns are in the page's shape, in this order.
 */
export interface ChartRecord {
  groups: readonly (readonly ChartColumn[])[]
}
export type ChartColumn = readonly [string] | readonly [least: string, most: string]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const windows = ['east', 'south', 'west', 'north']
const times = ['morning', 'noon', 'evening']
const sizes = ['0', '5', '7', '10', '15']
const currents = ['15', '20', '25', '40', '63']

export const charts: Readonly<Partial<Record<RouteId, ChartRecord>>> = {
  'expert.pool-heating-physics': {
    groups: months.map((month) => [[`dec.pool-${month}-low`, `dec.pool-${month}-high`]]),
  },
  'expert.sizing-a-home-battery': { groups: sizes.map((size) => [[`dec.bat-${size}-save`]]) },
  'expert.air-conditioning-zoning': {
    groups: windows.map((side) => times.map((time) => [`dec.sun-${side}-${time}`])),
  },
  'expert.single-phase-or-three-phase': {
    groups: currents.map((amps) => [[`supply.${amps}-a`], [`law.three-phase-${amps}-a`]]),
  },
}
