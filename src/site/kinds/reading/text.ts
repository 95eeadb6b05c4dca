import type { Language } from '#src/shared/i18n/language.ts'
import type { ClosingAction } from './closing-action.ts'

interface ReadingText {
  factsHeading: string
  /** How long a text of so many words takes. */
  minutes: (words: number) => string
  sources: (count: number) => string
  closing: Record<ClosingAction, { heading: string; text: string; button: string }>
}

const wordsAMinute = 200
const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute))

const en: ReadingText = {
  factsHeading: 'The numbers that decide',
  minutes: (words) => `${minutesOf(words)} minutes to read.`,
  sources: (count) => `Sources, prices and limits (${count})`,
  closing: {
    quote: {
      heading: 'Eight questions to your own figures.',
      text: 'Three options with VAT, and your name comes last.',
      button: 'See my price',
    },
    partner: {
      heading: 'Join, and hear from us within one working day.',
      text: 'Your link and your code are ready as soon as you are in.',
      button: 'Become a partner',
    },
    pool: {
      heading: 'How long could you swim?',
      text: 'A few answers about your pool, and the season appears month by month.',
      button: 'Open the pool calculator',
    },
    backup: {
      heading: 'What would stay on in your house?',
      text: 'Tick your appliances and see the hours.',
      button: 'Open the backup calculator',
    },
    ac: {
      heading: 'Which machine fits your rooms?',
      text: 'Area, windows and roof are enough for a first answer.',
      button: 'Open the cooling calculator',
    },
    'heat-pump': {
      heading: 'Put your own house in the race.',
      text: 'Your rooms, your radiators and your present fuel are enough.',
      button: 'Open the heat pump calculator',
    },
    solar: {
      heading: 'See it on your own roof.',
      text: 'The answer stands there before you type anything.',
      button: 'Open the solar calculator',
    },
    bill: {
      heading: 'Let your own bill answer.',
      text: 'It is read on your device, line by line, and costs nothing.',
      button: 'Check my bill',
    },
    emergency: {
      heading: 'Still no power?',
      text: 'Have your note of the steps at hand: which breaker, which machine, what weather.',
      button: 'See what to do now',
    },
    visit: {
      heading: 'Meet us at your own gate.',
      text: 'Choose the place and the hour; you hear who comes.',
      button: 'Plan a visit',
    },
    ev: {
      heading: 'Know the price of your charging point.',
      text: 'Eight questions, one price with cable, protections and papers.',
      button: 'See my price',
    },
  },
}

const es: ReadingText = {
  factsHeading: 'Los números que deciden',
  minutes: (words) => `${minutesOf(words)} minutos de lectura.`,
  sources: (count) => `Fuentes, precios y límites (${count})`,
  closing: {
    quote: {
      heading: 'Ocho preguntas hasta tus propias cifras.',
      text: 'Tres opciones con IVA, y tu nombre queda para el final.',
      button: 'Ver mi precio',
    },
    partner: {
      heading: 'Apúntate y te contestamos en un día laborable.',
      text: 'Tu enlace y tu código te esperan en cuanto entres.',
      button: 'Hacerme colaborador',
    },
    pool: {
      heading: '¿Cuánto tiempo podrías bañarte?',
      text: 'Unas respuestas sobre tu piscina y verás la temporada mes a mes.',
      button: 'Abrir la calculadora de piscina',
    },
    backup: {
      heading: '¿Qué seguiría encendido en tu casa?',
      text: 'Marca tus aparatos y mira las horas.',
      button: 'Abrir la calculadora de respaldo',
    },
    ac: {
      heading: '¿Qué máquina va bien en tus habitaciones?',
      text: 'Con la superficie, las ventanas y la cubierta basta para una primera respuesta.',
      button: 'Abrir la calculadora de frío',
    },
    'heat-pump': {
      heading: 'Pon tu casa en la comparación.',
      text: 'Bastan tus habitaciones, tus radiadores y lo que quemas hoy.',
      button: 'Abrir la calculadora de aerotermia',
    },
    solar: {
      heading: 'Míralo en tu propio tejado.',
      text: 'La respuesta está ahí antes de que escribas nada.',
      button: 'Abrir la calculadora solar',
    },
    bill: {
      heading: 'Deja que conteste tu propia factura.',
      text: 'Se lee en tu dispositivo, línea por línea, y no cuesta nada.',
      button: 'Revisar mi factura',
    },
    emergency: {
      heading: '¿Sigues sin luz?',
      text: 'Ten a mano lo que apuntaste: qué automático, qué aparato y qué tiempo hacía.',
      button: 'Ver qué hacer ahora',
    },
    visit: {
      heading: 'Nos vemos en tu puerta.',
      text: 'Elige el sitio y la hora; sabrás quién va.',
      button: 'Pedir una visita',
    },
    ev: {
      heading: 'Conoce el precio de tu punto de recarga.',
      text: 'Ocho preguntas y un precio con cable, protecciones y papeles.',
      button: 'Ver mi precio',
    },
  },
}

export function readingText(language: Language): ReadingText {
  return language === 'en' ? en : es
}
