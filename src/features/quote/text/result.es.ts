import type { ResultText } from './result.types.ts'

/** The other two names are no nouns and take no article. */
const withArticle = ({ id, name }: { id: string; name: string }) => (id === 'balanced' ? `la ${name}` : name)

/** Español de España, de tú. */
export const resultEs: ResultText = {
  title: 'Tus tres opciones',
  heading: 'Tres maneras de hacerlo.',
  homes: { apartment: 'Piso', villa: 'Chalé', townhouse: 'Adosado', finca: 'Finca' },
  home: ({ home, town, occupancy, use }) => `${home} en ${town}, ${occupancy.toLowerCase()}, ${use}.`,
  vatIn: (percent) => `Los precios llevan el IVA del ${percent}.`,
  vatMixed: 'Los precios llevan el IVA.',
  changeAnswer: 'Cambiar una respuesta o afinar los detalles',
  reference: 'Referencia',
  compare: 'Comparar las tres opciones',
  installed: 'instalado, con IVA',
  todaysBill: 'tu factura de hoy,',
  saves: (eur) => `Lo probable es ahorrar ${eur} al año;`,
  thenPaysBack: (phrase) => `${phrase}.`,
  savesRange: (low, likely, high) =>
    `Ahorro al año: al menos ${low} nueve años de cada diez; lo más probable, ${likely}; más de ${high} un año de cada diez`,
  costsMore: (eur) => `Suma ${eur} al año a la factura`,
  inPowerCut: 'En un apagón sigue funcionando:',
  hours: (low, likely) => `al menos ${low} de 24 horas nueve veces de cada diez, lo normal son ${likely}`,
  cutOf: (hours) => `${hours} o más en un apagón`,
  cutNone: 'se apaga con la red',
  noHours: '0 de 24 horas',
  fit: {
    soonest: 'Se amortiza antes',
    'saves-most': 'Ahorra más al año',
    longest: 'Aguanta más',
    'for-cuts': 'Aguanta el apagón',
    cheapest: 'El menor precio',
  },
  ofBill: (percent) => `Ahorra el ${percent} de la factura`,
  choose: (option) => `Ver ${withArticle(option)}`,
  chosen: 'La ves abajo',
  hatchKey:
    'El ahorro y las horas son estimaciones. Color liso: al menos esto, nueve de cada diez veces. Rayado: puede sumarse. Marca: el año más probable.',
  notWorthIt: 'No te compensa',
  noneWorthIt: 'Con tus respuestas, ninguna de las tres compensa lo que cuesta. Mejor saberlo antes de gastar nada.',
  months: {
    heading: (option) => `${option}, mes a mes`,
    sentence: (made, used) => `Las placas producen ${made} en el año más probable. La casa gasta ${used}.`,
    ofIt: (parts) => `De eso, ${parts}.`,
    ofBattery: (kwh) => `unos ${kwh} son de la propia batería`,
    ofMachines: (kwh) => `unos ${kwh} son de los aparatos nuevos`,
    short: (months) => `En ${months} hace falta más de lo que da el tejado.`,
    shortAlways: 'Todos los meses hace falta más de lo que da el tejado.',
    shortNever: 'Todos los meses el tejado da lo que gasta la casa, o más.',
    enoughOnly: (months) => `Solo en ${months} el tejado da tanto como gasta la casa.`,
    without: 'Esta opción no añade placas.',
    chart: (made, used) => `Mes a mes, las placas producen ${made} al año frente a ${used} de consumo.`,
    caption: (loss, date) =>
      `Color liso: se alcanza en 9 de cada 10 años. Rayado: lo que suma un año mejor; 1 de cada 10 suma más. Marca: el año más probable. Año meteorológico tipo de Málaga, pérdidas del ${loss} en total y nuestro propio modelo hora a hora, calculado el ${date}.`,
    captionPlain: (date) =>
      `Nuestro propio modelo hora a hora con el año meteorológico tipo de Málaga, calculado el ${date}.`,
  },
  facing: {
    south: 'sur',
    'south-east': 'sureste',
    'south-west': 'suroeste',
    east: 'este',
    west: 'oeste',
    north: 'norte',
    'north-east': 'noreste',
    'north-west': 'noroeste',
  },
  roof: {
    sentence: ({ panels, kwp, areaM2, facing, tilt }) =>
      `${panels} placas, ${kwp}, unos ${areaM2}\u00a0m² en una cubierta orientada al ${facing} con ${tilt} de inclinación.`,
    settled: 'Dónde va cada una lo decidimos contigo en la visita.',
  },
  output: {
    title: 'Producción en un año',
    range: (low, likely, high) =>
      `Producción al año: al menos ${low} nueve años de cada diez; lo más probable, ${likely}; más de ${high} un año de cada diez`,
  },
  bill: {
    title: 'Tu factura, al mes',
    spoken: (before, after) => `${before} ahora, ${after} después`,
  },
  worked: {
    why: '¿Cómo se calcula?',
    output: (kwp, perKwp, kwh) => `${kwp} × ${perKwp} por kWp en el año tipo = ${kwh}.`,
    spread: 'La horquilla suma lo que cambia el sol de un año a otro y lo que puede equivocarse el modelo.',
    self: (selfUse, sufficiency) =>
      `Aprovechas el ${selfUse} de lo que producen las placas, y el sol cubre el ${sufficiency} de lo que gasta la casa. El resto viene de la red.`,
    bill: 'Compra y vertido hora a hora durante un año, con los tres periodos de la tarifa 2.0TD y sus impuestos. Los excedentes se compensan cada mes y nunca por más de la energía que compraste ese mes. Ningún año ahorras más que la energía de tu factura, así que dos opciones pueden acabar en la misma cifra.',
    payback: (price, saving, phrase) =>
      `${price} frente a ${saving} al año: ${phrase}, con placas que pierden un 0,4 % cada año y la luz subiendo con la inflación.`,
  },
  powerCut: {
    title: 'En un apagón',
    fold: 'Apagones y ayudas',
    why: '¿Cómo salen las horas?',
    runs: 'Sigue encendido',
    doesNotRun: 'Se apaga',
  },
  items: {
    title: 'Qué incluye el precio',
    fitted: 'Todo suministrado e instalado.',
    each: 'Cada partida con su precio y su IVA',
    item: 'Partida',
    net: 'Sin IVA',
    vat: (percent) => `IVA ${percent}`,
    vatPlain: 'IVA',
    total: 'Total con IVA',
    subtotal: 'Total sin IVA',
    unconfirmed: (date) => `Precios del ${date}, cada uno con su procedencia; el precio firme llega tras la visita.`,
    confirmed: (date) => `Nuestros precios del ${date}; el precio firme llega tras la visita.`,
  },
  incentives: {
    title: 'Ayudas',
    none: 'En este precio no se cuenta ninguna.',
    unknownAmount: 'Importe por confirmar',
    verified: 'comprobada',
    single: 'una sola fuente',
    notCounted: 'Ninguna ayuda está descontada de los precios de arriba.',
    asOf: (date) => `Consultado el ${date}`,
  },
  behind: {
    title: 'En qué se basa el precio',
    lede: 'Todas las notas y supuestos con su fuente, y qué pasa ahora.',
  },
  moves: {
    title: 'Qué puede cambiar el precio',
    lede: 'El precio cuenta con esto. La visita lo comprueba, y ves el precio firme antes de decidir.',
    all: 'Todas las notas sobre el precio, con su fuente',
  },
  assumptions: {
    title: 'Todo lo que hemos supuesto',
    lede: 'Si algo no encaja con tu casa, los números cambian. Dínoslo y lo calculamos otra vez.',
    item: 'Hemos supuesto',
    source: 'Fuente',
  },
  keep: {
    title: 'Guarda este presupuesto',
    lede: 'El enlace funciona en español y en inglés, sin cuenta.',
    testLede: 'Presupuesto de prueba: se borra a las 24 horas.',
    pdf: 'Descargar el PDF',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'Cópialo de la barra de direcciones',
    share: 'Compartir',
    print: 'Imprimir',
    whatsapp: 'Preguntar por WhatsApp',
    whatsappNote: 'WhatsApp es un servicio de Meta.',
    contact: 'Escribirnos',
    call: (phone) => `Llamar al ${phone}`,
  },
  yes: {
    title: 'Dos formas de decir que sí',
    intro: (option, price) => `${option}, ${price}.`,
    ready: 'Cuando tú quieras.',
    note: 'Hoy no se paga ni se firma nada. Puedes cambiar tu elección o retirarla cuando quieras.',
    choose: 'Elijo esta opción',
    chooseNamed: (option) => `Elijo ${withArticle(option)}, ${option.price}`,
    visit: 'Reservar la visita',
    chooseTitle: 'Elígela ahora',
    chooseText:
      'Guardamos tu elección, te pedimos cuatro fotos o quedamos para una visita, y después te enviamos el precio firme por escrito.',
    visitTitle: 'Mejor, primero la visita',
    visitText: 'Un ingeniero mira contigo el tejado y el cuadro eléctrico, en casa o por videollamada.',
    message: (reference, option, price) => `Hola, os escribo por el presupuesto ${reference}: ${option}, ${price}.`,
    subject: (reference) => `Duda sobre el presupuesto ${reference}`,
    withdrawn: 'Has retirado tu elección. No debes nada y el presupuesto sigue aquí.',
  },
  next: {
    title: 'Qué pasa ahora',
    steps: [
      {
        title: 'Lo lees con calma',
        detail: 'Los precios se mantienen hasta la fecha de arriba. Mirar no compromete a nada.',
      },
      {
        title: 'Una visita mide lo que hemos supuesto',
        detail: 'El tejado, el cuadro eléctrico y por dónde van los cables.',
      },
      {
        title: 'Recibes un precio firme por escrito',
        detail: 'Solo entonces hay una oferta a la que decir sí o no.',
      },
    ],
  },
  test: {
    title: 'Presupuesto de prueba',
    note: 'Hecho en modo de prueba: no vale como presupuesto, no se envía a la oficina y se borra a las 24 horas.',
  },
  gone: {
    expired: {
      title: 'Este presupuesto ha caducado',
      lede: 'Mantenemos los precios 30 días y ese plazo ya ha terminado. Hacer uno nuevo lleva un minuto, con los precios de hoy.',
    },
    unknown: {
      title: 'Aquí no hay ningún presupuesto',
      lede: 'Puede que el enlace esté cortado: algunos programas de correo parten los largos. Cópialo entero o haz uno nuevo.',
    },
    again: 'Hacer un presupuesto nuevo',
    contact: 'Escribirnos',
  },
}
