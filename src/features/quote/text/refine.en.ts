import type { RefineText } from './refine.types.ts'

/** British English. */
export const refineEn: RefineText = {
  title: 'Refine the details (optional)',
  lede: 'All of it has a default, so leave out what you do not know. What you fill in sharpens the price.',
  fields: {
    roofType: { label: 'Kind of roof', hint: '' },
    roofAzimuthDeg: { label: 'Where the roof faces', hint: 'The side with most room for panels.' },
    roofTiltDeg: { label: 'How steep it is', hint: 'On a flat roof, the tilt of the frames.' },
    roofAreaM2: { label: 'Usable roof, in m²', hint: 'Without chimneys, skylights and shade.' },
    areaM2: { label: 'Floor area of the home, in m²', hint: 'For heating and cooling.' },
    persons: { label: 'People who live there', hint: 'For hot water.' },
    poolM3: {
      label: 'Water in the pool, in m³',
      hint: 'Length by width by mean depth, in metres.',
    },
    evKmPerYear: { label: 'Kilometres a year by electric car', hint: 'Only those charged at home.' },
    contractedPowerKw: {
      label: 'Contracted power, in kW',
      hint: 'The bill calls it potencia contratada. With two figures, the higher one.',
    },
  },
  notSure: 'Not sure',
  roofTypes: { tile: 'Clay tiles', flat: 'Flat, or a terrace', other: 'Another kind' },
  azimuths: {
    '0': 'South',
    '-45': 'South-east',
    '45': 'South-west',
    '-90': 'East',
    '90': 'West',
    '-135': 'North-east',
    '135': 'North-west',
    '180': 'North',
  },
  tilts: {
    '5': 'Almost flat, 5°',
    '15': 'Gentle, 15°',
    '20': 'Usual for tiles here, 20°',
    '30': 'Steep, 30°',
    '45': 'Very steep, 45°',
  },
  taken: (value) => `Left blank: ${value}.`,
  takenFor: (value, of) => `${value} (${of})`,
  usualPower: (power) => `${power}, or the usual step for a very small or very large bill`,
}
