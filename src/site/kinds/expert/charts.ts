import type { RouteId } from '#src/site/routes.ts'

/** The record of an expert page's chart: groups of columns, each a figure by reference. Names of groups and columns are in the page's shape, in this order. */
export interface ChartRecord {
  groups: readonly (readonly string[])[]
}

const sizes = ['5', '7', '10', '15']
const currents = ['15', '20', '25', '40', '63']

export const charts: Readonly<Partial<Record<RouteId, ChartRecord>>> = {
  'expert.sizing-a-home-battery': { groups: sizes.map((size) => [`dec.bat-${size}-gain`]) },
  'expert.single-phase-or-three-phase': {
    groups: currents.map((amps) => [`supply.${amps}-a`, `law.three-phase-${amps}-a`]),
  },
}

/** The two windows whose July day is drawn one on the other instead. */
export const peakDays: Readonly<Partial<Record<RouteId, readonly [string, string]>>> = {
  'expert.air-conditioning-zoning': ['window-east', 'window-west'],
}

/** The worked home whose day is drawn by the hour instead. */
export const poolDays: Readonly<Partial<Record<RouteId, string>>> = {
  'expert.pool-heating-physics': 'pool-32-april-day',
}
