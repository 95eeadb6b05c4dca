import type { BackupInputs, BackupWords } from '#src/features/calculators/domain/backup/emergency-backup.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'

export const text: CalculatorText<BackupWords, keyof BackupInputs> = {
  opens: 'A villa in Marbella is filled in. Change what differs in yours.',
  form: 'Your home in a power cut',
  inputs: {
    town: { label: 'Town' },
    list: {
      label: 'What must stay on',
      options: {
        essential: { label: 'Bare essentials', hint: 'fridge, router, alarm, lights, sockets, gate' },
        water: { label: 'With water', hint: 'the same and a pressure pump' },
        comfort: { label: 'With comfort', hint: 'freezer, one cool bedroom and a microwave too' },
      },
    },
    battery: { label: 'Battery', options: { '5': '5 kWh', '10': '10 kWh', '15': '15 kWh', '20': '20 kWh' } },
    inverter: {
      label: 'Inverter power in a power cut',
      options: { '3': '3 kW', '5': '5 kW', '8': '8 kW', '10': '10 kW' },
    },
    kwp: { label: 'Panels on the roof', hint: 'Enter 0 if you have none.' },
    month: {
      label: 'When the cut comes',
      options: {
        'any-month': 'Any month',
        january: 'January',
        april: 'April',
        july: 'July',
        october: 'October',
      },
    },
    cuts: {
      label: 'Cuts at your home',
      options: {
        rarely: 'Less than one a year',
        sometimes: 'One or a few a year',
        often: 'Every month',
      },
    },
  },
  figures: {
    dark: {
      label: 'or more on your list, with no sun at all',
      short: 'or more, no sun',
      note: 'Mean use: {load} W.',
      equation: 'battery at the start ÷ mean watts, in nine cuts of ten',
      why: 'Cuts begin at all hours, with the battery as ordinary use leaves it, and the panels give nothing until the end. Nine cuts of ten last this long or longer.',
    },
    essentials: {
      label: 'with the essentials alone, sun counted',
      equation: '(battery at the start + what the sun adds) ÷ mean watts',
      why: 'In the middle cut the battery gives {battery} and the sun adds {sun}, for a mean of {load} W. Cuts begin at all hours, with the battery as ordinary use leaves it. We follow a cut for 72 hours at most, so 72 means at least that. Panels work on only with a changeover.',
    },
    cooled: {
      label: 'or more with an air conditioner on too, on an August night',
      note: 'Mean use: {load} W.',
      none: 'No air conditioner: the inverter cannot carry it',
      equation: '(battery at the start + what the sun adds) ÷ mean watts, in nine cuts of ten',
      why: 'The cut begins on a night in August and the bedroom stays cool until the end. In the middle cut the battery gives {battery} and the sun adds {sun}, for a mean of {load} W.',
    },
    power: {
      label: 'if all of it runs at once',
      note: '{on} of the {all} on the list run; the hardest start takes {surge}.',
      equation: 'sum of watts running, and the hardest start on top',
      why: 'The inverter gives {inverter}, the battery half its kWh in kW, and a start may take half as much again for seconds. What does not fit stays off, the last on the list first.',
    },
    price: {
      label: 'installed, VAT included, without panels',
      note: '{battery} of battery, inverter of {inverter}, changeover for chosen circuits.',
      equation: 'price list: battery inverter + battery + changeover + papers + VAT',
      why: 'The same lines as in the quote. With new panels one inverter serves both and the sum falls.',
    },
  },
  verdicts: {
    night: {
      title: 'It lasts the whole night: {hours} or more with no sun',
      text: 'So in nine cuts of ten; the longest night here asks for {night}. {sunny}',
    },
    'not-the-night': {
      title: 'It bridges an evening, not a night',
      text: 'In the worst tenth it lasts {hours} without sun; a night asks for {night}. Fewer loads help more than a larger battery.',
    },
    'too-weak': {
      title: 'The inverter is too small for the list',
      text: '{off} on your list {off|stays|stay} off. Take a larger inverter or a shorter list; a larger battery alone does not carry an oven.',
    },
    rarely: {
      title: 'Not worth it for you',
      text: 'With less than one cut a year, a torch, a power bank and a small battery for the router are enough. {price} of battery would change little, unless someone at home depends on a medical machine: then talk to its maker first.',
    },
  },
  charts: {
    months: {
      title: 'Month by month',
      label: 'The list lasts {most} in the kindest month and {least} in the worst tenth of the hardest.',
      caption:
        'Hours without sun. Solid: what it lasts in at least nine cuts of ten. Hatched: how far one in ten gets. We follow a cut for {followed}.',
    },
    batteries: {
      title: 'Hours by size of battery',
      label: 'With {battery} the list lasts about {chosen} without sun.',
      caption:
        'Hours without sun. Solid: what it lasts in at least nine cuts of ten. Hatched: how far one in ten gets. We follow a cut for {followed}.',
    },
  },
  tables: { loads: { title: 'Your list', caption: 'Watts running and at the start, and energy on a day of a cut.' } },
  assumptions: {
    loads: 'Watts and daily kWh are our typical values; yours are on the rating plates.',
    reserve: 'Ordinary use leaves at least {reserve} of the battery. It is a setting, and you may choose another.',
    full: 'Without panels the battery waits full, charged from the grid.',
    surge: 'An inverter carries one and a half times its power while a motor starts. Its data sheet gives yours.',
    standby: 'Inverter and battery take {watts} W for themselves, and a tenth is lost in and out.',
    starts: 'A cut begins at every seventh hour of the typical year, or every fifth of the month you chose.',
    home: 'Before the cut the home runs as a villa with a bill of {bill} a month does, its panels to the south at 20°.',
    changeover:
      'A changeover separates the home from the grid, as the rules ask. Lifts, medical machines and three-phase motors need a project of their own.',
    prices: 'Prices of our own list, to be confirmed at the visit.',
  },
  words: {
    'hours-without-sun': 'hours without sun',
    'sunny-days': 'With ordinary sun your list passes three days ({hours} is as far as we calculate).',
    'sunny-hours': 'With ordinary sun your list lasts about {hours}.',
    'no-sun': 'There are no panels to help it.',
    chosen: 'What you have chosen',
    options: 'What you have chosen, and options with panels',
    'options-beside-panels': 'What you have chosen, and options with more panels',
    'add-to-panels': 'The options add panels to those on your roof, so they save less than first panels would.',
    load: 'Load',
    running: 'Running, W',
    start: 'Start, W',
    'a-day': 'A day',
    runs: 'Stays on',
    yes: 'yes',
    no: 'no',
    fridge: 'Fridge',
    freezer: 'Freezer',
    router: 'Router',
    alarm: 'Alarm and cameras',
    lights: 'Lights in the evening',
    sockets: 'Sockets: phones, computer, television',
    gate: 'Gate',
    'water-pump': 'Pressure pump',
    'one-ac': 'One bedroom cooled, day and night',
    microwave: 'Microwave',
  },
}
