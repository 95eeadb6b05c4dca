import type { SolarInputs, SolarWords } from '#src/features/calculators/domain/solar/solar-inputs.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<SolarWords, keyof SolarInputs> = {
  form: 'Tu casa y tu tejado',
  inputs: {
    town: { label: 'Municipio', hint: 'Sol y tejado' },
    monthlyBillEur: { label: 'Factura al mes', hint: 'La media del año, con impuestos.' },
    occupancy: {
      label: '¿Cuándo hay alguien en casa?',
      options: {
        'full-time': { label: 'Todo el año', hint: 'casi a diario' },
        'mixed-use': { label: 'Parte del año', hint: 'por temporadas' },
        'holiday-home': { label: 'Vacaciones', hint: 'más en verano' },
      },
    },
    direction: {
      label: 'El tejado mira al',
      options: {
        south: 'Sur',
        'south-east': 'Sureste',
        'south-west': 'Suroeste',
        east: 'Este',
        west: 'Oeste',
        north: 'Norte',
      },
    },
    tiltDeg: { label: 'Inclinación del tejado', hint: 'La teja de aquí va a unos 20°. Una cubierta plana, 0°.' },
    kwp: { label: 'Tamaño de la instalación', hint: 'Si lo dejas vacío, lo calculamos.' },
    batteryKwh: {
      label: 'Batería',
      options: {
        sized: 'Solo si se amortiza',
        none: 'Sin batería',
        '5': '5 kWh',
        '10': '10 kWh',
        '15': '15 kWh',
        '20': '20 kWh',
      },
    },
  },
  figures: {
    saving: {
      label: 'de ahorro al año',
      short: 'al año',
      note: 'Hoy pagas {before} al año; con placas, unos {after}.',
      bar: 'Liso: lo ahorras nueve de cada diez años. Marca: lo probable. Al final se llega con luz más cara.',
      equation: 'factura sin placas − factura con placas, hora a hora durante un año',
      why: 'Hoy la casa compra {bought} al año. Con placas compra {boughtAfter} y vierte {sold}, que se compensan a {surplus} antes de impuestos, nunca por más que la energía de ese mes. La horquilla recoge años de más y menos sol, el paso horario y la diferencia de precios.',
    },
    payback: {
      label: 'hasta que se amortiza',
      none: 'No se amortiza',
      equation: 'años hasta que el ahorro, menos los recambios, iguala el precio',
      why: '{price} frente a {saving} el primer año, que bajan algo con la edad de las placas. El año 13 cambias el inversor y, si hay batería, el 15 la batería. Contamos {years}.',
    },
    price: {
      label: 'instalado, con IVA',
      note: '{kwp}, {panels}, {battery}',
      equation: 'suma de las partidas de la lista de precios para este tamaño + IVA',
      why: '{panels} de {watt} W con un inversor de {inverter}, trámites y seguimiento. Es un precio orientativo; el cerrado llega tras la visita.',
    },
    production: {
      label: 'en un año típico',
      note: '{yield} en este tejado',
      equation: 'potencia × producción por kWp de este tejado',
      why: '{kwp} × {yield}. Son 8.760 horas de sol sobre esta vertiente, descontadas las pérdidas. Un {spread} arriba o abajo cubre ocho casos de cada diez.',
    },
    selfUse: {
      label: 'del sol se queda en casa',
      equation: 'kWh usados en la hora en que se producen o desde la batería ÷ kWh producidos',
      why: '{used} de {made}. Contar por horas favorece, porque una nube o un hervidor van más deprisa: restamos un {step}.',
    },
    independence: {
      label: 'de tu consumo lo cubre el sol',
      equation: '(kWh consumidos − kWh comprados) ÷ kWh consumidos',
      why: 'La casa gasta {need} y sigue comprando unos {bought}, de noche y en invierno.',
    },
    value: {
      label: 'de ganancia en toda su vida, en dinero de hoy',
      equation: 'ahorro de cada año ÷ (1 + descuento)^año, menos el precio y los recambios',
      why: '{years}, descuento del {discount}, placas que pierden un {age} al año y una luz que no sube más que el resto.',
    },
  },
  verdicts: {
    pays: {
      title: 'Con {system} se amortiza {span} y después sigues ahorrando.',
    },
    'pays-if': {
      title: 'Te compensa si se cumple lo probable',
      text: 'Lo probable es que se amortice en {years}. En un caso malo tarda más de {limit}, así que no pidas un préstamo para esto.',
    },
    'holiday-home': {
      title: 'No te compensa',
      text: 'A una casa vacía casi todo el año le abonan muy poco por lo que vierte. Las placas tardarían más de {limit} en amortizarse. Mira antes la potencia contratada, que pagas todos los días del año.',
    },
    'small-bill': {
      title: 'No te compensa',
      text: 'De una factura de {bill} al mes, casi todo es fijo, y eso las placas no lo tocan. Tardarían más de {limit} en amortizarse. Con otro contrato ahorras más.',
    },
    'poor-roof': {
      title: 'En este tejado no compensa',
      text: 'Esta vertiente da {yield} y la instalación tarda más de {limit} en amortizarse. Si otra vertiente, una pérgola o el garaje miran al sur, prueba con esa orientación.',
    },
    slow: {
      title: 'No te compensa',
      text: 'Tarda más de {limit} en amortizarse. Quizá compense con menos placas o sin batería: deja vacío el tamaño y elige batería solo si se amortiza.',
    },
  },
  charts: {
    months: {
      title: 'Lo que produces y lo que gastas, mes a mes',
      label: 'Las placas producen {made} al año y la casa gasta {used}; lo más fuerte, de abril a septiembre.',
      caption: `${rangeKey.es.years} Línea: lo que gasta la casa. Modelo propio, con el tiempo de un año típico en el aeropuerto de Málaga.`,
    },
    years: {
      title: 'Tu dinero, año a año',
      label: 'Empiezas con {price} menos y, al cabo de {years}, lo probable es un saldo de {end}.',
      caption:
        'Suma de precio, ahorros y recambios a precios de hoy. Línea: lo probable. Rayado: del caso malo al bueno, ocho casos de cada diez.',
    },
  },
  tables: { price: { title: 'De qué se compone el precio', caption: 'Precios orientativos, con IVA.' } },
  assumptions: {
    home: 'Una casa con {area} de teja aprovechable y aire acondicionado, como casi todas las que pagan esta factura.',
    use: 'Una factura de {bill} al mes son unos {kwh} al año con {power} contratados.',
    roof: 'En el tejado caben {most} como mucho cuando elegimos nosotros el tamaño.',
    'one-weather':
      'Un solo clima, el año típico del aeropuerto de Málaga, vale para toda la costa. Entre municipios cambia más la sombra que el sol.',
    losses: 'Pérdidas del {loss} en total: inversor, cables, suciedad y desajustes.',
    'no-shade': 'Sin sombras.',
    tariff:
      'Punta {peak}, llano {flat}, valle {valley}, excedentes {surplus}, todo antes de impuestos: medianas del mercado.',
    battery:
      'La batería pierde una décima parte entre la carga y la descarga y gasta 25 W para sí. Toda trabaja para la factura; no se guarda nada para un apagón.',
    money: '{years}, descuento del {discount}, placas que pierden un {age} al año y precios sin subida real.',
    prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
  },
  words: {
    makes: 'producción',
    uses: 'consumo',
    balance: 'tu saldo',
    item: 'Partida',
    'with-vat': 'Con IVA',
    total: 'Total',
    'pv-system': 'Placas, inversor, estructura y montaje',
    'hybrid-inverter': 'Suplemento por inversor con entrada de batería',
    battery: 'Batería',
    papers: 'Trámites y registro',
    monitoring: 'Seguimiento',
    'no-battery': 'sin batería',
    'panels-alone': '{panels}',
    'panels-and-battery': '{panels} y una batería de {battery}',
    'with-battery': 'con batería',
  },
}
