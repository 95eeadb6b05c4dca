import { type InputSpec, occupancyInput, townInput } from '#src/features/calculators/domain/frame/input.ts'
import { monthlyBillLimits } from '#src/features/quote/domain/public.ts'

/** What is asked about a roof, and the words of the answer. */

export const azimuthDegOf = {
  south: 0,
  'south-east': -45,
  'south-west': 45,
  east: -90,
  west: 90,
  north: 180,
} as const
type Direction = keyof typeof azimuthDegOf
const directions: readonly Direction[] = ['south', 'south-east', 'south-west', 'east', 'west', 'north']
const batteries = ['sized', 'none', '5', '10', '15', '20'] as const

export const inputs = {
  town: townInput,
  monthlyBillEur: {
    kind: 'number',
    unit: 'eur',
    ...monthlyBillLimits,
    default: 165,
    slider: { min: 40, max: 600, step: 5 },
  },
  occupancy: occupancyInput,
  direction: { kind: 'choice', options: directions, default: 'south', asList: true },
  // Before what only a few will change: it is an answer's greatest choice.
  batteryKwh: { kind: 'choice', options: batteries, default: 'sized', asList: true },
  tiltDeg: { kind: 'number', unit: 'degrees', min: 0, max: 90, default: 20, slider: { min: 0, max: 60, step: 5 } },
  kwp: { kind: 'optional-number', unit: 'kwp', min: 0.9, max: 18 },
} as const satisfies Record<string, InputSpec>
export type SolarInputs = typeof inputs

export interface SolarWords {
  figure: 'saving' | 'payback' | 'price' | 'production' | 'selfUse' | 'independence' | 'value'
  verdict: 'pays' | 'pays-if' | 'holiday-home' | 'small-bill' | 'poor-roof' | 'slow'
  chart: 'months' | 'years'
  table: 'price'
  assumption:
    | 'home'
    | 'use'
    | 'roof'
    | 'one-weather'
    | 'losses'
    | 'no-shade'
    | 'tariff'
    | 'battery'
    | 'money'
    | 'prices'
  word:
    | 'makes'
    | 'uses'
    | 'balance'
    | 'item'
    | 'with-vat'
    | 'total'
    | 'pv-system'
    | 'hybrid-inverter'
    | 'battery'
    | 'papers'
    | 'monitoring'
    | 'no-battery'
    | 'panels-alone'
    | 'panels-and-battery'
    | 'with-battery'
}
