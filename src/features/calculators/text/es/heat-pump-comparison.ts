import type { ComparisonInputs } from '#src/features/calculators/domain/comfort/heat-pump-comparison.ts'
import type { ComparisonWords } from '#src/features/calculators/domain/comfort/heat-pump-comparison-words.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday, homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<ComparisonWords, keyof ComparisonInputs> = {
  opens: 'Hemos puesto un adosado en Marbella. Cambia lo que no coincida con tu casa.',
  form: 'Tu casa',
  inputs: {
    ...homeInputs,
    heating: heatingToday,
    gasEurPerKwh: { label: 'Precio del gas', hint: 'Con término fijo e impuestos.' },
  },
  figures: {
    splits: {
      label: 'al año en luz con splits',
      short: 'al año con splits',
      note: '{factor} unidades de calor por cada una que pagas.',
      equation: 'calor de cada hora ÷ rendimiento de esa hora × precio de esa hora',
      why: 'Las seis opciones dan el mismo calor a la misma casa el mismo año. El margen cuenta con otras paredes y otras costumbres, con años fríos y suaves, con las máquinas y con el mercado; mueve las seis a la vez, así que el orden es más seguro que la cifra.',
    },
    less: {
      label: 'de ahorro al año con splits',
      note: '{other}: {cost} al año.',
      equation: 'coste de un año con lo que calienta hoy − con splits',
      why: 'El mismo calor, pagado de dos maneras. Por debajo de cero, los splits gastan más. Ponlo al lado de los precios de la tabla.',
    },
    co2: {
      label: 'al año con splits',
      note: '{other}: {kg}.',
      equation: 'energía del año × kg de CO₂ por kWh',
      why: 'Con los factores oficiales de los certificados de vivienda. Son de 2014, y desde entonces la luz se produce de otra manera.',
    },
    heat: {
      label: 'de calor al año, el mismo para todas',
      equation: 'lo que se escapa de la vivienda − lo que ponen el sol, las personas y los aparatos, en un año',
      why: 'Cada opción tiene que dar este mismo calor, así que solo las distinguen su precio y su rendimiento.',
    },
  },
  verdicts: {
    nothing: {
      title: 'Splits, si también quieres frío',
      text: 'Solo para calentar, quédate con lo que tienes. {yours}: {total} en {years}. {other}: {next}, con la compra. Aquí el invierno es corto, {heat} de calor.',
    },
    'keep-splits': {
      title: 'Quédate con los splits que tienes',
      text: 'Suman {total} en {years}; la siguiente opción más barata ({other}), {next} con la compra. Además, en verano dan fresco.',
    },
    splits: {
      title: 'Para esta casa, splits',
      text: 'Comprados y usados {years} suman {total}; la siguiente opción más barata ({other}), {next}. Además, en verano dan fresco.',
    },
    water: {
      title: 'Para esta casa, aire-agua',
      text: 'Comprada y usada {years} suma {total}; la siguiente opción más barata ({other}), {next}. Necesita suelo, radiadores o fancoils, que no están en el precio.',
    },
  },
  charts: {
    years: {
      title: 'Diez años, compra incluida',
      label: 'Comprar y usar durante {years}. Lo que ya tienes ({yours}) no se compra.',
      caption: `Lo que no tiene precio en nuestra lista no sale. ${rangeKey.es.cases}`,
    },
    costs: {
      title: 'Un año de uso',
      label:
        'Para {heat} de calor al año, lo más barato son los splits y el agua a 35 °C; lo más caro, los radiadores eléctricos.',
      caption: `Con impuestos. ${rangeKey.es.cases} Calculado hora a hora con el clima típico de Málaga.`,
    },
    co2: {
      title: 'Lo que emite',
      label: 'Para {heat} de calor al año, lo que menos emite son las bombas de calor.',
      caption: 'kg de CO₂ al año con los factores oficiales de los certificados de vivienda.',
    },
  },
  tables: {
    ways: {
      title: 'Seis opciones, una al lado de otra',
      caption: 'Valores probables. Precios con IVA, sin suelo, radiadores, fancoils ni tuberías.',
    },
  },
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    habits: homeAssumptions.habits,
    'water-machine':
      'Aire-agua: el rendimiento medio de las máquinas certificadas, con el agua a la misma temperatura todo el invierno y un 7 % menos por bombas y espera.',
    'splits-label': 'Splits con etiqueta SCOP {scop} en clima medio (supuesto nuestro).',
    gas: 'Caldera con un rendimiento del {boiler}. El precio del gas es la media de un hogar con la tarifa regulada; otras ofertas llegan a costar la mitad más.',
    co2: '{electricity} por kWh de luz, {gas} por kWh de gas.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
    'not-in':
      'No entran el agua caliente, el frío, las ayudas, los intereses ni las averías. Los splits llevan el precio de refrescar la misma casa.',
  },
  words: {
    splits: 'Splits',
    'water-35': 'Aire-agua a 35 °C',
    'water-45': 'Aire-agua a 45 °C',
    'water-55': 'Aire-agua a 55 °C',
    'gas-boiler': 'Caldera de gas',
    'electric-heaters': 'Radiadores eléctricos',
    way: 'Opción',
    factor: 'Calor por unidad',
    energy: 'Energía al año',
    cost: 'Coste al año',
    emits: 'CO₂ al año',
    buy: 'Comprar',
    'no-price': 'no está en nuestra lista',
    own: 'Solo aerotermia aire-agua',
    'heating-counted': 'El ahorro descuenta lo que hoy gastas en calefacción, {today} al año.',
    there: 'se da por comprado',
  },
}
