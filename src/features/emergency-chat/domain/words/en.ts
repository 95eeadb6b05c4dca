import type { ChatText } from './types.ts'

export const en: ChatText = {
  greeting: 'Hello. If anyone is hurt, or you see smoke or fire, call 112 now. What is happening?',
  critical: {
    gas: {
      steps: [
        'Get everybody out now. Call 112 from outside.',
        'Light no flame, switch nothing on or off, and use no phone indoors.',
        'Open windows and close the gas valve only if they are on your way.',
        'Mains gas: 900 750 750 answers as well. Bottle or tank: its supplier’s number is on it.',
      ],
      also: 'If you smell gas: do not touch any switch, go out, call 112 from outside.',
    },
    shock: {
      steps: [
        'Call 112 now if anyone is hurt, unwell or still touching it.',
        'Do not touch the person.',
        'Turn the main switch off if you can reach it safely and dry. If you cannot reach it, stay away and wait for help.',
        'Once the power is off, check breathing and do what the 112 operator says.',
        'Let nobody touch it again. Anyone who felt the current should see a doctor, even if they feel well.',
      ],
      also: 'Somebody may be touching the current: do not touch them.',
    },
    fire: {
      steps: [
        'Get everybody out. Call 112 now.',
        'Do not put water on an electrical fire.',
        'Turn the main switch off only if it is on your way, dry and cool.',
        'Close the door behind you and do not go back in.',
      ],
      also: 'If there is smoke or fire: go out, close the door and do not put water on it.',
    },
    'downed-line': {
      steps: [
        'Stay far away and keep others away. Call 112 now.',
        'Touch nothing that the cable touches: no fence, no car, no water, no person.',
        'Then ring the distributor, electricity faults: 900 850 840.',
      ],
      also: 'A cable is down: let nobody go near it.',
    },
    'medical-equipment': {
      steps: [
        'Call 112 now. Say that somebody depends on an electrical medical device.',
        'Stay with the person.',
        'If the street or the neighbours are dark too: electricity faults, 900 850 840.',
      ],
      also: 'Tell 112 that somebody depends on an electrical medical device.',
    },
    'water-at-electrics': {
      steps: [
        'If there are sparks or smoke, or anyone is hurt, call 112 now.',
        'Do not step into water that may touch sockets or cables. Stay out of the room.',
        'Turn the main switch off only if it is dry, you are dry, and you can reach it on dry ground.',
        'Close the stopcock if you can reach it dry.',
      ],
      also: 'Water near electricity: do not step into it.',
    },
    'burning-smell': {
      steps: [
        'If there is smoke or flame, now or later, get everybody out and call 112.',
        'Do not touch it and do not open it.',
        'Turn the main switch off only if the board is dry and cool and easy to reach.',
        'Leave the room and do not put water on it.',
      ],
      also: 'Something electrical is overheating: do not touch it, leave the room.',
    },
    'unclear-danger': {
      steps: [
        'If anyone is in danger, or there is smoke, fire or gas, go out and call 112 now.',
        'Touch nothing that sparks, smells, is hot or is wet.',
        'If you can, write in a few words what you see, smell or hear.',
      ],
      also: 'If in doubt, go out and call 112.',
    },
    'storm-damage': {
      steps: [
        'If anyone is hurt, or there is smoke, sparks or a cable down, call 112 now.',
        'Stay away from it. Do not climb on the roof.',
        'Solar panels give current in daylight even with the inverter off.',
      ],
      also: 'After a storm, do not climb up and keep away from panels and cables.',
    },
    'power-loss': {
      steps: [
        'If anyone is in danger, call 112 now.',
        'If the street or the neighbours are dark too: electricity faults, 900 850 840.',
        'Switch off the hob, heaters and air conditioning. Leave one light on.',
      ],
      also: 'If the street or the neighbours are dark too: electricity faults, 900 850 840.',
    },
  },
  todayLead: 'This needs an electrician today.',
  today: {
    gas: ['If you smell gas: do not touch any switch, go out, call 112 from outside.'],
    shock: ['Do not touch it, and keep children away.', 'Switch its circuit off at the board, if the board is dry.'],
    fire: [
      'Do not use it again until somebody has looked at it.',
      'Switch its circuit off at the board, if the board is dry and cool.',
    ],
    'downed-line': [
      'Keep away from the cable and keep others away.',
      'The wires in the street belong to the distributor: 900 850 840.',
    ],
    'medical-equipment': [
      'If the device stops or somebody feels worse, call 112.',
      'If the street or the neighbours are dark too: electricity faults, 900 850 840.',
    ],
    'water-at-electrics': [
      'Keep away from anything wet, and keep your hands dry.',
      'Turn the main switch off if it is dry and you can reach it on dry ground.',
      'Close the stopcock if the water comes from inside.',
    ],
    'burning-smell': [
      'Do not use it and do not open it.',
      'Switch it off at the board, only if the board is dry and cool.',
    ],
    'unclear-danger': ['Write in a few words what you see, smell or hear.'],
    'storm-damage': [
      'Do not climb on the roof. Panels give current in daylight even with the inverter off.',
      'An inverter that shows an isolation alarm stays off.',
    ],
    'power-loss': [
      'Are neighbours or street lamps dark too? Then it is the network: electricity faults, 900 850 840.',
      'Is it only your home? Look at the board. If a switch trips again, leave it off and unplug what is on its circuit.',
      'Are all switches up? Perhaps too much ran at once: switch big loads off and do what the meter’s display says.',
      'If somebody depends on an electrical medical device, call 112.',
    ],
  },
  todayUnnamed: ['Switch it off and do not use it again until somebody has looked at it.'],
  watchFor: 'If there is smoke or flame, or somebody is hurt, call 112.',
  fault: [
    'From what you write, that can wait for an appointment.',
    'Leave it off until somebody has looked at it.',
    'If it smells, smokes, buzzes or gets hot, write it here at once. If there is smoke or flame, call 112.',
  ],
  booking: [
    'Tell us your name, your town and a phone number in the form below, and what it is about.',
    'A person calls you back to agree the time. We do not guarantee specific times.',
  ],
  contacts: 'These are the numbers. If anyone is in danger, call 112 first.',
  quote: [
    'For a price, answer the questions of the quote: the price is on the screen before we ask who you are.',
    'For repairs, write what has happened and in which town.',
  ],
  other: ['Write in a few words what is happening: what you see, smell or hear, and in which town.'],
  invitation: 'Would you like an appointment? Reply ‘yes’ or ‘book appointment’. We do not guarantee specific times.',
  callUs: (phone) => (phone ? `Call us: ${phone}.` : 'Call us.'),
  whenSafe: (phone) => (phone ? `Once you are safe, call us: ${phone}.` : 'Once you are safe, call us.'),
  nextAnswer: (when) => `Next answer: ${when}.`,
  contactNames: {
    emergency: { name: 'Emergency: fire, medical help, police', coverage: 'Everywhere, from any phone' },
    fire: { name: 'Fire brigade', coverage: 'Where the town has its own brigade; elsewhere 112' },
    'guardia-civil': { name: 'Guardia Civil', coverage: 'All of Spain' },
    'electricity-faults': {
      name: 'Electricity faults, e-distribución',
      coverage: 'Andalucía: wires in the street, supply to the meter',
    },
    'water-malaga': { name: 'Water, Emasa', coverage: 'Málaga city' },
    'water-bill': { name: 'Water company', coverage: 'Your town' },
    gas: { name: 'Gas leak, mains gas (Nedgia)', coverage: 'Homes on the gas network; bottle or tank: its supplier' },
    us: { name: 'Us, electricians', coverage: 'Costa del Sol. Not an emergency service' },
    'energia-xxi': { name: 'Energía XXI customer line, not faults', coverage: 'Contracts and bills' },
    'water-listed': { name: 'Water, line not yet confirmed', coverage: 'If your bill gives no number' },
  },
  numberOnBill: 'the number on your bill',
}
