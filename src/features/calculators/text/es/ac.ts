import type { AcInputs, AcWords } from '#src/features/calculators/domain/comfort/ac.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<AcWords, keyof AcInputs> = {
  opens: 'Hemos puesto un adosado en Marbella. Cambia lo que no coincida con tu casa.',
  form: 'Tu casa y cómo la refrescas',
  inputs: {
    ...homeInputs,
    setpointC: { label: 'Temperatura en verano', hint: 'Mucha gente está a gusto a 25 o 26 °C con un ventilador.' },
    rooms: {
      label: 'Qué habitaciones refrescas',
      options: { used: 'Las que usas', all: 'Toda la casa' },
    },
  },
  figures: {
    power: {
      label: 'de frío, con todas las habitaciones a la vez',
      short: 'de frío',
      note: '{perM2} W por m² de suelo',
      equation: 'la peor hora del día de cálculo ÷ 0,85',
      why: 'En un día despejado entre 25,4 y {outdoor}, con la casa a {room}, entran {sensible} en la peor hora: sol, paredes, aire y personas. La máquina también tiene que secar el aire, por eso es una sexta parte mayor. El margen recoge lo que suponemos de tus ventanas y paredes. Si las puertas están cerradas, calcula cada habitación por separado.',
    },
    cost: {
      label: 'al año en luz',
      note: '{electricity} de electricidad. {rooms}',
      equation: 'frío de cada hora ÷ rendimiento de esa hora × precio de esa hora',
      why: 'El balance de calor de la casa recorre 8.760 horas, con las persianas bajadas cuando pega el sol y las ventanas abiertas en las noches frescas. En esa temporada la máquina da {factor} unidades de frío por cada una de luz.',
    },
    price: {
      label: 'instalado, con IVA',
      note: '{machines}',
      equation: 'suma de las partidas de la lista de precios para esta casa + IVA',
      why: 'Las máquinas que elegiría nuestro presupuesto para una casa así: splits en pisos y adosados, conductos con zonas en chalés. Es un precio orientativo; el cerrado llega tras la visita.',
    },
    electricity: {
      label: 'de electricidad al año',
      equation: 'frío que piden las habitaciones elegidas ÷ rendimiento de temporada',
      why: 'La casa entera pediría {cold} de frío; el rendimiento de la temporada es {factor}, algo menos que la etiqueta, porque nuestras horas son más cálidas que las suyas.',
    },
    hotHours: {
      label: 'al año con demasiado calor, sin máquina',
      equation: 'horas con alguien en casa y más de {limit} dentro',
      why: 'El mismo año solo con persianas y ventanas abiertas. Es la prueba más sencilla de si te hace falta una máquina. En ese año no sopla ningún terral.',
    },
    roomByRoom: {
      label: 'menos si solo refrescas lo que usas',
      equation: '1 − energía habitación por habitación ÷ energía de toda la casa',
      why: 'El salón mientras hay gente levantada, los dormitorios dos horas antes de dormir y los pasillos nunca: {used} al año en vez de {all}. Hacen falta puertas que cierren, o zonas en los conductos.',
    },
  },
  verdicts: {
    needed: {
      title: 'Unos {kw}: bastan en la hora más calurosa de un año normal',
      text: 'Con ellos la casa se mantiene a {room}. Sin aire acondicionado está por encima de {limit} unas {hours} al año mientras estás en ella. Si das sombra a las ventanas, te bastará una máquina más pequeña.',
    },
    'some-rooms': {
      title: 'Te compensa en algunas habitaciones',
      text: 'La casa está por encima de {limit} unas {hours} al año. Una máquina donde vives y otra donde duermes pueden ser todo lo que necesita esta casa.',
    },
    fans: {
      title: 'No te compensa',
      text: 'La casa está por encima de {limit} solo unas {hours} al año mientras estás en ella. Un ventilador de techo, un toldo y las ventanas abiertas de noche cuestan una parte de lo que vale una máquina.',
    },
  },
  charts: {
    months: {
      title: 'Electricidad para el frío, mes a mes',
      label: 'Refrescar la casa lleva {year} al año, casi todo en julio y agosto.',
      caption: `Electricidad. ${rangeKey.es.cases} Calculado hora a hora con el clima típico de Málaga.`,
    },
    rooms: {
      title: 'Un año: toda la casa o lo que se usa',
      label: 'Refrescar toda la casa cuesta {all} al año; solo lo que se usa, {used}.',
      caption:
        'Coste anual con impuestos. Cada zona se calcula con las habitaciones más cálidas detrás de sus tabiques.',
    },
  },
  tables: { price: { title: 'De qué se compone el precio', caption: 'Precios orientativos, con IVA.' } },
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    shutters:
      'De mayo a octubre se bajan las persianas donde el sol pasa de 300 W/m² en el cristal, y se abren las ventanas cuando fuera está más fresco.',
    rooms: 'Lo que se usa: el salón de 07:00 a 09:00 y de 14:00 a 24:00, los dormitorios de 22:00 a 24:00.',
    label: 'Una máquina con etiqueta de SEER {seer} (supuesto nuestro).',
    moisture:
      'La máquina también seca el aire: a eso va el 15 % del frío que produce (supuesto nuestro), y la electricidad lo cuenta.',
    terral:
      'Día de cálculo a {outdoor}, que Málaga pasa en 35 horas al año. Con terral la casa acaba algo más caliente.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
  },
  words: {
    electricity: 'para el frío',
    'all-rooms': 'Toda la casa',
    'used-rooms': 'Lo que se usa',
    item: 'Partida',
    'with-vat': 'Con IVA',
    total: 'Total',
    'ac-split': 'Splits, montados',
    'ac-ducted': 'Aire por conductos, montado',
    'ac-zone': 'Control por zonas',
    'splits-of':
      '{units} {units|unidad interior|unidades interiores}, {kw} en total: cada una, para la peor hora de su habitación.',
    'ducts-of': 'Conductos de {kw}, con zonas.',
    'used-of': 'Solo lo que se usa; toda la casa: {other}.',
    'all-of': 'Toda la casa; solo lo que se usa: {other}.',
    own: 'Solo aire acondicionado',
  },
}
