import { savingKey } from '#src/features/quote/text/saving-key.ts'
import type { KindText } from './types.ts'

export const es: KindText = {
  price: 'Ver mi precio',
  priceNote: 'Rayado: donde caerá tu precio. Marca: lo habitual. Con IVA; precio firme tras la visita.',
  priceLabel: ({ low, high, usual }) => `Instalado, entre ${low} y ${high}; lo habitual, unos ${usual}`,
  details: 'Con más detalle',
  questions: 'Lo que nos preguntan',
  sources: 'Fuentes y fechas',
  next: 'Para seguir',
  suits: { yes: 'Te conviene si', wait: 'Mejor esperar si' },
  homes: {
    ways: 'Tres opciones para una casa',
    note: (date) => `Ejemplos con IVA, calculados el ${date}.`,
    key: ({ endAlike, inverterYear, batteryYear }) =>
      `${savingKey.es.short}${endAlike ? ' Dos barras acaban igual: la parte fija de la factura se paga siempre.' : ''}${inverterYear ? ` La amortización cuenta otro inversor en el año ${inverterYear}${batteryYear ? `, otra batería en el ${batteryYear}` : ''}.` : ''}`,
    kinds: { apartment: 'Piso', villa: 'Chalé', townhouse: 'Adosado', finca: 'Casa de campo' },
    built: (year) => `de ${year}`,
    makes: 'Produce al año',
    saves: 'Ahorra al año',
    pays: 'Amortización',
    years: (years) => (years === 1 ? '1 año' : `${years} años`),
    cut: 'En un apagón',
    cutOff: 'se apaga con la red',
    cutHours: (hours) => `lo esencial, ${hours} o más`,
    yes: 'Compensa',
    extraForCuts: 'Para los apagones',
    extraOnly: 'La diferencia es por tener luz en un apagón.',
    extraKept: 'La batería de más es solo para apagones.',
    forCuts: 'Compensa por tener luz en un apagón',
    forEnergy: (years) => `Merece la pena: la parte solar se amortiza en ${years} años`,
    withVote: 'Sí, con el voto de un tercio',
    atLimit: 'Al límite',
    lastYear: (years) => `${years} es lo máximo que aconsejamos.`,
    needsVote: 'Debe aprobarlo un tercio de los propietarios.',
    ofShared: 'En cubierta común:',
    ownUse: (share) => `En casa se usa el ${share} de la producción.`,
    no: 'Mejor esperar',
    from: (low) => `al menos ${low}`,
    likely: (mid) => `probable ${mid}`,
  },
  cut: {
    heading: 'Qué aguanta en un apagón',
    lede: (home, battery) =>
      `${home}, con respaldo y batería de ${battery} tan llena como la deja el uso diario y sin un rayo de sol. De día las placas la recargan. Sin respaldo se apaga con la red.`,
    added: ({ battery, price, reserve }) =>
      `La misma casa con respaldo, unos ${price} más con IVA. De sus ${battery}, el ${reserve} se guarda para un corte. Son horas sin un rayo de sol; de día las placas la recargan.`,
    withCooling: 'Eso y un aire acondicionado, una noche de agosto',
    off: 'Horno, depuradora y coche',
    offNote: 'esperan a la red',
    offWord: 'No',
    key: { sure: 'seguro', likely: 'probable', squares: '24 cuadros son 24 horas' },
    atLeast: (hours, likely) => `Al menos ${hours}; lo más probable, ${likely}`,
    orMore: (hours) => `${hours} o más`,
  },
  close: {
    price: {
      heading: 'Tu casa en ocho preguntas.',
      text: 'Tres precios a la vista, antes de dejar nombre o teléfono.',
      action: 'Ver mi precio',
    },
    battery: {
      heading: 'Haz la cuenta con tus noches.',
      text: 'Ocho preguntas y tres precios para comparar.',
      action: 'Ver mi precio',
    },
    blackout: {
      heading: '¿Qué seguiría encendido en tu casa?',
      text: 'Elige los aparatos y mira cuántas horas aguantan.',
      action: 'Contar mis horas',
    },
    bill: {
      heading: '¿No sabes por dónde empezar?',
      text: 'Tu factura enseña qué gasta la casa, y de ahí sale la respuesta.',
      action: 'Revisar mi factura',
    },
    walk: {
      heading: 'Recorre la casa con nosotros una vez.',
      text: 'Una o dos horas con los planos y, después, una página por escrito.',
      action: 'Acordar la visita',
    },
    photos: {
      heading: 'Tu cargador, con dos fotos.',
      text: 'El contador y la plaza bastan para un primer precio.',
      action: 'Ver mi precio',
    },
    partner: {
      heading: 'Apúntate y te contestamos en 24 horas.',
      text: 'Tu enlace y tu código te esperan en cuanto entres.',
      action: 'Hacerme colaborador',
    },
    pool: {
      heading: '¿Cuántos meses podrías bañarte?',
      text: 'Unas respuestas sobre tu piscina y verás la temporada mes a mes.',
      action: 'Abrir la calculadora de piscina',
    },
    cooling: {
      heading: '¿Qué máquina va bien en tus habitaciones?',
      text: 'Con la superficie, las ventanas y la cubierta basta para una primera respuesta.',
      action: 'Abrir la calculadora de aire',
    },
    heating: {
      heading: 'Compáralas en tu propia casa.',
      text: 'Bastan tus habitaciones, tus radiadores y el combustible que usas hoy.',
      action: 'Abrir la calculadora de aerotermia',
    },
    solar: {
      heading: 'Míralo en tu propio tejado.',
      text: 'La respuesta está ahí antes de que escribas nada.',
      action: 'Abrir la calculadora solar',
    },
    emergency: {
      heading: '¿Sigues sin luz?',
      text: 'Ten a mano lo que apuntaste: qué automático, qué aparato y qué tiempo hacía.',
      action: 'Ver qué hacer ahora',
    },
    visit: {
      heading: 'Nos vemos en tu puerta.',
      text: 'Elige el sitio y la hora; sabrás quién va.',
      action: 'Pedir una visita',
    },
    call: {
      heading: '¿Solo tu casa está a oscuras?',
      text: 'Llama y sabrás el precio antes de que salgamos.',
      action: 'Llamar al',
    },
  },
}
