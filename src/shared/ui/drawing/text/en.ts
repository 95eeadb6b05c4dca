import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

export const en: DrawingWords = {
  'villa-section': {
    label:
      'Section through a house looking west, sea to the left: panels on the south slope feed the battery, the heat pump, the pool and the car.',
    caption: 'A house on the coast, cut open, looking west. One board joins everything the sun can run.',
    legend: [
      'Panels on the south slope',
      'Inverter and battery',
      'Heat pump and hot water',
      'Pool',
      'Car, charged at midday',
    ],
    marks: {},
  },
  'sun-path': {
    label:
      'Paths of the sun over Marbella, looking south over the sea: noon at 76.9 degrees on 21 June, 53.5 on 21 March and 30.1 on 21 December.',
    caption: 'Looking south from Marbella. Each dot is an hour before or after noon; the time written is Spain’s.',
    legend: [],
    marks: {
      june: '21 Jun, 14:21',
      march: '21 Mar, 13:27',
      december: '21 Dec, 13:18',
      east: 'E',
      south: 'S',
      west: 'W',
    },
  },
  'battery-backup': {
    label:
      'In a power cut the transfer device separates the house from the street; panels and battery feed the essential circuits and the rest stays off.',
    caption: 'A power cut. Solid wires are live, dashed ones are dead. Nothing flows back to the street.',
    legend: [
      'Meter: nothing comes from the street',
      'Transfer switch: opens, the house is on its own',
      'Panels, inverter and battery',
      'Essential circuits: fridge, lights, router',
      'Everything else: off',
    ],
    marks: { street: 'Power cut' },
  },
  'heat-pump-cycle': {
    label:
      'The cycle of a heat pump: three parts of heat from the air and one part of electricity make four parts of heat for the house.',
    caption:
      'A worked example with a COP of 4. It rises when the air is mild and the water only lukewarm, and falls when either is not.',
    legend: [
      'Evaporator: cold fluid takes heat from the air',
      'Compressor: squeezes and heats the vapour',
      'Condenser: the heat goes into the water',
      'Expansion valve: pressure drops, cold again',
    ],
    marks: {
      air: '3 kWh',
      airUnit: 'from the air',
      power: '1 kWh',
      powerUnit: 'of electricity',
      heat: '4 kWh',
      heatUnit: 'of heat',
    },
  },
  'ducted-zones': {
    label:
      'Section through three rooms with one duct above the ceiling: each room has its damper and its thermostat, and the empty room in the middle gets no air.',
    caption: 'One machine, three rooms, each with its own setting. The machine slows down when a damper closes.',
    legend: [
      'Machine above the ceiling, one duct',
      'Damper open: this room asks for cold',
      'Damper shut: empty room',
      'Thermostat, one in each room',
      'Return: the air goes back to be cooled',
    ],
    marks: { first: '24°', second: 'off', third: '26°' },
  },
  'pool-heat-balance': {
    label:
      'Section through a pool: most heat leaves by evaporation, some by radiation and wind, little through the walls; sun and heat pump put it back.',
    caption: 'Thick arrows carry more heat. A cover stops the thickest one, which is why it comes before the machine.',
    legend: [
      'Evaporation: usually the largest loss',
      'Radiation to the night sky',
      'Wind over the water',
      'Walls and ground: little',
      'Sun and heat pump put it back',
    ],
    marks: { litre: '0.68 kWh', litreUnit: 'leaves with each litre' },
  },
  'hot-water-tank': {
    label:
      'Section through a hot-water heat pump: it takes heat from the air of the room and warms the tank, hot at the top, cold at the bottom.',
    caption:
      'Hot water floats on cold, so the top stays hot while you shower. 28 litres a person is what the building code counts (CTE DB-HE, annex F).',
    legend: [
      'Air of the room in, cooler air out',
      'Coil around the tank gives off the heat',
      'Hot water leaves at the top',
      'Mains water enters at the bottom',
      'Condensate to the drain',
    ],
    marks: { person: '28 litres', personUnit: 'a person a day, 60 °C' },
  },
  'underfloor-section': {
    label: 'Section through underfloor heating: tiles, screed with pipes of lukewarm water, insulation and the slab.',
    caption:
      'The whole floor gives off heat, so lukewarm water is enough. The screed is slow: it likes to run steadily, not in bursts.',
    legend: [
      'Tiles',
      'Screed: carries and stores the heat',
      'Pipes with lukewarm water',
      'Insulation: the heat goes up',
      'Slab',
    ],
    marks: {},
  },
  'ev-garage': {
    label:
      'Section through a garage: the charger has a circuit of its own from the main board, and a sensor at the meter slows it down when the house needs the power.',
    caption: 'The sensor keeps house and car together below the contracted power, so that nothing trips.',
    legend: [
      'Meter',
      'Load sensor: sees what the whole house takes',
      'Board: own breaker and own RCD for the car',
      'Charger: slows down when the oven is on',
    ],
    marks: { power: '7.4 kW', powerUnit: '32 A at 230 V' },
  },
  'fuse-board': {
    label:
      'Front of a Spanish fuse board, in the order of the current: main switch, surge protection, RCD, then one breaker for each circuit, C1 to C5.',
    caption:
      'C1 lights, C2 sockets and fridge, C3 hob and oven, C4 washing machine, dishwasher and water heater, C5 sockets of bathroom and kitchen (ITC-BT-25).',
    legend: [
      'Main switch (IGA): turns everything off',
      'Surge protection: absorbs voltage surges',
      'RCD (*diferencial*): protects people; T tests it',
      'Breakers (*magnetotérmicos*): protect the cables',
    ],
    marks: {},
  },
  'rcd-steps': {
    label:
      'Finding the circuit that trips the RCD in four steps: all breakers off, RCD on, breakers on one at a time, and the one that trips it stays off.',
    caption:
      'Only with a dry board and dry hands. If there is smoke, water, sparks or a smell of burning, leave it alone, and call 112 if anyone is in danger.',
    legend: [
      'Switch off all the small breakers',
      'RCD on. If it trips again, stop and call',
      'Breakers on, one at a time',
      'Leave off the one that trips the RCD',
    ],
    marks: {},
  },
  'bill-anatomy': {
    label:
      'The lines of a Spanish electricity bill from top to bottom: power, energy, surplus, social levy, electricity tax, meter, VAT and the total.',
    caption: 'The surplus line is for homes with panels.',
    legend: [
      'Power: paid by the day, also when you are away',
      'Energy: each hour band has its own price',
      'Surplus of your panels, taken off the energy',
      'Social levy and electricity tax',
      'Meter rental, then VAT on everything',
    ],
    marks: { first: 'you can', second: 'change', third: 'these' },
  },
  'power-year': {
    label:
      'Twelve months, each with its highest power by day and by night; the contracted power lies as a line well above all of them.',
    caption:
      'An example. Of the two bars of a month, the first is the highest by day, the second by night and at weekends.',
    legend: ['The power you contract', 'What you pay for and never use', 'Your highest of the year'],
    marks: { months: 'JFMAMJJASOND' },
  },
  'surplus-flow': {
    label:
      'Solar power goes to the house first; what is left leaves through the meter to the street and comes back as credit on the bill.',
    caption: 'The credit can bring the energy part of that month’s bill down to zero, not below it.',
    legend: [
      'Panels and inverter',
      'Board: the house takes what it needs first',
      'Meter: the rest leaves, and is counted',
      'Next door uses it',
      'Bill: the credit lowers your energy part',
    ],
    marks: {},
  },
  'three-phase': {
    label:
      'Three-phase supply: 230 volts between each phase and neutral, 400 volts between two phases, and the large loads spread over the three.',
    caption: 'Three waves, a third of a turn apart. A good board gives each of them about the same work.',
    legend: ['Between a phase and neutral: 230 V', 'Between two phases: 400 V', 'Neutral: the way back'],
    marks: { kitchen: 'kitchen', pump: 'pool pump', car: 'car' },
  },
  'main-switches': {
    label:
      'Two main switches from the front: the one for a single phase has two levers, for a phase and neutral; the one for three phases has four.',
    caption: 'Count the levers of the main switch, joined by one bar. There is nothing to open.',
    legend: ['Two levers: one phase, 230 V', 'Four levers: three phases, 400 V'],
    marks: {},
  },
  'salt-air': {
    label:
      'Section from the sea to the hills: spray is thickest on the first line and thins out inland, where dust takes its place.',
    caption:
      'On the first line, ask for stainless steel fixings and an outdoor unit with a coated coil, and rinse both with fresh water now and then.',
    legend: [
      'First line: salt lands on everything metal',
      'Second line: less of it arrives',
      'Hillside: dust instead of salt',
    ],
    marks: {},
  },
  'panel-string': {
    label:
      'Six panels in a string: the volts add up and the current is the same in all. With one in shade, its bypass diodes carry the current past it and one sixth of the voltage is lost. With a device under each panel, the other five go on untouched.',
    caption:
      'A worked example with panels of 40 V and 10 A. Without bypass diodes the shaded panel would hold back all six.',
    legend: [
      'In series: volts add up, one current for all',
      'Shade on one: the current goes round it',
      'Microinverters: the shade stays with one',
    ],
    marks: {
      sunny: '240 V',
      sunnyUnit: '6 × 40 V, 10 A',
      shaded: '200 V',
      shadedUnit: '5 × 40 V, 10 A',
      each: '6 boxes',
      eachUnit: 'one under each panel',
    },
  },
  'off-grid': {
    label:
      'A finca without grid: panels sized for the low sun of December, battery and inverter in the shed, a generator in reserve and a well pump that runs by day.',
    caption: 'There is no street to help out: the system is measured by its worst month.',
    legend: [
      'Panels, steep, sized for December',
      'Battery and inverter',
      'Generator for a run of grey days',
      'Well pump: works while the sun does',
    ],
    marks: { noon: '30°', noonUnit: 'noon sun, 21 Dec' },
  },
  'visit-steps': {
    label:
      'What happens on the visit: the roof is measured, the board checked, the route settled and the price made firm.',
    caption: 'What we look at before an estimate becomes a firm price.',
    legend: [
      'Roof: slope, direction, shade',
      'Board: space, main switch, earth',
      'Route: where cable and machine go',
      'Paper: a firm price, line by line',
    ],
    marks: {},
  },
}
