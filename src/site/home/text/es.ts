import type { HomeText } from './types.ts'

export const es: HomeText = {
  hero: {
    heading: 'El precio, antes que tu teléfono.',
    lede: 'Placas solares, baterías, aerotermia y averías eléctricas, de Sotogrande a Málaga.',
  },
  villa: {
    label: (june, equinox, december) =>
      `Sección de una casa en la Costa del Sol mirando al oeste: el mar a la izquierda, placas solares en la vertiente sur, batería, acumulador, bomba de calor, piscina y coche eléctrico, con el sol del mediodía a ${june} en junio, ${equinox} en el equinoccio y ${december} en diciembre.`,
    roof: (kwh) => `${kwh} kWh al año`,
    battery: 'lo esencial, en un apagón',
    car: 'por hora de carga',
    carValue: (km) => `${km} km`,
  },
  facts: [
    { figure: '0', text: 'datos de contacto antes de ver un precio' },
    { figure: '3', text: 'opciones, siempre juntas en una pantalla' },
    { figure: '8', text: 'preguntas para un presupuesto completo, cada una con su porqué' },
    { figure: '1 línea', text: 'en cada presupuesto dice qué funciona en un apagón' },
  ],
  menu: {
    heading: 'Los precios, como en una carta.',
    lede: (vat, date) =>
      `Instalado y con el ${vat} de IVA, a precios del ${date}. El tuyo depende del tejado, del cuadro y de la factura; la carta te dice desde dónde se parte. Presupuesto orientativo, no constituye oferta.`,
    from: 'desde',
    items: {
      solar: { name: 'Placas solares', detail: '5 kWp sobre teja, con los papeles' },
      battery: { name: 'Batería', detail: '5 kWh, montada junto con las placas' },
      'heat-pump': { name: 'Aerotermia', detail: '8 kW' },
      'zoned-ac': { name: 'Aire por zonas', detail: '4 zonas en conductos que ya existen' },
      pool: { name: 'Bomba de calor para piscina', detail: 'para 35 m³ de agua' },
      'hot-water': { name: 'Agua caliente con aerotermia', detail: '200 litros' },
      'ev-charger': { name: 'Punto de recarga', detail: 'en tu propio garaje' },
      blackout: { name: 'Respaldo para apagones', detail: 'cuadro para los circuitos esenciales' },
    },
  },
  days: {
    heading: 'El mismo tejado. Dos días muy distintos.',
    lede: (kwp) =>
      `En junio ${kwp} dan más de lo que la casa gasta. En diciembre, no. Quien te enseña una sola curva te enseña medio año.`,
    june: 'Junio',
    december: 'Diciembre',
    made: (kwh) => `Las placas dan ${kwh} kWh`,
    used: (kwh) => `La casa gasta ${kwh} kWh`,
    label: (month, made, used) =>
      `Día medio de ${month.toLowerCase()}, hora a hora, hora peninsular: las placas dan ${made} kWh y la casa gasta ${used} kWh.`,
    caption: ({ kwp, kwh }) =>
      `Caso calculado con nuestro modelo: día medio de junio y de diciembre para ${kwp} al sur con 20° de inclinación, con un año tipo de Málaga ajustado a PVGIS y el 14 % de pérdidas incluido. Casa: ${kwh} kWh al año, habitada todo el año y con aire acondicionado; el reparto por horas es un supuesto nuestro. Franja: horas de la 2.0TD en día laborable.`,
    periods: { valley: 'valle', flat: 'llano', peak: 'punta' },
  },
  blackout: {
    heading: '28 de abril de 2025, 12:33.',
    lede: 'Se fue la luz en toda la península. En Marbella empezó a volver hacia las 19:00. Tener placas no basta: un inversor corriente tiene que apagarse con la red. Por eso cada presupuesto dice, en una línea, qué habría seguido funcionando en tu casa.',
    options: { essential: 'Ahorro primero', balanced: 'Equilibrada', 'blackout-proof': 'A prueba de apagones' },
    noBattery: 'sin batería',
    runs: 'En un apagón funciona:',
    nothing: 'Nada. Se apaga con la red.',
    loads: {
      fridge: 'nevera',
      router: 'router',
      lights: 'luces',
      sockets: 'algunos enchufes',
      gate: 'cancela',
      'water-pump': 'bomba de agua',
      'one-ac': 'un aire acondicionado',
    },
    and: ' y ',
    duration: (range) => ` durante ${range}.`,
    hours: (low, high) => `${low}–${high} h`,
    orMore: (hours) => `${hours} h o más`,
    label: (range) => `${range} sin red ni sol`,
    noneLabel: '0 horas sin red ni sol',
    axis: 'horas sin red ni sol',
    example: ({ bill, kwh }) =>
      `Caso calculado: villa en Marbella, ${bill} al mes (${kwh} kWh al año), habitada todo el año, con aire acondicionado y tejado de teja al sur. Liso: 9 de cada 10 apagones. Rayado: 1 de cada 10, con un tope de 72 h.`,
  },
  towns: {
    heading: 'Siete municipios, tres oficinas, una costa.',
    lede: 'La oficina principal está en Marbella, con otra en Panorama y una tercera en Torremolinos. La bonificación municipal por poner placas cambia de un municipio a otro; tu presupuesto usa la del tuyo.',
    main: 'Oficina principal',
    office: 'Oficina',
  },
  after: {
    heading: 'Qué pasa después del precio.',
    steps: [
      { figure: 'Ahora', text: 'Tienes tres precios y un margen. Compártelo, guárdalo o vete.' },
      { figure: 'Fotos', text: 'Cuadro, contador, tejado y tejas enseñan qué puede mover el precio.' },
      { figure: 'Visita', text: 'Miramos lo que no sale en las fotos. Después, el precio queda cerrado.' },
      { figure: 'Montaje', text: 'Montaje y prueba delante de ti, corte de luz incluido.' },
      { figure: 'Papeles', text: 'Declaración, certificado y registro. Los tramitamos y te damos las copias.' },
    ],
  },
  danger: {
    heading: '¿Chispas, humo u olor a quemado?',
    text: 'Llama primero al 112. No toques el cuadro si está caliente o mojado. Si toda la calle está a oscuras, la distribuidora atiende en el 900 850 840.',
    call: 'Llamar al 112',
  },
  talk: {
    heading: '¿Prefieres preguntar a una persona?',
    text: 'Cuéntanos qué necesitas, en español o en inglés. Contestamos en dos horas laborables.',
    link: 'Escríbenos',
  },
}
