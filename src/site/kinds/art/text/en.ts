import type { ArtText } from './types.ts'

export const en: ArtText = {
  things: {
    'roof-mount': {
      label: 'Section through a tiled roof: a hook on the rafter carries the rail, and air passes below the panel.',
      names: ['Hook', 'on the rafter', 'Air gap', 'keeps it cool', 'Panel', 'above the tiles'],
    },
    garage: {
      label:
        'Section through a garage and the house beside it: panels on the roof, the inverter above the battery on the garage wall, the backup board, and the fridge, lamp and television that it feeds.',
      names: ['Battery', 'in the shade', 'Inverter'],
    },
    battery: {
      label:
        'Section of a garage wall with a hybrid inverter, a battery and the backup board for the essential circuits.',
      names: [
        'Battery',
        'the store',
        'Inverter',
        'the power',
        'Essentials',
        'backup board',
        'Cool wall',
        'shade and air',
      ],
    },
    'heat-pump': {
      label:
        'Section through a terrace and a utility room: the outdoor unit, the hot-water tank and the underfloor heating.',
      names: ['Outdoor unit', 'heat from the air', 'Tank', 'hot water', 'Floor', 'gentle warmth'],
    },
    'ac-ducts': {
      label: 'Section through two rooms with a duct in the false ceiling: one zone is open, the other is shut.',
      names: ['Cool', 'day zone', 'Off', 'empty room', 'One unit', 'in the ceiling', 'Shut', 'no air'],
    },
    'pool-heat-pump': {
      label: 'Section through a pool with its cover and pump, and the heat pump beside it.',
      names: ['Water', 'April to October', 'Cover', 'keeps the heat', 'Heat pump', 'adds the rest'],
    },
    'hot-water': {
      label:
        'Section through a utility room with a hot-water heat pump: hot on top, cold below; panels on the roof and a tap beside it.',
      names: ['Hot', 'to the taps', 'Tank', 'for the family', 'Heat pump', 'by day, on sun'],
    },
    underfloor: {
      label:
        'Section through a room: tiles over pipes in the screed, insulation below them and the manifold on the wall.',
      names: ['Pipes', 'in the screed', 'Manifold', 'a valve a room'],
    },
    'ev-charger': {
      label: 'Section through a garage with a charger on the wall, the balancer at the board and a car.',
      names: ['Charger', 'on its own line', 'Balancer', 'limits the load', 'Car', 'charges overnight'],
    },
    'fuse-board': {
      label: 'A fuse board seen from the front: the main switch, the RCD with its test button, the breakers.',
      names: [
        'Main',
        'cuts everything',
        'RCD',
        'protects people',
        'Test',
        'once a month',
        'Breakers',
        'one per circuit',
      ],
    },
    wiring: {
      label:
        'Section through a house: the board on the wall, lines of their own to kitchen and light, the earth rod below.',
      names: ['Board', 'a switch for each line', 'Earth', 'into the ground'],
    },
    'panel-care': {
      label: 'Panels on a roof, one half dull with dust, the other washed, and a soft brush between them.',
      names: ['Dust', 'Washed'],
    },
  },
  scenes: {
    estepona:
      'Estepona in section, looking west: lighthouse, harbour, the white old town with its clock tower and the reddish Sierra Bermeja.',
    fuengirola:
      'Fuengirola in section, looking west: the sea on the left, the castle on its hill, the seafront towers, houses on the slope of Los Pacos and the Sierra de Mijas behind.',
    malaga:
      'Málaga in section, looking west: lighthouse, port crane, the cathedral with its one tower, Alcazaba and Gibralfaro on the hill.',
    marbella:
      'Marbella in section, looking west: the sea on the left, marina masts, the church tower of the old town, villas on the slope and La Concha behind.',
    mijas:
      'Mijas in section, looking west: the sea and a watchtower on the left, the road up, the white village on its ledge and the pine ridge above.',
    sotogrande:
      'Sotogrande in section, looking west: Gibraltar across the water, the marina, polo posts, cork oaks and low villas.',
    torremolinos:
      'Torremolinos in section, looking west: beach, cliff, the old watchtower, towers of the sixties and the sierra.',
  },
}
