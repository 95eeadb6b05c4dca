import type { Language } from '#src/shared/i18n/language.ts'
import type { PageWords } from '#src/site/content/page-words.ts'

type Bars = NonNullable<PageWords['bars']>

/** What a post's chart compares: figures by reference, each with its words in both languages. */
interface PostChart {
  rows: readonly (readonly [figure: string, en: string, es: string, most?: string])[]
  heading: Record<Language, string>
  note: Record<Language, string>
}

/** The claim of the project's own posts as bars of one unit. A post without a record shows its one number. */
const charts: Readonly<Record<string, PostChart>> = {
  '31-december-deduction': {
    rows: [
      ['price:pv-system@5', 'What the panels cost', 'Lo que cuestan las placas'],
      ['irpf.self-consumption-base', 'The part that counts', 'La parte que cuenta'],
      ['irpf.self-consumption-most', 'Off the income tax', 'Menos en la renta'],
    ],
    heading: { en: 'From the invoice to the tax return', es: 'De la factura a la declaración' },
    note: {
      en: 'Solid is what the law sets, hatched is our guide price with VAT.',
      es: 'Relleno, lo que fija la ley; rayado, nuestro precio orientativo con IVA.',
    },
  },
  'battery-beside-panels': {
    rows: [
      ['guides.b5-extra', 'What the battery adds to the price', 'Lo que añade al precio'],
      ['guides.villa-b5-adds', 'What it saves a year in a villa', 'Lo que ahorra al año en un chalé'],
      ['guides.house-b5-adds', 'In a smaller house', 'En una casa más pequeña'],
    ],
    heading: { en: 'Its price, and one year of it', es: 'Su precio y un año de ahorro' },
    note: {
      en: 'A small battery beside panels, computed hour by hour for two homes.',
      es: 'Una batería pequeña junto a las placas, hora a hora en dos viviendas.',
    },
  },
  'car-at-noon': {
    rows: [
      ['guides.car-sun', 'Your own surplus at noon', 'Tu excedente del mediodía'],
      ['guides.car-night', 'The night tariff', 'La tarifa de noche'],
      ['guides.car-flat', 'One price all day', 'Un precio todo el día'],
      ['guides.car-peak', 'At the evening peak', 'En la punta de la tarde'],
    ],
    heading: { en: 'What a hundred kilometres cost', es: 'Lo que cuestan cien kilómetros' },
    note: {
      en: 'A medium-sized car, losses of charging included, at median offers.',
      es: 'Un coche mediano con las pérdidas de la carga, a ofertas medianas.',
    },
  },
  'closing-the-house-for-winter': {
    rows: [
      ['dec.step-down', 'One step less of contracted power', 'Un escalón menos de potencia'],
      ['guides.holiday-three-save', 'Panels on a holiday home', 'Placas en una segunda residencia'],
      ['guides.holidaypool-three-save', 'The same with a pool pump', 'Lo mismo con depuradora'],
    ],
    heading: { en: 'What each one saves in a year', es: 'Lo que ahorra cada cosa al año' },
    note: {
      en: 'The first costs a form, the others a roof, so begin with the form.',
      es: 'Lo primero cuesta un trámite y lo demás un tejado: empieza por el trámite.',
    },
  },
  'gas-boiler-this-winter': {
    rows: [
      ['dec.villa-ten-gas-mid', 'Gas boiler', 'Caldera de gas'],
      ['dec.villa-ten-hp45', 'Heat pump, water at 45 °C', 'Aerotermia con agua a 45 °C'],
      ['price:heat-pump', 'The heat pump itself', 'La máquina de aerotermia'],
    ],
    heading: { en: 'Ten years of energy, and the machine', es: 'Diez años de energía y la máquina' },
    note: {
      en: 'A villa of four people at constant prices, before any grant or repair.',
      es: 'Un chalé de cuatro personas a precios constantes, sin ayudas ni averías.',
    },
  },
  'pool-into-november': {
    rows: [
      ['dec.pool-season-eur-low', 'Covered at night', 'Tapada de noche', 'dec.pool-season-eur-high'],
      ['dec.pool-bare-eur-low', 'Never covered', 'Sin tapar nunca', 'dec.pool-bare-eur-high'],
    ],
    heading: { en: 'Heating from April to October', es: 'Calentarla de abril a octubre' },
    note: {
      en: 'The solid part is a hedged garden, the hatched part reaches as far as an open terrace.',
      es: 'Lo relleno es un jardín con seto; lo rayado llega hasta una terraza abierta.',
    },
  },
  'reserve-before-size': {
    rows: [
      ['guides.backup-five-half', 'Small battery, half kept', 'Batería pequeña, a medias'],
      ['guides.backup-five-full', 'Small battery, full', 'Batería pequeña, llena'],
      ['guides.backup-ten-half', 'Twice the size, half kept', 'El doble, a medias'],
      ['guides.backup-ten-full', 'Twice the size, full', 'El doble, llena'],
    ],
    heading: { en: 'Hours with only the essentials', es: 'Horas con lo esencial' },
    note: {
      en: 'The hours that our model gives, by the charge left when the street goes dark.',
      es: 'Las horas que da nuestro modelo, según la carga que queda al cortarse la luz.',
    },
  },
  'roof-in-december': {
    rows: [
      ['mm.july-day', 'A day in July', 'Un día de julio'],
      ['mm.december-day', 'A day in December', 'Un día de diciembre'],
    ],
    heading: { en: 'What one kWp makes in a day', es: 'Lo que da un kWp al día' },
    note: {
      en: 'Average days of a typical year in Málaga on a roof that faces south.',
      es: 'Días medios de un año típico de Málaga en un tejado orientado al sur.',
    },
  },
  'the-cheap-night-kilowatt': {
    rows: [
      ['dec.night-two-pvpc', 'On the regulated tariff', 'Con la tarifa regulada'],
      ['dec.night-two-market', 'On a market offer', 'Con una oferta de mercado'],
    ],
    heading: { en: 'Two night kilowatts for a year', es: 'Dos kilovatios de noche al año' },
    note: {
      en: 'The market bar is the median of the offers we read, taxes included.',
      es: 'La barra de mercado es la mediana de las ofertas leídas, con impuestos.',
    },
  },
  'the-west-window': {
    rows: [
      ['dec.sun-west-july', 'West', 'Poniente'],
      ['dec.sun-east-july', 'East', 'Levante'],
      ['dec.sun-south-july', 'South', 'Sur'],
      ['dec.sun-north-july', 'North', 'Norte'],
    ],
    heading: { en: 'July sun on a window, by its side', es: 'El sol de julio, según la ventana' },
    note: {
      en: 'kWh a day on each square metre of upright glass, before curtains.',
      es: 'kWh al día en cada metro cuadrado de cristal vertical, antes de la cortina.',
    },
  },
  'what-noon-is-worth': {
    rows: [
      ['guides.surplus-13h', 'Sold at one in the afternoon', 'Vendido a la una'],
      ['guides.surplus-21h', 'Sold at nine in the evening', 'Vendido a las nueve de la noche'],
    ],
    heading: { en: 'One surplus kilowatt-hour, two clocks', es: 'Un kilovatio hora, dos relojes' },
    note: {
      en: 'The regulated price of surplus by hour, averaged over the last year.',
      es: 'Precio regulado del excedente por horas, media del último año.',
    },
  },
}

/** The chart of a post in a language; undefined for one that shows its number alone. */
export function postChart(id: string, language: Language): Bars | undefined {
  const chart = charts[id]
  if (!chart) return undefined
  return {
    heading: chart.heading[language],
    note: chart.note[language],
    rows: chart.rows.map(([figure, en, es, most]) => ({
      figure,
      label: language === 'en' ? en : es,
      ...(most ? { most } : {}),
    })),
  }
}
