import { electrical } from './electrical.ts'
import type { Rule } from './rule.ts'

/** Gas, water at electrics, wires in the street, people who depend on power, cries for help. */
export const gasWaterLineRules: readonly Rule[] = [
  // Gas
  { id: 'gas-smell', level: 'critical', hazard: 'gas', needs: [['gasSmell']] },
  { id: 'smell-of-gas', level: 'critical', hazard: 'gas', needs: [['smell'], ['gas', 'gasDevice']], within: 8 },
  {
    id: 'gas-escapes',
    level: 'critical',
    hazard: 'gas',
    needs: [
      ['leak', 'hiss'],
      ['gas', 'gasDevice'],
    ],
    within: 8,
    unless: ['water', 'hvac', 'quote'],
  },
  {
    id: 'gas-pipe-hit',
    level: 'critical',
    hazard: 'gas',
    needs: [['drill'], ['gas', 'gasDevice']],
    within: 6,
    unless: ['quote'],
  },
  { id: 'rotten-eggs', level: 'critical', hazard: 'gas', needs: [['rottenEggs']] },
  {
    id: 'carbon-monoxide',
    level: 'critical',
    hazard: 'gas',
    needs: [['carbonMonoxide', 'alarmDevice', 'gasDevice', 'gas', 'heater', 'combustion'], ['dizzy']],
    within: 20,
  },
  {
    id: 'carbon-monoxide-named',
    level: 'critical',
    hazard: 'gas',
    needs: [['carbonMonoxide']],
    unless: ['quote', 'question', 'alarmDevice'],
  },

  // Water
  {
    id: 'water-at-electrics',
    level: 'critical',
    hazard: 'water-at-electrics',
    needs: [
      ['water', 'flood', 'leak'],
      ['wiring', 'lamp', 'evCharger', 'inverter'],
    ],
    within: 8,
    unless: ['outdoorLamp', 'quote', 'gas', 'gasDevice'],
  },
  {
    id: 'appliance-in-bath',
    level: 'critical',
    hazard: 'shock',
    needs: [['appliance', 'cord', 'heater'], ['fallen'], ['basin']],
    within: 16,
    unless: ['quote'],
  },
  {
    id: 'water-and-crackling',
    level: 'critical',
    hazard: 'water-at-electrics',
    needs: [['water'], ['crackle', 'spark']],
    within: 8,
  },
  {
    id: 'rain-at-electrics',
    level: 'critical',
    hazard: 'water-at-electrics',
    needs: [['rain'], ['wiring', 'lamp', 'evCharger', 'inverter', 'battery']],
    within: 7,
    unless: ['trip', 'wontStay', 'powerLoss', 'outage', 'outdoorLamp', 'quote', 'broken'],
  },
  {
    id: 'flood-at-electrics',
    level: 'critical',
    hazard: 'water-at-electrics',
    needs: [['flood'], [...electrical, 'power']],
    within: 16,
    unless: ['quote'],
  },

  // Lines in the street
  {
    id: 'live-wires-outdoors',
    level: 'critical',
    hazard: 'downed-line',
    needs: [['bareWire'], ['ground']],
    within: 8,
    unless: ['quote', 'building', 'drill'],
  },
  {
    id: 'wires-flash',
    level: 'critical',
    hazard: 'downed-line',
    needs: [['flicker'], ['cord', 'powerLine'], ['fallen', 'ground', 'tree', 'storm']],
    within: 10,
  },
  {
    id: 'cable-on-ground',
    level: 'critical',
    hazard: 'downed-line',
    needs: [['powerLine', 'cord'], ['fallen'], ['ground', 'tree', 'storm']],
    within: 14,
    unless: ['quote'],
  },
  {
    id: 'power-line-fallen',
    level: 'critical',
    hazard: 'downed-line',
    needs: [['powerLine'], ['fallen']],
    within: 7,
    unless: ['quote'],
  },
  {
    id: 'lightning-strike',
    level: 'critical',
    hazard: 'fire',
    needs: [['lightning'], ['building', 'fallen']],
    unless: ['quote'],
  },

  // People who depend on power
  {
    id: 'medical-without-power',
    level: 'critical',
    hazard: 'medical-equipment',
    needs: [['medical'], ['powerLoss', 'outage', 'partLoss']],
    within: 40,
    unless: ['backup', 'quote', 'plan'],
    general: true,
  },
  {
    id: 'medical-broken',
    level: 'critical',
    hazard: 'medical-equipment',
    needs: [['medical'], ['broken', 'trip', 'gone']],
    within: 8,
    unless: ['backup', 'quote', 'plan'],
    general: true,
  },
  {
    id: 'medical-power-gone',
    level: 'critical',
    hazard: 'medical-equipment',
    needs: [['medical'], ['power'], ['gone']],
    within: 24,
    unless: ['backup', 'quote', 'plan'],
    general: true,
  },
  {
    id: 'medical-and-power',
    level: 'critical',
    hazard: 'medical-equipment',
    needs: [['medical'], ['power']],
    within: 12,
    unless: ['backup', 'quote', 'plan', 'bill', 'question', 'general', 'hypothetical'],
  },
  {
    id: 'trapped-in-lift',
    level: 'critical',
    hazard: 'unclear-danger',
    needs: [['lift'], ['trapped']],
    unless: ['nobody'],
  },

  // A cry for help
  { id: 'cry-for-help', level: 'critical', hazard: 'unclear-danger', needs: [['cry']], unless: ['quote'] },
  {
    id: 'bare-help',
    level: 'critical',
    hazard: 'unclear-danger',
    needs: [['help']],
    atMostWords: 4,
    unless: ['quote', 'question', 'bill', 'booking', 'contacts', 'electrician', 'thanks', 'broken', 'hvac', 'panels'],
  },
  {
    id: 'bare-emergency',
    level: 'critical',
    hazard: 'unclear-danger',
    needs: [['emergencyWord']],
    atMostWords: 4,
    unless: ['quote', 'bill', 'booking', 'contacts', 'electrician', 'hvac', 'panels', 'lamp'],
  },
]
