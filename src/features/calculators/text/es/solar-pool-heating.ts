import type { SolarPoolInputs, SolarPoolWords } from '#src/features/calculators/domain/pool/solar-pool-heating.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<SolarPoolWords, keyof SolarPoolInputs> = {
  form: 'Tu casa y tu piscina',
  inputs: {
    town: { label: 'Municipio' },
    monthlyBillEur: { label: 'Factura al mes', hint: 'Antes de calentar la piscina, con impuestos.' },
    kwp: { label: 'Potencia de las placas', hint: 'Si lo dejas vacío, las calculamos para la casa.' },
    areaM2: { label: 'Superficie de agua', hint: 'Una piscina de 8 por 4 m tiene 32 m².' },
    targetC: { label: 'Temperatura del agua' },
    season: {
      label: 'Meses en que la calientas',
      options: {
        'june-september': 'De junio a septiembre',
        'may-september': 'De mayo a septiembre',
        'april-october': 'De abril a octubre',
        'march-november': 'De marzo a noviembre',
        'all-year': 'Todo el año',
      },
    },
    cover: { label: 'Cobertor por la noche' },
  },
  figures: {
    change: {
      label: 'menos de factura al año, piscina incluida',
      short: 'menos al año',
      note: 'Las placas ahorran {saving} y la piscina suma {pool}.',
      equation: 'lo que ahorran las placas − lo que suma la piscina con ellas',
      why: 'Lo primero es la cifra de la calculadora solar para esta casa; lo segundo, la de la calculadora de piscina para la misma casa con estas placas: {saving} menos {pool}. Una cifra bajo cero quiere decir que la piscina se lleva más de lo que ahorran.',
    },
    pool: {
      label: 'al año por calentar la piscina, con placas',
      note: '{grid} de luz de la red y {surplus} de excedente que dejas de vender.',
      equation: 'factura con placas y piscina − factura solo con placas',
      why: 'La máquina gasta {electricity}. Coge primero el sol que deja la casa. Ese sol también cuesta: deja de compensarse.',
    },
    price: {
      label: 'las dos cosas instaladas, con IVA',
      note: '{kwp} de placas y una bomba de calor para {volume}.',
      equation: 'lista de precios: placas + bomba de calor de piscina + IVA',
      why: 'Las dos líneas de nuestra lista, sumadas. {kwp} y {volume}. El cobertor va aparte.',
    },
    payback: {
      label: 'hasta que se amortizan las placas',
      none: 'No se amortizan',
      equation: 'años hasta que el ahorro, menos los recambios, iguala el precio de las placas',
      why: '{price} frente a {worth} el primer año, con la parte de la piscina. La bomba de calor es comodidad y no se amortiza. Contamos {years}.',
    },
    sunShare: {
      label: 'de la luz de la piscina sale del tejado',
      equation: 'kWh del excedente ÷ kWh de la máquina',
      why: '{kwh} de {all}. En cada hora va primero la casa.',
    },
    worth: {
      label: 'ganan las placas en toda su vida, en dinero de hoy',
      equation: 'ahorro de cada año ÷ (1 + descuento)^año, menos el precio y los recambios',
      why: 'En {years}, con lo que la piscina deja de comprar.',
    },
  },
  verdicts: {
    pays: {
      title: 'Sí: con placas, la piscina cuesta {pool} al año y no {without}',
      text: 'Placas, {panels}; bomba de calor de la piscina, {machine}. Las placas solas se amortizan {span}. {together}',
    },
    'pays-if': {
      title: 'Te compensa si se cumple lo probable',
      text: 'Placas, {panels}; bomba de calor de la piscina, {machine}. Lo probable es que las placas solas se amorticen en {years}; en un caso malo tardan más de {limit}. {together}',
    },
    slow: {
      title: 'No te compensa',
      text: 'Ni con la piscina se amortizan las placas en {limit}. Vale más poner menos placas, o solo la piscina y pocos meses.',
    },
    'cover-first': {
      title: 'Primero el cobertor',
      text: 'Ninguna placa paga el calor que se va de noche de una piscina destapada. Con cobertor, la misma piscina pide más o menos un tercio.',
    },
  },
  charts: {
    months: {
      title: 'De dónde sale la luz de la piscina',
      label: 'De {all} al año, el tejado pone {sun}.',
      caption:
        'Hora a hora con el año típico del aeropuerto de Málaga: primero la casa, luego la piscina, luego la red.',
    },
    ways: {
      title: 'La misma piscina, cinco maneras',
      label: 'Sin placas y de día, la piscina cuesta {without} al año; con ellas y con excedente, {least}.',
      caption: `Lo que suma la piscina a la factura de un año. ${rangeKey.es.cases}`,
    },
  },
  tables: { sum: { title: 'La suma', caption: 'Un año a precios de hoy y lo que cuesta instalarlo, con IVA.' } },
  assumptions: {
    home: 'Un chalé con una factura de {bill} al mes, {kwh} al año, habitado todo el año; tejado de teja al sur a 20°.',
    order:
      'En cada hora el sol va a la casa, luego a la piscina y luego a la red. Sin batería: el agua hace de batería.',
    'one-house': 'Casa, placas y piscina se calculan como una sola casa; las dos partes suman lo mismo, al céntimo.',
    pool: 'Una piscina de {volume}, de 1,5 m de fondo y algo resguardada; el resto está en la calculadora de piscina.',
    sun: 'Sin sombras en el tejado. Pérdidas del 14 %, todo incluido.',
    tariff: 'Punta {peak}, llano {flat}, valle {valley}, excedente {surplus}, sin impuestos: medianas del mercado.',
    prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
  },
  words: {
    'from-sun': 'del tejado',
    'from-grid': 'de la red',
    'none-evening': 'Sin placas, por la noche',
    'none-day': 'Sin placas, de día',
    'panels-evening': 'Con placas, por la noche',
    'panels-day': 'Con placas, de 10:00 a 18:00',
    'panels-surplus': 'Con placas, primero el excedente',
    part: 'Parte',
    'a-year': 'Al año',
    installed: 'Precio instalado',
    panels: 'Placas',
    pool: 'Calentar la piscina',
    both: 'Las dos',
    own: 'Placas y piscina, como aquí',
    'together-span': 'Todo junto, {span}; lo probable, {likely}.',
    'together-likely': 'Todo junto, lo probable es en {likely}.',
    'together-never': 'Todo junto no se amortiza en {years}.',
  },
}
