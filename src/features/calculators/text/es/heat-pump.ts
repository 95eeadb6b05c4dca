import type { HeatPumpInputs } from '#src/features/calculators/domain/comfort/heat-pump.ts'
import type { HeatPumpWords } from '#src/features/calculators/domain/comfort/heat-pump-words.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday, homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<HeatPumpWords, keyof HeatPumpInputs> = {
  opens: 'Hemos puesto un adosado en Marbella. Cambia lo que no coincida con tu casa.',
  form: 'Tu casa y cómo la calientas',
  inputs: {
    ...homeInputs,
    emitter: {
      label: 'El calor se reparte por',
      options: {
        floor: { label: 'Suelo radiante', hint: 'Agua a 35 °C' },
        'fan-coils': { label: 'Fancoils', hint: 'Agua a 45 °C' },
        radiators: { label: 'Radiadores', hint: 'Agua a 55 °C' },
      },
    },
    heating: heatingToday,
  },
  figures: {
    saving: {
      label: 'de ahorro al año en calefacción',
      note: 'Lo probable: calentar la casa cuesta hoy {today} al año; después, {after}.',
      equation: 'lo que cuesta hoy el calor − lo que cuesta con la bomba de calor',
      why: 'El mismo calor, pagado de dos maneras: como lo haces ahora y con la bomba de calor al precio de cada hora. El margen recoge paredes, costumbres, termostato, un año frío o suave y la diferencia de precios del mercado. Un signo menos quiere decir que sale más caro que hoy.',
    },
    payback: {
      label: 'hasta que se amortiza',
      none: 'No se amortiza',
      equation: 'precio ÷ ahorro al año',
      why: '{price} frente a {saving} al año, contados durante {years}, la vida que suponemos a una máquina así.',
    },
    price: {
      label: 'instalada, con IVA',
      note: 'Bomba de calor de {kw} de nuestra lista',
      equation: 'partida de la lista de precios para este tamaño + IVA',
      why: 'Una bomba de calor de {kw}, montada. Radiadores, suelo, fancoils y tuberías van aparte. Es un precio orientativo; el cerrado llega tras la visita.',
    },
    size: {
      label: 'de calor en las noches más frías',
      short: 'de calor',
      note: '{margin}',
      equation: 'pérdidas a la temperatura de cálculo + volver a calentar',
      why: 'Con {outdoor} fuera, sin sol ni gente, la casa pierde {loss}. Las habitaciones que se enfrían de noche piden {reheat} más. Nuestra lista empieza en 8 kW; a esta casa le toca una de {kw}. Una máquina demasiado grande arranca y para, y se gasta antes.',
    },
    heat: {
      label: 'de calor al año para las habitaciones',
      equation: 'suma de 8.760 horas de lo que mantiene la casa caliente',
      why: 'Lo que se pierde por paredes, cubierta, suelo, ventanas y aire, menos el sol, las personas y los aparatos, hora a hora y con la masa de la casa de por medio. Lo hemos comparado con un modelo de diferencias finitas: está en cómo calculamos.',
    },
    factor: {
      label: 'de calor por cada unidad de luz, en la temporada',
      equation: 'calor de todas las horas ÷ electricidad de todas las horas',
      why: 'Con agua a {water}. El rendimiento a cada temperatura es el del medio de 2.379 máquinas certificadas, menos una catorceava parte por bombas, espera y arranques cortos.',
    },
    cost: {
      label: 'al año en luz',
      equation: 'electricidad de cada hora × precio de esa hora',
      why: '{electricity} al año solo para las habitaciones. El agua caliente es otra cuenta.',
    },
  },
  verdicts: {
    pays: {
      title: 'Sí: aquí una aerotermia de {kw} se amortiza',
      text: 'Se amortiza {span}, dentro de los {limit} que suele durar.',
    },
    'pays-if': {
      title: '{kw}, y compensa si se cumple lo probable',
      text: 'Lo probable es que se amortice en {years}. En un caso malo tarda más de {limit}.',
    },
    'holiday-home': {
      title: 'No te compensa',
      text: 'Una casa que se calienta unas semanas al año no amortiza esta máquina en {limit}. Unos splits reversibles cuestan menos y calientan una habitación en minutos.',
    },
    'little-heat': {
      title: 'No te compensa',
      text: 'Esta casa solo necesita unos {heat} de calor al año. Ninguna máquina de este precio ahorra lo que no se gasta. Con splits, o con nada nuevo, te basta.',
    },
    'gas-cheaper': {
      title: 'No te compensa',
      text: 'Por unidad de calor, tu gas no cuesta más de lo que costaría la luz. Conserva la caldera mientras dure y vuelve a mirarlo entonces.',
    },
    'splits-do': {
      title: 'No te compensa',
      text: 'Tus splits ya son bombas de calor y calientan casi al mismo coste. Piensa en aire-agua solo si quieres suelo radiante o ya tienes radiadores de agua.',
    },
    slow: {
      title: '{fit} Da confort; el ahorro no paga la máquina.',
      text: 'Con {saving} al año harían falta {time} para recuperar {price}, y la máquina suele durar {limit}. Elígela si quieres suelo templado, o frío y agua caliente con el mismo equipo; no por el ahorro.',
    },
  },
  charts: {
    months: {
      title: 'Calor y electricidad, mes a mes',
      label: 'Las habitaciones piden {heat} de calor al año, casi todo de diciembre a febrero.',
      caption: `Barras: calor. ${rangeKey.es.cases} Línea: electricidad de la bomba de calor. Calculado hora a hora con el clima típico de Málaga.`,
    },
    costs: {
      title: 'Un invierno: hoy y con aerotermia',
      label: 'El calor cuesta {today} al año como lo haces hoy y {after} con la bomba de calor.',
      caption: `Coste anual con impuestos. ${rangeKey.es.cases}`,
    },
  },
  tables: {},
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    habits: homeAssumptions.habits,
    machine:
      'Una máquina certificada de rendimiento medio, con el agua a la misma temperatura todo el invierno. Si tienes la ficha de la tuya, vale lo que diga la ficha.',
    size: 'Calculada para la temperatura que el aeropuerto de Málaga supera en el 99,6 % de las horas.',
    today: 'Gas a {gas} con su término fijo, caldera con un rendimiento del {boiler}; splits con etiqueta SCOP {scop}.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
    'not-in': 'Sin agua caliente, frío, ayudas, intereses ni averías.',
  },
  words: {
    heat: 'calor',
    electricity: 'electricidad',
    'heat-pump': 'Bomba de calor',
    enough: '{kw} bastan.',
    roughly: 'Unos {kw}.',
    covers: 'De nuestra lista, la de {kw}.',
    'may-need': 'De nuestra lista, la de {kw}; en la visita se ve si tus paredes piden {most}.',
    about: 'unos {years}',
    longer: 'más de {years}',
    own: 'Solo aerotermia',
    'heating-counted': 'Con aerotermia, cuentan como ahorro los {today} al año que hoy te cuesta la calefacción.',
    'electric-heaters': 'Radiadores eléctricos',
    'gas-boiler': 'Caldera de gas',
    splits: 'Splits',
  },
}
