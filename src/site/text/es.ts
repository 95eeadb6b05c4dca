import { menuEs } from './menu.es.ts'
import type { SiteText } from './types.ts'

export const es: SiteText = {
  skip: 'Ir al contenido',
  pages: {
    home: {
      title: 'Placas solares y aerotermia en la Costa del Sol',
      description:
        'Tres precios con instalación e IVA a partir de tu municipio y tu factura, antes de dar nombre o teléfono. De Sotogrande a Málaga.',
    },
    quote: {
      title: 'Tu presupuesto de energía en 8 preguntas',
      description:
        'Contesta 8 preguntas y compara tres opciones con precio para tu casa: el ahorro con su margen y lo que sigue encendido en un apagón.',
    },
    'quote.view': {
      title: 'Tu presupuesto guardado',
      description:
        'Un presupuesto guardado con sus tres opciones, los precios con IVA, el margen de ahorro y los supuestos, para leer o imprimir.',
    },
    'test-quote': {
      title: 'Prueba el configurador de presupuestos',
      description:
        'El mismo configurador en modo de prueba: el PDF lleva marca de agua, no se envía nada y no hacen falta datos de contacto.',
    },
    'design-consultation': {
      title: 'Consulta de diseño: elige una hora',
      description:
        'Reserva una hora en tu casa o media por videollamada: placas, baterías, aerotermia, climatizar la piscina o renovar la instalación, de Sotogrande a Málaga.',
    },
    'booking.manage': {
      title: 'Tu cita',
      description: 'Tu consulta de diseño: cuándo y dónde, para tu calendario, para cambiarla de hora o para anularla.',
    },
    'energy.alert': {
      title: 'Las mejores horas por correo',
      description:
        'Confirma el correo de la tarde con las horas más baratas del día siguiente, o dalo de baja con un clic.',
    },
    'reviews.write': {
      title: 'Tu opinión sobre nuestro trabajo',
      description:
        'Cuenta lo que te habría gustado saber antes de tu obra. La mostramos tal como la escribas, con nuestra respuesta debajo.',
    },
    'affiliate-program': {
      title: 'Colaboradores: cobra por cada obra terminada',
      description:
        'Recomiéndanos y gana una comisión por cada trabajo terminado y cobrado. No hacen falta cookies, y cobras por transferencia cada mes.',
    },
    'affiliate-portal': {
      title: 'Portal de colaboradores: cobros y referidos',
      description:
        'Entra con un enlace por correo: lo que se te debe y cuándo, en qué punto está cada referido, un registro de cuatro respuestas y tu material para compartir.',
    },
    contact: {
      title: 'Contacto: te responde una persona',
      description:
        'Escríbenos sobre placas, baterías, aerotermia o trabajos eléctricos en la Costa del Sol. Contestamos en dos horas laborables, en español o inglés.',
    },
  },
  nav: {
    main: 'Principal',
    menu: 'Menú',
    language: 'Idioma',
    trail: 'Ruta de navegación',
    quick: 'Acciones rápidas',
  },
  menu: menuEs,
  getQuote: 'Presupuesto',
  quoteShort: 'Presupuesto',
  uploadBill: 'Subir factura',
  call112: 'Llamar al 112',
  electrician: 'Electricista',
  whatsapp: 'WhatsApp',
  whatsappOwner: 'un servicio de Meta',
  whatsappNote: 'Abre un chat en WhatsApp, un servicio de Meta',
  banner: {
    name: 'Aviso',
    sentence: 'Ocho preguntas y tres precios, antes de dar tu nombre.',
    link: 'Ver mi precio',
    close: 'Cerrar este aviso',
  },
  footer: {
    hours: 'Horario',
    emergencies: 'Urgencias',
    offices: 'Oficinas',
    maps: 'en el mapa, Google Maps',
    follow: 'También en',
    wholeCoast: 'Toda la costa',
    mapCredit: 'Mapa: © IGN, CC BY 4.0',
    columns: {
      services: 'Servicios',
      tools: 'Herramientas',
      company: 'La empresa',
      resources: 'Para leer',
      areas: 'Dónde trabajamos',
      solar: 'Solar por municipio',
      battery: 'Baterías por municipio',
      emergency: 'Urgencias',
      specialised: 'Trabajos especiales',
      guides: 'Guías',
    },
  },
  notFound: {
    title: 'No encontramos esa página',
    description:
      'En esta dirección no hay ninguna página. Desde aquí: los precios para tu casa, el presupuesto en 8 preguntas y cómo hablar con nosotros.',
    heading: 'En este número no hay casa',
    nextDoor: ', pero en el de al lado sí',
    lede: 'Puede que la página haya cambiado de sitio o que la dirección tenga una errata.',
    map: 'Los siete municipios donde trabajamos, a lo largo de la costa, de Sotogrande a Málaga',
    services: 'Todos los servicios y precios',
    towns: 'Los siete municipios',
    close: 'Desde aquí puedes ir a:',
    home: 'Portada',
    other: 'Home page in English',
  },
}
