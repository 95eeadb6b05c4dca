import type { ToolsText } from './types.ts'

export const en: ToolsText = {
  notGiven: '{field} was not given: {taken} is taken.',
  yes: 'yes',
  no: 'no',
  occupancies: {
    'full-time': 'lived in all year',
    'holiday-home': 'a holiday home',
    'mixed-use': 'lived in for part of the year',
  },
  services: {
    solar: 'solar panels',
    battery: 'battery',
    'ev-charger': 'charge point',
    'heat-pump': 'heat pump',
    'air-conditioning': 'air conditioning',
    'pool-heating': 'pool heating',
    'hot-water': 'hot water',
    'underfloor-heating': 'underfloor heating',
    'blackout-protection': 'blackout protection',
    electrical: 'electrical work',
    emergency: 'emergency',
    maintenance: 'maintenance',
    other: 'other work',
  },
  statements: {
    'weather-year':
      'The typical year of Málaga airport serves every town of this coast; they differ by about 2% (our assumption).',
    'production-range':
      'The low and the high figure lie {pct} from the middle: one year differs from the next, and the weather file has an error of its own.',
    'all-in-losses': 'Losses after the module are {lossPct}, inverter included.',
    'no-shade': 'No shade of trees, chimneys or hills is counted.',
    'dispatch-rules':
      'Hour by hour: sun first, then battery, then grid; √efficiency each way, empty on 1 January, no charging from the grid, no standby and no ageing. The quote adds standby and ageing.',
    'hourly-step':
      'An hourly step overstates self-consumption by {fromPoints} to {toPoints} points of production against five minutes. It is not taken off here.',
    'load-shape':
      'The hours of use are our documented habits of a home that is {occupancy}, in the calendar of 2026; yours have not been measured.',
    'market-prices': 'Prices that were not given are medians of published offers, {month}.',
    'taxes-of-date': 'Taxes of {on}: VAT {vatPct}, electricity tax {ieePct}.',
    'taxes-assumed':
      'Taxes of {on} are assumed at the usual rates, VAT {vatPct} and electricity tax {ieePct}: whether reduced ones apply is not known to us.',
    'bonus-carried-on': 'The social-bonus funding of {from} is carried on: later rates are not published.',
    'holidays-assumed':
      'The national holidays of {year} are the ones of fixed date; we have not checked them against the published calendar.',
    'home-envelope':
      'Walls, roof, windows and air changes are taken from the building code of that era; yours may differ.',
    'home-habits': 'Rooms, hours and set temperatures follow our assumed habits.',
    'mijas-altitude': 'Mijas Pueblo lies high: its winter is colder than this coastal year.',
    'design-heat': 'The machine is sized for {temperatureC} outside, which this typical year never reaches.',
    'design-cold': 'The machine is sized for {temperatureC} outside.',
    'cooling-label': 'The machine has a label of SEER {seer} and follows the temperature of each hour.',
    'cooling-sensible':
      'The cold is sensible; the electricity and the size of the machine also count the moisture that it takes out, 15 % of the whole.',
    'heat-pump-median': 'Efficiency at each temperature is the middle of certified machines.',
    'pool-balance':
      'Hourly heat balance of the water: evaporation, wind, sky, sun and fresh water. Bathers and splashing are in the range.',
    'pool-wind': "{percent} of the airport's wind reaches the water.",
    'pool-warm-up': 'The first warm-up comes on top: about {kwh} kWh of heat.',
    'pool-machine':
      "The heat pump runs between {fromHour}:00 and {untilHour}:00, at the efficiency of each hour's air.",
    'mains-water': 'Mains water has the temperature of each month.',
    'tank-machine': 'The tank loses {standingKwh} kWh of electricity a year however little is drawn.',
    'ev-charging':
      "Charging follows the strategy '{strategy}' in the hours the car is at home; the rest of the home takes the sun first.",
    'outage-with-sun':
      'Cuts begin at any hour, with the battery as ordinary use leaves it, {reservePct} of it kept in reserve, and with the sun that follows. Inverter and battery use {standbyW} W. Followed for 72 hours.',
    'outage-full-battery':
      'Without panels the battery waits full. Inverter and battery use {standbyW} W. Followed for 72 hours.',
    'outage-loads': 'Powers and daily use of appliances are typical figures, our own assumption.',
  },
}
