import type { PackageInputs, PackageWords } from '#src/features/calculators/domain/package/solar-heat-pump-package.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday } from './comfort-home.ts'

export const text: CalculatorText<PackageWords, keyof PackageInputs> = {
  opens: 'Hemos puesto un chalé en Marbella. Cambia lo que no coincida con tu casa.',
  form: 'Tu casa y su calefacción',
  inputs: {
    town: { label: 'Municipio' },
    monthlyBillEur: { label: 'Factura al mes, sin calefacción', hint: 'Con impuestos.' },
    kwp: { label: 'Potencia de las placas', hint: 'Si lo dejas vacío, las calculamos.' },
    areaM2: { label: 'Superficie útil', hint: 'Superficie interior, sin terrazas.' },
    era: {
      label: 'Año de construcción',
      options: {
        pre1980: 'Antes de 1980',
        '1980-2006': 'De 1980 a 2006',
        cte2006: 'De 2007 a 2020',
        cte2019: 'Desde 2021',
      },
    },
    emitter: {
      label: 'El calor se reparte por',
      options: { floor: 'Suelo radiante', 'fan-coils': 'Fancoils', radiators: 'Radiadores' },
    },
    heating: heatingToday,
  },
  figures: {
    saving: {
      label: 'de ahorro al año entre las dos',
      short: 'al año',
      note: 'Las placas, {panels}; la aerotermia con ellas, {machine}.',
      equation: 'lo que ahorran las placas + lo que ahorra la aerotermia con ellas',
      why: 'Lo primero es la cifra de la calculadora solar, {panels}. Lo segundo, la de aerotermia con el sol que deja la casa: {machine}. Juntas dan lo mismo que una sola casa calculada entera.',
    },
    payback: {
      label: 'hasta que se amortizan las dos',
      none: 'No se amortizan a tiempo',
      equation: 'años hasta que el ahorro, menos un inversor nuevo, iguala el precio de las dos',
      why: '{price} frente a {saving} el primer año. Contamos {years}, más o menos lo que dura la aerotermia.',
    },
    price: {
      label: 'las dos instaladas, con IVA',
      note: '{kwp} de placas, {panels}; aerotermia, {machine}.',
      equation: 'lista de precios: placas + aerotermia + IVA',
      why: 'Las dos líneas de la lista, sumadas: {panels} y {machine}. Por comprar las dos no hay descuento. Tuberías, depósito y radiadores van aparte.',
    },
    together: {
      label: 'al año vale juntarlas',
      equation: 'ahorro de la aerotermia con placas − su ahorro sin ellas',
      why: 'Sin placas la aerotermia ahorra {alone}; con ellas, {beside}. El sol y el frío no coinciden, así que es menos de lo que dicen los folletos.',
    },
    solar: {
      label: 'de ahorro al año con las placas solas',
      short: 'al año',
      equation: 'factura sin placas − factura con placas, sin aerotermia',
      why: 'La calculadora solar da la misma cifra con esta factura, tejado al sur a 20° y sin batería.',
    },
    panelsPayback: {
      label: 'hasta que se amortizan las placas',
      none: 'No se amortizan a tiempo',
      equation: 'años hasta que el ahorro, menos un inversor nuevo, iguala el precio de las placas',
      why: '{price} frente a {saving} el primer año, contados durante {years}.',
    },
    panelsPrice: {
      label: 'las placas instaladas, con IVA',
      note: '{kwp}, sin batería.',
      equation: 'lista de precios: placas + IVA',
      why: 'La línea de la lista para {kwp}. Es un precio orientativo; el cerrado llega tras la visita.',
    },
    heatPump: {
      label: 'ahorra la aerotermia con placas',
      equation: 'coste de la calefacción de hoy − lo que la aerotermia suma a la factura',
      why: 'El mismo calor te cuesta hoy {today} al año. Una cifra bajo cero quiere decir que la aerotermia sale más cara que lo que tienes.',
    },
    sunShare: {
      label: 'de la luz de la aerotermia sale del tejado',
      equation: 'kWh de lo que deja la casa ÷ kWh de la aerotermia',
      why: '{sun} de {all}. La calefacción hace falta al desayuno y de noche.',
    },
  },
  verdicts: {
    pays: {
      title: 'Te compensa',
      text: 'Las dos juntas se amortizan {span} y después siguen ahorrando.',
    },
    'pays-if': {
      title: 'Te compensa si se cumple lo probable',
      text: 'Lo probable es que se amorticen en {years}; en un caso malo tardan más de {limit}.',
    },
    'panels-only': {
      title: 'Pon placas y quédate con tu calefacción',
      text: 'La aerotermia cuesta {machine} y no se amortiza en {limit}, que es lo que suele durar, ni siquiera con la luz de las placas: espera a que toque cambiar la calefacción. Las dos juntas costarían {price} y ahorrarían {saving} al año.',
    },
    'heat-pump-only': {
      title: 'Empieza por la aerotermia',
      text: 'Se amortiza antes de {limit}; las placas, con esta factura, no.',
    },
    neither: {
      title: 'No te compensa',
      text: 'Ninguna de las dos se amortiza en {limit}. Antes conviene poner burletes en las ventanas y sombra en la terraza, y repasar el contrato.',
    },
  },
  charts: {
    months: {
      title: 'De dónde sale la luz de la aerotermia',
      label: 'De {all} al año, el tejado pone {sun}.',
      caption: 'Hora a hora: primero la casa, luego la aerotermia, luego la red. Año típico del aeropuerto de Málaga.',
    },
    bills: {
      title: 'Luz y calefacción, cuatro versiones',
      label: 'Hoy la luz y la calefacción cuestan {today} al año; con las dos, {both}.',
      caption: `Un año a precios de hoy. ${rangeKey.es.cases}`,
    },
  },
  tables: { sum: { title: 'La suma', caption: 'Ahorro de un año y lo que cuesta instalarlo, con IVA.' } },
  assumptions: {
    home: 'Un chalé habitado todo el año, con {bill} al mes de luz sin calefacción, {kwh} al año.',
    heat: '{area} a 20 °C mientras hay gente levantada; lo demás está en la calculadora de aerotermia.',
    'one-house': 'La casa se calcula una vez con las dos. Las líneas de arriba suman lo mismo, al céntimo.',
    'not-hot-water':
      'El agua caliente no entra. Se lleva bien con las placas, así que con ella las dos rinden algo más.',
    sun: 'Tejado de teja al sur a 20°, sin sombras ni batería.',
    tariff: 'Punta {peak}, llano {flat}, valle {valley}, excedente {surplus}, sin impuestos: medianas del mercado.',
    prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
  },
  words: {
    'from-sun': 'del tejado',
    'from-grid': 'de la red',
    today: 'Como hoy',
    'panels-alone': 'Solo placas',
    'heat-pump-alone': 'Solo aerotermia',
    both: 'Las dos',
    part: 'Parte',
    'a-year': 'Ahorro al año',
    installed: 'Precio instalado',
    panels: 'Placas',
    'heat-pump': 'Aerotermia sin placas',
    together: 'Lo que añade juntarlas',
    'advised-panels': 'Solo placas: lo que te conviene',
    'advised-heat-pump': 'Solo aerotermia: lo que te conviene',
    'panels-and-heat-pump': 'Placas y aerotermia',
    'what-pays': 'Lo que te conviene y qué costaría añadir la aerotermia',
    'heating-counted': 'Con aerotermia, cuentan como ahorro los {today} al año que hoy te cuesta la calefacción.',
  },
}
