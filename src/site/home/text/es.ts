import type { HomeText } from './types.ts'

export const es: HomeText = {
  hero: {
    heading: 'El precio, antes que tu teléfono.',
    lede: 'Placas solares, baterías, aerotermia y averías eléctricas, de Sotogrande a Málaga.',
  },
  home: (town, bill) => `Chalé en ${town}, ${bill} al mes, habitado todo el año`,
  villa: {
    label: (june, equinox, december) =>
      `Sección de una casa en la Costa del Sol mirando al oeste: el mar a la izquierda, placas solares en la vertiente sur, batería, depósito de agua caliente, bomba de calor, piscina y coche eléctrico, con el sol del mediodía a ${june} en junio, ${equinox} en el equinoccio y ${december} en diciembre.`,
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
      `Precios orientativos, con instalación y el ${vat} de IVA, a ${date}. Junto a cada uno está el margen en que suelen acabar trabajos así; el tejado, el cuadro y la factura deciden dónde cae el tuyo. Presupuesto orientativo, no constituye oferta.`,
    whose: (home) => `Las placas, la batería y el respaldo son los de la casa de arriba. ${home}.`,
    items: {
      solar: { name: 'Placas solares', detail: ({ kwp }) => `${kwp} sobre teja, con los papeles` },
      battery: {
        name: 'Batería',
        detail: ({ battery }) => `${battery} con inversor híbrido, junto con las placas`,
      },
      'heat-pump': { name: 'Aerotermia', detail: () => '8 kW' },
      'zoned-ac': { name: 'Aire por zonas', detail: () => '4 zonas en conductos que ya existen' },
      pool: { name: 'Bomba de calor para piscina', detail: () => 'para 35 m³ de agua' },
      'hot-water': { name: 'Aerotermo para agua caliente', detail: () => '200 litros' },
      'ev-charger': { name: 'Punto de recarga', detail: () => 'en tu propio garaje' },
      blackout: {
        name: 'Protección contra apagones',
        detail: () => 'cuadro para los circuitos esenciales, junto a una batería',
      },
    },
  },
  days: {
    heading: 'El mismo tejado. Dos días muy distintos.',
    lede: (kwp) =>
      `En junio, los ${kwp} de la Equilibrada dan más de lo que la casa gasta; en diciembre dan menos. Con una sola curva verías solo medio año.`,
    june: 'Junio',
    december: 'Diciembre',
    made: (kwh) => `Las placas dan ${kwh}`,
    used: (kwh) => `La casa gasta ${kwh}`,
    label: (month, made, used) =>
      `Día medio de ${month.toLowerCase()}, hora a hora, hora peninsular: las placas dan ${made} y la casa gasta ${used}.`,
    caption: ({ home, kwp, kwh }) =>
      `${home}, con aire acondicionado: ${kwh} al año. Nuestro modelo: día medio de junio y de diciembre para ${kwp} al sur con 20° de inclinación, sin batería, con un año tipo de Málaga ajustado a PVGIS y el 14 % de pérdidas incluido. El reparto del consumo por horas es un supuesto nuestro. Franja: horas de la 2.0TD en día laborable.`,
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
    lasting: (atLeast, likely) =>
      `al menos ${atLeast} en nueve apagones de cada diez${likely ? `; lo más probable, ${likely}` : ''}`,
    longer: (hours) => `${hours} o más en nueve apagones de cada diez`,
    cooled: 'Con la bomba de agua y un aire acondicionado, en una noche de agosto',
    label: (lasting) => `Sin red ni sol: ${lasting}`,
    noneLabel: '0 horas sin red ni sol',
    axis: 'horas sin red ni sol',
    example: ({ home, kwh }) =>
      `${home}: ${kwh} al año, con aire acondicionado y tejado de teja al sur. Las horas se cuentan sin sol. Cuadros lisos: horas cubiertas en nueve apagones de cada diez. Rayados: en los que salen mejor.`,
  },
  towns: {
    heading: 'Siete municipios, tres oficinas, una costa.',
    lede: 'La principal y la de Panorama están en Marbella; la tercera, en Torremolinos. La bonificación municipal por poner placas cambia de un municipio a otro; tu presupuesto usa la del tuyo.',
    main: 'Oficina principal',
    office: 'Oficina',
  },
  after: {
    heading: 'Qué pasa después del precio.',
    steps: [
      { figure: 'Ahora', text: 'Tienes tres precios, cada uno con su margen, para compartir o guardar.' },
      { figure: 'Fotos', text: 'Cuadro, contador, tejado y tejas enseñan qué puede mover el precio.' },
      { figure: 'Visita', text: 'Miramos lo que no sale en las fotos y, después, el precio es firme.' },
      { figure: 'Montaje', text: 'Lo montamos y lo probamos delante de ti, corte de luz incluido.' },
      { figure: 'Papeles', text: 'Declaración, certificado y registro: los tramitamos y te damos las copias.' },
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
