import type { HomeForm } from '#src/energy/building/building.ts'
import type { ComfortUse } from '#src/energy/building/heating-cooling.ts'

/** Homes of the heating and cooling suite: each is heated to one temperature and cooled to another. */
export interface ComfortCase {
  id: string
  form: HomeForm
  comfort: Required<Omit<ComfortUse, 'calendarYear'>>
}

const always = { occupancy: 'full-time', mode: 'continuous', heatC: 20, coolC: 25 } as const
const awake = { occupancy: 'full-time', mode: 'intermittent', heatC: 20, coolC: 25 } as const

export const comfortCases: readonly ComfortCase[] = [
  { id: 'villa of 1995, always', form: { homeType: 'villa', areaM2: 220, era: '1980-2006' }, comfort: always },
  { id: 'villa of 1995, awake', form: { homeType: 'villa', areaM2: 220, era: '1980-2006' }, comfort: awake },
  {
    id: 'villa of 2010 with much glass, always',
    form: { homeType: 'villa', areaM2: 300, era: 'cte2006', glazing: 'much' },
    comfort: always,
  },
  {
    id: 'villa of 2022 looking west, awake',
    form: { homeType: 'villa', areaM2: 250, era: 'cte2019', mainAzimuthDeg: 90 },
    comfort: awake,
  },
  {
    id: 'villa of 2,000 m², three floors, always',
    form: { homeType: 'villa', areaM2: 2000, era: 'cte2006', storeys: 3 },
    comfort: always,
  },
  {
    id: 'flat of 1970 in the middle, always',
    form: { homeType: 'flat-mid', areaM2: 90, era: 'pre1980' },
    comfort: always,
  },
  {
    id: 'flat of 1990 under the roof, awake',
    form: { homeType: 'flat-top', areaM2: 80, era: '1980-2006' },
    comfort: awake,
  },
  {
    id: 'flat of 1975 looking north, warm, awake',
    form: { homeType: 'flat-mid', areaM2: 75, era: 'pre1980', mainAzimuthDeg: 180 },
    comfort: { ...awake, heatC: 22, coolC: 24 },
  },
  {
    id: 'penthouse of 2000, holidays, always',
    form: { homeType: 'penthouse', areaM2: 120, era: '1980-2006', glazing: 'much' },
    comfort: { ...always, occupancy: 'holiday-home' },
  },
  { id: 'penthouse of 2012, awake', form: { homeType: 'penthouse', areaM2: 110, era: 'cte2006' }, comfort: awake },
  {
    id: 'townhouse of 1985, part of the year, awake',
    form: { homeType: 'townhouse', areaM2: 130, era: '1980-2006', mainAzimuthDeg: -90 },
    comfort: { ...awake, occupancy: 'mixed-use' },
  },
  { id: 'townhouse of 2009, always', form: { homeType: 'townhouse', areaM2: 140, era: 'cte2006' }, comfort: always },
  {
    id: 'finca of 1960, awake',
    form: { homeType: 'finca', areaM2: 180, era: 'pre1980', glazing: 'little' },
    comfort: awake,
  },
  {
    id: 'finca of 2021, cool in winter, always',
    form: { homeType: 'finca', areaM2: 200, era: 'cte2019' },
    comfort: { ...always, heatC: 19, coolC: 26 },
  },
]
