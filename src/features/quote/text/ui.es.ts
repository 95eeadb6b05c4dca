import { townNames } from '#src/shared/i18n/town-names.ts'
import { refineEs } from './refine.es.ts'
import type { QuoteUiText } from './ui.types.ts'

const required: Record<string, string> = {
  town: 'Elige el municipio',
  propertyType: 'Elige el tipo de vivienda',
  buildYear: 'Escribe el año de construcción',
  occupancy: 'Elige cuándo hay alguien en casa',
  existingSystems: 'Marca lo que ya hay, o «Nada de esto»',
  goals: 'Elige al menos una cosa',
  budget: 'Elige un presupuesto, o «Aún no lo sé»',
  name: 'Escribe tu nombre',
  roofType: 'Elige el tipo de tejado',
}
const numbers: Record<string, string> = {
  buildYear: 'El año',
  monthlyBillEur: 'La factura al mes',
  annualKwh: 'El consumo al año',
  roofTiltDeg: 'La inclinación',
  roofAzimuthDeg: 'La orientación',
  roofAreaM2: 'El tejado aprovechable',
  areaM2: 'La superficie',
  persons: 'El número de personas',
  poolM3: 'El agua de la piscina',
  evKmPerYear: 'La distancia al año',
  contractedPowerKw: 'La potencia contratada',
}

/** Español de España, de tú. */
export const uiEs: QuoteUiText = {
  language: 'es',
  stepOf: (step, steps) => `Paso ${step} de ${steps}`,
  previous: 'Anterior',
  next: 'Siguiente',
  savedHere: 'Se guarda en este dispositivo',
  startAgain: 'Empezar de nuevo',
  startedAgain: 'Hemos borrado tus respuestas.',
  undo: 'Recuperarlas',
  questions: {
    town: {
      title: '¿Dónde está la casa?',
      hint: 'En esta costa el sol es casi el mismo, pero cada ayuntamiento tiene sus bonificaciones.',
      short: 'Municipio',
    },
    property: {
      title: '¿Qué tipo de casa es?',
      hint: 'Así sabemos con cuánto tejado contar. En la visita lo medimos.',
      short: 'Vivienda',
    },
    occupancy: {
      title: '¿Cuándo hay alguien en casa?',
      hint: 'De eso depende cuánto sol aprovechas tú. Una casa vacía en agosto cambia más el resultado que la marca de las placas.',
      short: 'Uso',
    },
    consumption: {
      title: '¿Cuánta luz gastas?',
      hint: 'Basta un dato: lo que sueles pagar, o los kWh de un año.',
      short: 'Luz',
    },
    systems: {
      title: '¿Qué hay ya en la casa?',
      hint: 'Marca todo lo que tengas. Así no pagas dos veces por lo mismo.',
      short: 'Ya instalado',
    },
    goals: {
      title: '¿Qué quieres conseguir?',
      hint: 'Marca lo que quieras. Cada cosa puede sumar equipo, y lo verás en el precio.',
      short: 'Objetivos',
    },
    budget: {
      title: '¿Qué presupuesto tienes en mente?',
      hint: 'Sirve para ajustar los tamaños. El precio de cada cosa no cambia.',
      short: 'Gasto previsto',
    },
    review: {
      title: 'Repasa tus respuestas',
      hint: 'Puedes cambiar lo que quieras. Después preparamos el PDF y tu enlace.',
      short: 'Repaso',
    },
  },
  town: townNames,
  elsewhere: '¿No está en la lista? Elige el municipio más cercano o llámanos:',
  propertyType: {
    apartment: { name: 'Piso', detail: 'Cubierta pequeña o de la comunidad' },
    townhouse: { name: 'Adosado', detail: 'Tejado propio, en hilera' },
    villa: { name: 'Chalé', detail: 'Tejado y jardín propios' },
    finca: { name: 'Finca', detail: 'Casa de campo con terreno' },
  },
  buildYear: { label: 'Año de construcción', hint: 'Con cuatro cifras. Vale un año aproximado.' },
  occupancy: {
    'full-time': { name: 'Todo el año', detail: 'Casi siempre hay alguien' },
    'mixed-use': { name: 'Parte del año', detail: 'Temporadas largas y meses vacíos' },
    'holiday-home': { name: 'Solo vacaciones', detail: 'Semanas sueltas, sobre todo en verano' },
  },
  consumption: {
    by: { bill: 'Sé lo que pago', kwh: 'Sé los kWh' },
    bill: {
      label: 'Factura al mes, en euros',
      hint: 'La habitual, con impuestos. Si varía mucho, quédate con una intermedia.',
      hintOfPartYear: (eur) =>
        `La media de doce meses, con impuestos: suma las facturas de un año, también las de los meses vacíos, y divide entre doce. La de verano sola prometería demasiado. Casas así suelen pagar unos ${eur}.`,
    },
    kwh: { label: 'Consumo al año, en kWh', hint: 'La suma de los últimos doce meses. Suele venir en la factura.' },
    either: 'Rellena uno de los dos. Si pones ambos, usamos los kWh.',
    slider: 'Factura al mes, control deslizante',
  },
  existingSystems: {
    solar: 'Placas solares',
    battery: 'Batería',
    'heat-pump': 'Aerotermia',
    'air-conditioning': 'Aire acondicionado',
    'gas-boiler': 'Caldera de gas',
    'electric-boiler': 'Termo eléctrico',
    pool: 'Piscina',
    'pool-heating': 'Piscina climatizada',
    'ev-charger': 'Cargador de coche',
    'underfloor-heating': 'Suelo radiante',
    generator: 'Grupo electrógeno',
  },
  nothing: 'Nada de esto',
  goals: {
    'lower-bills': 'Pagar menos luz',
    'blackout-protection': 'Tener luz en un apagón',
    comfort: 'Estar más a gusto',
    cooling: 'Una casa más fresca',
    heating: 'Una casa más caliente',
    'hot-water': 'Agua caliente',
    'pool-heating': 'Una piscina más cálida',
    'ev-charging': 'Cargar el coche',
    'lower-carbon': 'Contaminar menos',
    independence: 'Depender menos de la red',
  },
  budget: {
    'under-5000': 'Menos de 5.000\u00a0€',
    '5000-10000': '5.000–10.000\u00a0€',
    '10000-20000': '10.000–20.000\u00a0€',
    '20000-40000': '20.000–40.000\u00a0€',
    'over-40000': 'Más de 40.000\u00a0€',
    'not-sure': 'Aún no lo sé',
  },
  review: {
    change: 'Cambiar',
    noAnswer: 'Sin respuesta',
    perMonth: (eur) => `${eur} al mes`,
    perYear: (kwh) => `${kwh} al año`,
    built: (year) => `de ${year}`,
    details: '¿Para quién es?',
    detailsHint: 'El PDF y el enlace son tuyos: hacen falta un nombre y una forma de contactarte, correo o teléfono.',
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Aquí te llega el PDF.',
    phone: 'Teléfono',
    phoneHint: 'Español, o con el prefijo de tu país, como +44.',
    optional: 'opcional',
    either: { email: 'o teléfono: basta con uno', phone: 'o correo: basta con uno' },
    consentPrivacy: 'He leído la política de privacidad y quiero que me contactéis sobre mi consulta',
    privacyPolicy: 'política de privacidad',
    consentMarketing:
      'Quiero recibir además consejos y ofertas por correo o WhatsApp (opcional; puedes darte de baja cuando quieras)',
    controller: (brand) =>
      `Responsable de tus datos: ${brand}. Los usaremos solo para preparar tu presupuesto y comentarlo contigo y, si marcas la casilla de arriba, para enviarte consejos y ofertas.`,
  },
  refine: refineEs,
  generate: 'Generar presupuesto',
  generating: 'Generando…',
  soFar: {
    title: 'De momento',
    prices: 'Precio de las tres opciones',
    none: 'El precio aparece con tu primera respuesta.',
    working: 'Haciendo cuentas',
    unavailable: 'Ahora mismo este dispositivo no puede calcular el precio. Lo verás en tu presupuesto.',
    basis: 'Instalado y con IVA. Orientativo, no es una oferta.',
    partYear: 'Con una factura que cuenta también los meses vacíos.',
    chart: (rows) => `El margen de precio tras cada respuesta: ${rows}`,
    after: (step) => `Tras el paso ${step}`,
    now: 'ahora',
    priceFirst: 'Primero ves el precio. El nombre y un correo o teléfono van al final, para el PDF y tu enlace.',
    announced: (range) => `Precio de las tres opciones: ${range}`,
  },
  errors: {
    title: 'Hay algo que revisar',
    titlePrefix: 'Error:',
    problem: ({ field, code }, limits) => {
      switch (code) {
        case 'required':
          return required[field] ?? 'Responde a esta pregunta'
        case 'not_a_number':
          return `${numbers[field] ?? 'Este dato'} tiene que ser un número`
        case 'whole_number':
          return field === 'persons' ? 'Escribe un número entero de personas' : 'Escribe el año con cuatro cifras'
        case 'too_small':
          return `${numbers[field] ?? 'Este dato'} tiene que ser ${limits?.min ?? ''} o más`
        case 'too_big':
          return `${numbers[field] ?? 'Este dato'} tiene que ser ${limits?.max ?? ''} o menos`
        case 'consumption_required':
          return field === 'annualKwh' ? 'Escribe los kWh de un año' : 'Escribe lo que pagas al mes'
        case 'email_or_phone_required':
          return 'Escribe un teléfono o un correo'
        case 'email_invalid':
          return 'Escribe un correo como nombre@ejemplo.com'
        case 'phone_invalid':
          return 'Escribe un teléfono como 600 123 456 o +44 20 7946 0000'
        case 'consent_required':
          return 'Marca la casilla para que podamos contactarte sobre este presupuesto'
      }
    },
  },
  failure: {
    title: 'No hemos podido hacer el presupuesto',
    offline:
      'No llegamos al servidor: parece que no hay conexión. Pediremos tu presupuesto en cuanto vuelvas a tenerla, aunque cierres esta página.',
    server: 'Ha fallado algo por nuestra parte.',
    busy: 'Han llegado demasiados presupuestos desde tu conexión en un minuto. Espera un poco y prueba otra vez.',
    kept: 'Tus respuestas siguen en este dispositivo y nada se envía dos veces.',
    retry: 'Probar otra vez',
    call: (phone) => `O llámanos: ${phone}`,
  },
  options: { essential: 'Ahorro primero', balanced: 'Equilibrada', 'blackout-proof': 'A prueba de apagones' },
  test: {
    title: 'Presupuesto de prueba',
    note: 'Modo de prueba: el PDF lleva una marca de agua, no se piden datos, no se envía nada y se borra a las 24 horas.',
  },
  form: {
    title: 'Tu presupuesto, en una página',
    lede: 'Ocho respuestas cortas y adónde enviarlo. Recibes tres opciones con su precio, en una página y en PDF.',
  },
}
