import type { QuotePdfWords } from './words.types.ts'

export const quotePdfEs: QuotePdfWords = {
  title: (reference) => `Presupuesto orientativo ${reference}: tres maneras de hacerlo`,
  reference: (reference) => `Presupuesto orientativo ${reference}`,
  dates: (pricesOf, validTo) => `Precios del ${pricesOf}, válidos hasta el ${validTo}`,
  page: 'Página',
  pageOf: 'de',
  madeOn: (date) => `Impreso el ${date}`,
  testNote: 'Prueba: la oficina no recibe aviso de este presupuesto y se borra a las 24 horas.',
  heading: 'Tres maneras de hacerlo',
  headingNotWorthIt: 'Nuestra respuesta: no te compensa',
  preparedFor: (name) => `Para ${name}`,
  occupancy: {
    'full-time': 'habitada todo el año',
    'holiday-home': 'de vacaciones',
    'mixed-use': 'de uso a temporadas',
  },
  home: ({ type, hasPool, town, year, occupancy, kwhPerYear, eurPerYear }) =>
    `${type}${hasPool ? ' con piscina' : ''} en ${town}, de ${year}; vivienda ${occupancy}. Hoy, ${kwhPerYear} y ${eurPerYear} al año.`,
  scan: 'Escanea para cambiar o elegir.',
  tick: 'Marca la opción que eliges, o escanea para cambiarla.',
  signing: 'Todavía no hay nada que firmar. El sitio para firmar llega con el precio firme.',
  qrAlt: 'Código QR que abre la versión en línea de este presupuesto',
  optionsCaption: 'Las tres opciones, una al lado de otra',
  rows: {
    price: 'Precio instalado, IVA incluido',
    vat: 'De ellos, IVA',
    equipment: 'Equipo',
    output: 'Producción al año, al menos / probable',
    saving: 'Ahorro al año, al menos / probable',
    savingScale: 'Lo mismo, a escala',
    savingOfBill: 'A escala de tu factura',
    bill: 'Factura al año, después',
    payback: 'Se amortiza en',
    powerCut: 'En un apagón sigue funcionando',
  },
  bill: (after) => `unos ${after}`,
  extraForCuts: 'el extra es para los apagones',
  powerCut: {
    hours: (low, likely) => `al menos ${low}; lo\u00a0normal,\u00a0${likely}`,
    hoursAlike: (low) => `al menos ${low}; lo\u00a0normal, casi\u00a0igual`,
    threeDays: 'tres días o más',
    withCooler: (hours) => `Con un aire puesto: ${hours}`,
    alt: (low, likely) => `De 24 horas, al menos ${low} y lo normal, ${likely}`,
  },
  noPanels: 'Sin placas',
  rangeNote:
    '«Al menos» quiere decir nueve años de cada diez y, en las horas, nueve apagones de cada diez. El ahorro es el del primer año completo; su horquilla tiene en cuenta el sol de cada año y lo que cobra tu contrato.',
  notWorthIt: (optionNames) => `No te compensa: ${optionNames}`,
  noneWorthIt: 'Nosotros no gastaríamos ese dinero',
  months: {
    made: 'Producen, kWh',
    used: 'Gastas, kWh',
    saved: 'Ahorras, €',
    year: 'Año',
    note: (useKwh, addedUse) =>
      ['Con esta opción la casa gasta', useKwh, 'al año.', addedUse, 'Los meses van redondeados.']
        .filter(Boolean)
        .join(' '),
  },
  chart: {
    title: (optionName) => `${optionName}: producción y consumo`,
    titleUseOnly: 'Tu consumo por meses',
    unit: 'kWh al mes',
    solar: 'Placas',
    use: 'Tu consumo',
    caption:
      'Color liso: al menos, nueve años de cada diez. Rayado: puede sumarse. Marca: lo más probable. La horquilla es la del año, repartida por meses. Simulado hora a hora con un año típico.',
    alt: ({ lowMonth, lowKwh, highMonth, highKwh, yearKwh, useKwh }) =>
      `Gráfico de barras. En el año más probable las placas producen ${lowKwh} en ${lowMonth}, ${highKwh} en ${highMonth} y ${yearKwh} en total, frente a un consumo de ${useKwh}.`,
    altUseOnly: (useKwh) => `Gráfico de líneas con tu consumo por meses, ${useKwh} al año.`,
  },
  savingChart: {
    title: 'Lo que ahorras',
    unit: 'euros al mes',
    alt: ({ lowMonth, lowEur, highMonth, highEur, yearEur }) =>
      `Gráfico de barras. En el año más probable ahorras ${lowEur} en ${lowMonth}, ${highEur} en ${highMonth} y ${yearEur} en total.`,
  },
  range: {
    title: 'Un año de sol',
    unit: 'kWh, lo probable',
    caption: 'A la izquierda, al menos, nueve años de cada diez. A la derecha, lo que se supera un año de cada diez.',
    alt: (low, likely, high) =>
      `Al menos ${low} nueve años de cada diez; lo más probable, ${likely}; más de ${high} un año de cada diez.`,
  },
  items: {
    heading: 'Qué incluye cada opción',
    item: 'Concepto',
    net: 'Sin IVA',
    vatRate: 'IVA %',
    vat: 'IVA',
    price: 'Precio con IVA',
    totals: 'Total',
    lead: 'Suministrado e instalado, en euros. Una casilla vacía quiere decir que esa opción no lo lleva.',
    basis: (marks) => `De dónde sale cada precio: ${marks}.`,
    sun: (selfSufficiency, selfConsumption) =>
      `El sol cubre el ${selfSufficiency} de lo que gastas y aprovechas el ${selfConsumption} de lo que producen las placas.`,
  },
  notes: 'Qué puede cambiar el precio y qué no incluye',
  incentives: {
    heading: 'Ayudas',
    none: 'En estos precios no se cuenta ninguna.',
    unknownAmount: 'importe por consultar',
    inAll: (amount) => `En las tres opciones: ${amount}`,
    intro: 'No están descontadas de los precios.',
    source: 'Fuente',
  },
  assumptions: {
    heading: 'De qué partimos',
    lead: 'Dinos qué es distinto en tu casa y rehacemos las cuentas.',
    sources: 'Fuentes:',
    source: (title, asOf) => `${title}, ${asOf}`,
  },
  next: {
    heading: 'Qué pasa ahora',
    steps: [
      'Una persona de nuestro equipo te contacta para acordar la visita. Todavía no te comprometes a nada.',
      'En la visita medimos, y miramos el cuadro eléctrico y por dónde irían los cables.',
      'Te damos un precio firme por escrito. Hasta entonces, esto es orientativo.',
    ],
  },
  contact: {
    heading: '¿Dudas?',
    towns: (names) => `Oficinas en ${names}`,
    quoteUs: (reference) => `Danos la referencia ${reference}.`,
  },
  registrations: {
    taxId: 'NIF',
    lowVoltage: 'Empresa instaladora de baja tensión',
    thermal: 'Empresa instaladora térmica',
    refrigerants: 'Certificado de gases fluorados',
  },
}
