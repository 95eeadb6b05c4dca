/** Anything electrical that people name. */
export const electrical = [
  'wiring',
  'lamp',
  'appliance',
  'hvac',
  'heater',
  'battery',
  'inverter',
  'panels',
  'evCharger',
  'pool',
  'outdoorLamp',
  'system',
] as const
