export const aidIds = [
  'irpf-self-consumption',
  'irpf-ev-charger',
  'irpf-efficiency-20',
  'irpf-efficiency-40',
  'irpf-efficiency-60',
  'ibi-malaga',
  'ibi-town',
  'ibi-charger',
  'icio-town',
  'cae-heat-pump',
] as const
export type AidId = (typeof aidIds)[number]

export const conditionIds = [
  'tax-resident',
  'enough-tax',
  'own-property',
  'no-cash',
  'cie',
  'paid-and-finished',
  'demand-less-7',
  'primary-less-30',
  'certificates',
  'main-home-or-let',
  'whole-building',
  'not-both',
  'town-decides',
  'homologated',
  'any-owner',
  'before-works',
  'replaces-boiler',
  'cae-sale',
  'three-years',
  'ibi-residential',
  'ibi-four-m2',
  'ibi-not-compulsory',
  'ibi-apply-in-time',
  'ibi-check',
] as const
export type ConditionId = (typeof conditionIds)[number]

export const aidNoteIds = [
  'no-deduction-for-service',
  'irpf-needs-income-tax',
  'battery-with-panels',
  'irpf-self-consumption-too-early',
  'irpf-self-consumption-too-late',
  'irpf-ev-charger-too-early',
  'irpf-ev-charger-too-late',
  'irpf-efficiency-20-too-early',
  'irpf-efficiency-20-too-late',
  'irpf-efficiency-40-too-early',
  'irpf-efficiency-40-too-late',
  'irpf-efficiency-60-too-early',
  'irpf-efficiency-60-too-late',
  'ibi-not-given',
  'no-rebate-published',
  'ask-town-hall',
  'no-regional-grant',
  'no-regional-deduction',
  'no-charger-grant',
] as const
export type AidNoteId = (typeof aidNoteIds)[number]

/** The words of aid: its names, conditions and what does not apply. */
export interface AidText {
  names: Record<AidId, string>
  conditions: Record<ConditionId, string>
  notes: Record<AidNoteId, string>
}
