import { type InputSpec, townInput } from '#src/features/calculators/domain/frame/input.ts'

/** What the backup calculator asks, and the ids it speaks in. */

/** Usable kWh and inverter kW by the word of their choice. */
export const batteries = { '5': 5, '10': 10, '15': 15, '20': 20 } as const
export const inverters = { '3': 3, '5': 5, '8': 8, '10': 10 } as const
/** 0 January … 11 December; undefined: the whole year. */
export const months = { 'any-month': undefined, january: 0, april: 3, july: 6, october: 9 } as const

export const inputs = {
  town: townInput,
  list: { kind: 'choice', options: ['essential', 'water', 'comfort'], default: 'water' },
  battery: { kind: 'choice', options: ['5', '10', '15', '20'], default: '10' },
  inverter: { kind: 'choice', options: ['3', '5', '8', '10'], default: '5' },
  kwp: { kind: 'number', unit: 'kwp', min: 0, max: 18, default: 5, slider: { min: 0, max: 18, step: 0.5 } },
  month: {
    kind: 'choice',
    options: ['any-month', 'january', 'april', 'july', 'october'],
    default: 'any-month',
    asList: true,
  },
  cuts: { kind: 'choice', options: ['rarely', 'sometimes', 'often'], default: 'sometimes' },
} as const satisfies Record<string, InputSpec>

export interface BackupWords {
  figure: 'dark' | 'cooled' | 'power' | 'essentials' | 'price'
  verdict: 'night' | 'not-the-night' | 'too-weak' | 'rarely'
  chart: 'months' | 'batteries'
  table: 'loads'
  assumption: 'loads' | 'reserve' | 'full' | 'surge' | 'standby' | 'starts' | 'home' | 'changeover' | 'prices'
  word:
    | 'hours-without-sun'
    | 'sunny-days'
    | 'sunny-hours'
    | 'no-sun'
    | 'chosen'
    | 'options'
    | 'options-beside-panels'
    | 'add-to-panels'
    | 'load'
    | 'running'
    | 'start'
    | 'a-day'
    | 'runs'
    | 'yes'
    | 'no'
    | 'fridge'
    | 'freezer'
    | 'router'
    | 'alarm'
    | 'lights'
    | 'sockets'
    | 'gate'
    | 'water-pump'
    | 'one-ac'
    | 'microwave'
}
