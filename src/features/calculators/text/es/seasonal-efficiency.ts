import type { SeasonInputs, SeasonWords } from '#src/features/calculators/domain/comfort/seasonal-efficiency.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<SeasonWords, keyof SeasonInputs> = {
  opens: 'Hemos puesto un adosado en Marbella. Cambia lo que no coincida con tu casa.',
  form: 'Tu agua y tus etiquetas',
  inputs: {
    town: homeInputs.town,
    homeType: homeInputs.homeType,
    era: homeInputs.era,
    waterC: { label: 'Temperatura del agua', hint: 'Suelo radiante 35, fancoils 45, radiadores 55 °C.' },
    scop: { label: 'Split: SCOP de su etiqueta', hint: 'El del clima medio.' },
    seer: { label: 'Split: SEER de su etiqueta' },
  },
  figures: {
    water: {
      label: 'unidades de calor por cada una de luz, con aire-agua',
      note: 'Con el agua a {water}.',
      short: 'de calor por una de luz',
      equation: '0,93 × calor de todas las horas ÷ Σ calor de la hora ÷ COP de la hora',
      why: 'COP de una hora = 0,53 × (Ta + 3 + 273) ÷ ((Ta + 3) − (Te − 4)), con Ta el agua y Te el aire exterior. El 0,53 se ajusta al rendimiento del medio de 2.379 máquinas certificadas a carga parcial; restamos un 7 % por bombas, espera y arranques cortos. El margen recoge ocho máquinas de cada diez y cómo están ajustadas.',
    },
    heatPrice: {
      label: 'por unidad de calor',
      note: 'Con caldera de gas: {boiler}',
      equation: 'precio de la luz en esas horas ÷ rendimiento de temporada',
      why: 'Luz a {price} con impuestos en las horas de calefacción, sin términos fijos. El gas, con la tarifa regulada y su término fijo.',
    },
    air: {
      label: 'unidades de calor por cada una de luz, con un split',
      note: 'Hasta aquí llega un split con {label} en la etiqueta.',
      equation: 'curva ajustada al clima de la etiqueta, seguida por nuestras horas',
      why: 'La temporada de la etiqueta baja a −10 °C. La nuestra es más suave, así que la misma máquina rinde aquí más de lo que dice su etiqueta.',
    },
    cold: {
      label: 'unidades de frío por cada una de luz, con un split',
      note: 'Hasta aquí llega un split con {label} en la etiqueta.',
      equation: 'curva ajustada al verano de la etiqueta, seguida por nuestras horas',
      why: 'La etiqueta cuenta muchas horas suaves, cerca de 20 °C, en las que aquí las máquinas están apagadas. Por eso la máquina rinde aquí menos de lo que dice su etiqueta.',
    },
  },
  verdicts: {
    'cool-water': {
      title: 'Muy bien: {factor} unidades de calor por cada una de electricidad',
      text: 'Así es con el agua a {water}. Mira el suelo y la regulación antes que las marcas.',
    },
    'warm-water': {
      title: 'Bien: {factor} unidades de calor por cada una de electricidad',
      text: 'A {cooler} en vez de {water} daría unas {better}. Eso suma más que casi cualquier diferencia entre marcas.',
    },
    'hot-water': {
      title: 'Funciona, pero se paga',
      text: 'Con agua a {water} quedan {factor} unidades de calor por cada una de luz. Pregunta si unos radiadores mayores se apañan con diez grados menos.',
    },
    'too-hot': {
      title: 'Con el agua tan caliente no compensa',
      text: 'A {water} solo quedan {factor} unidades de calor por cada una de luz, y pocas máquinas llegan en los días fríos. Cambia antes los radiadores, o calienta con splits.',
    },
  },
  charts: {
    water: {
      title: 'Según el agua',
      label: 'En la temporada de aquí el rendimiento es {cool} con agua a 35 °C y {hot} a 55 °C.',
      caption:
        'Unidades de calor por cada una de luz. Línea: la máquina certificada típica. Rayado: ocho máquinas de cada diez. Calculado hora a hora con el clima típico de Málaga.',
    },
    months: {
      title: 'Mes a mes',
      label: 'El rendimiento cambia poco de un mes a otro, con agua a {water} o con aire.',
      caption: 'Calor entre electricidad en cada mes que pide calor.',
    },
  },
  tables: { waters: { title: 'De 30 a 65 °C', caption: 'Temporada de esta casa, valores probables.' } },
  assumptions: {
    weather: homeAssumptions.weather,
    home: 'Una casa de {area}, habitada todo el año, a 20 °C en invierno y 25 °C en verano mientras hay gente levantada. Sus paredes deciden a qué horas pide calor, no el rendimiento en sí.',
    machines:
      'Ensayos certificados a carga parcial (EN 14825), leídos en octubre de 2024. Por debajo de cero la curva sale optimista.',
    field: 'El 7 % entre el laboratorio y la casa es un supuesto nuestro; una máquina mal ajustada pierde más.',
    labels: 'Los splits siguen una curva de Carnot, ajustada para que la temporada de la etiqueta dé la etiqueta.',
    tariff: homeAssumptions.tariff,
    gas: 'Gas al precio medio de un hogar con la tarifa regulada a comienzos de 2026.',
  },
  words: {
    factor: 'Calor por unidad de luz',
    'through-water': 'con agua',
    'through-air': 'con un split',
    'water-temperature': 'Agua',
    'heat-price': 'Una unidad de calor',
  },
}
