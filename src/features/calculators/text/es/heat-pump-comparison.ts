import type {
  ComparisonInputs,
  ComparisonWords,
} from '#src/features/calculators/domain/comfort/heat-pump-comparison.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<ComparisonWords, keyof ComparisonInputs> = {
  form: 'Tu casa',
  inputs: {
    ...homeInputs,
    gasEurPerKwh: { label: 'Precio del gas', hint: 'Con término fijo e impuestos.' },
  },
  figures: {
    cheapest: {
      label: 'al año, lo menos que puedes gastar',
      note: '{way}, {factor} unidades de calor por cada una que pagas',
      equation: 'calor de cada hora ÷ rendimiento de esa hora × precio de esa hora',
      why: 'Las seis maneras dan el mismo calor a la misma casa el mismo año. El margen recoge paredes, costumbres, un año frío o suave, máquinas y precios del mercado; mueve las seis a la vez, así que el orden es más seguro que la cifra.',
    },
    spread: {
      label: 'al año entre la más cara y la más barata',
      note: '{dearest}: {cost} al año',
      equation: 'la más cara − la más barata, coste de un año',
      why: 'Es todo lo que puede ahorrar al año un cambio de máquina en esta casa. Ponlo al lado de los precios de la tabla.',
    },
    co2: {
      label: 'al año con la manera más limpia',
      note: '{way}; una caldera de gas, {boiler}',
      equation: 'energía del año × kg de CO2 por kWh',
      why: 'Con los factores oficiales de los certificados de vivienda. Son de 2014, y desde entonces la luz se produce de otra manera.',
    },
    heat: {
      label: 'de calor al año, el mismo para todas',
      equation: 'suma de 8.760 horas de lo que mantiene la casa caliente',
      why: 'Para cada hora se suma el calor que se escapa de la vivienda y se resta el que ponen el sol, quienes están en ella y lo que tienen encendido.',
    },
  },
  verdicts: {
    nothing: {
      title: 'Solo para calentar, no compensa comprar máquina',
      text: 'Unos radiadores eléctricos, que no cuestan nada si ya los tienes, suman {total} en {years}; la siguiente manera, {next}. Aquí el invierno es corto: {heat} de calor. Refrescar la casa en verano aún puede ser motivo para unos splits.',
    },
    splits: {
      title: 'Para esta casa, splits',
      text: 'Comprados y usados {years} suman {total}; la siguiente manera, {next}. Además, en verano dan fresco.',
    },
    water: {
      title: 'Para esta casa, aire-agua',
      text: 'Comprada y usada {years} suma {total}; la siguiente manera, {next}. Necesita suelo, radiadores o fancoils, que no están en el precio.',
    },
  },
  charts: {
    costs: {
      title: 'Lo que cuesta al año el mismo calor',
      label:
        'Para {heat} de calor al año, lo más barato son los splits y el agua a 35 °C; lo más caro, los radiadores eléctricos.',
      caption: `Con impuestos. ${rangeKey.es.cases} Modelo horario propio sobre el año típico del aeropuerto de Málaga.`,
    },
    co2: {
      title: 'Lo que emite',
      label: 'Para {heat} de calor al año, lo que menos emite son las bombas de calor.',
      caption: 'kg de CO2 al año con los factores oficiales de los certificados de vivienda.',
    },
  },
  tables: {
    ways: {
      title: 'Seis maneras, una al lado de otra',
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
      'Sin agua caliente, frío, ayudas, intereses ni averías. Los splits llevan el precio de refrescar la misma casa.',
  },
  words: {
    splits: 'Splits',
    'water-35': 'Aire-agua a 35 °C',
    'water-45': 'Aire-agua a 45 °C',
    'water-55': 'Aire-agua a 55 °C',
    'gas-boiler': 'Caldera de gas',
    'electric-heaters': 'Radiadores eléctricos',
    way: 'Manera',
    factor: 'Calor por unidad',
    energy: 'Energía al año',
    cost: 'Coste al año',
    emits: 'CO2 al año',
    buy: 'Comprar',
    'no-price': 'no está en nuestra lista',
    there: 'se da por comprado',
  },
}
