import type { DeclineReason, ReviewState } from '#src/features/reviews/domain/review.ts'
import type { Language } from '#src/shared/i18n/language.ts'

export interface ReviewText {
  heading: Record<'first' | 'follow-up', (name: string) => string>
  lede: (service: string) => string
  stars: string
  starOf: readonly [string, string, string, string, string]
  words: string
  wordsHint: string
  name: string
  nameHint: string
  town: string
  noTown: string
  consent: string
  send: string
  sending: string
  optional: string
  errorTitle: string
  errorPrefix: string
  fields: { stars: string; words: string; consent: string }
  promise: string
  promises: readonly string[]
  yours: string
  thanks: string
  thanksLede: string
  states: Record<ReviewState, string>
  declined: Record<DeclineReason, string>
  ourAnswer: string
  withdraw: string
  withdrawn: string
  gone: { title: string; unknown: string; over: string }
  until: (day: string) => string
  allReviews: string
  call: string
  /** On the page of all reviews. */
  list: {
    heading: string
    order: string
    checked: string
    followUp: string
    noName: string
    average: (average: string, count: number) => string
    noAverage: string
    starsOf: (stars: number) => string
    answered: (day: string) => string
    written: (day: string) => string
    inOther: string
    first: string
    firstLede: string
    registrations: string
    projects: string
  }
}

export const reviewText: Record<Language, ReviewText> = {
  en: {
    heading: {
      first: (name) => (name ? `${name}, how did it go?` : 'How did it go?'),
      'follow-up': (name) => (name ? `${name}, a year on: how is it working?` : 'A year on: how is it working?'),
    },
    lede: (service) =>
      `${service ? `${service}: write` : 'Write'} what you would have wanted to know yourself before you called us. Two sentences help; ten help more.`,
    stars: 'All in all',
    starOf: ['Bad', 'Not good', 'All right', 'Good', 'Very good'],
    words: 'Your words',
    wordsHint:
      'What was agreed, what it cost in the end, how long it took, what broke, who came. Please leave out names and addresses of other people.',
    name: 'What should we call you?',
    nameHint: 'A first name is enough. Leave it empty and no name is shown.',
    town: 'Your town',
    noTown: 'Not shown',
    consent: 'I had this work done, these are my own words, and you may show them. I can withdraw them at any time.',
    send: 'Send my opinion',
    sending: 'Sending…',
    optional: 'optional',
    errorTitle: 'Something is missing',
    errorPrefix: 'Error:',
    fields: {
      stars: 'Choose one of the five.',
      words: 'Write at least a sentence.',
      consent: 'Tick the box, so that we may show your words.',
    },
    promise: 'What happens with it',
    promises: [
      'We check that it belongs to a paid invoice; your link does that.',
      'We show it as it is, good or bad, in order of date.',
      'We answer below it within ten working days, once.',
      'We do not change a word, and you get nothing in return, whatever you write.',
    ],
    yours: 'What you wrote',
    thanks: 'Thank you. Your words are here.',
    thanksLede: 'A person will read them now and show them as they are. You can come back by the same link.',
    states: {
      waiting: 'Being read, not shown yet',
      shown: 'Shown on our page of reviews',
      declined: 'Not shown',
      withdrawn: 'Withdrawn by you',
    },
    declined: {
      'names-others':
        'It names other people or an address. Please write it again without them; we may not do that for you.',
      insult: 'It insults somebody. You can say what went wrong in other words: please write it again.',
      'another-business': 'It is about another business.',
      'proven-untrue': 'We can prove that what it says is not true, and we have explained to you how.',
    },
    ourAnswer: 'Our answer',
    withdraw: 'Withdraw my review',
    withdrawn: 'Your words are no longer shown.',
    gone: {
      title: 'This link does not work',
      unknown: 'It may have been cut in half by your mail program. Open it from the mail again, or call us.',
      over: 'The days for this opinion are over. If something is wrong with the work, call us: that has no such limit.',
    },
    until: (day) => `You can write here until ${day}.`,
    allReviews: 'All reviews',
    call: 'Call us',
    list: {
      heading: 'Newest first',
      order: 'All reviews by date, good or bad.',
      checked: 'Checked against an invoice',
      followUp: 'Second opinion, a year on',
      noName: 'A customer',
      average: (average, count) => `${average} of 5, from ${count} reviews`,
      noAverage: 'An average appears once there are ten reviews.',
      starsOf: (stars) => `${stars} of 5`,
      answered: (day) => `Our answer, ${day}`,
      written: (day) => `Written on ${day}`,
      inOther: 'Written in Spanish',
      first: 'The first reviews will appear here',
      firstLede:
        'An invitation goes out with every paid invoice, and what comes back is shown as it is. Until then you can check us in the public registers, and see what a job looks like from the visit to the certificate.',
      registrations: 'Check our registrations',
      projects: 'See how a job runs',
    },
  },
  es: {
    heading: {
      first: (name) => (name ? `${name}, ¿qué tal te fue?` : '¿Qué tal te fue?'),
      'follow-up': (name) =>
        name ? `${name}, un año después: ¿qué tal funciona?` : 'Un año después: ¿qué tal funciona?',
    },
    lede: (service) =>
      `${service ? `${service}: cuenta` : 'Cuenta'} lo que te habría gustado saber antes de llamarnos. Con dos frases basta; con diez, mejor.`,
    stars: 'En conjunto',
    starOf: ['Mal', 'Regular', 'Correcto', 'Bien', 'Muy bien'],
    words: 'Tus palabras',
    wordsHint:
      'Qué se acordó, cuánto costó al final, cuánto tardamos, qué se rompió, quién vino. No pongas nombres ni direcciones de otras personas, por favor.',
    name: '¿Cómo te llamamos?',
    nameHint: 'Basta el nombre de pila. Si lo dejas vacío, no aparece ningún nombre.',
    town: 'Tu municipio',
    noTown: 'Sin mostrar',
    consent: 'Encargué este trabajo, son mis propias palabras y podéis mostrarlas. Puedo retirarlas cuando quiera.',
    send: 'Enviar mi opinión',
    sending: 'Enviando…',
    optional: 'opcional',
    errorTitle: 'Falta algo',
    errorPrefix: 'Error:',
    fields: {
      stars: 'Elige una de las cinco.',
      words: 'Escribe al menos una frase.',
      consent: 'Marca la casilla para que podamos mostrar tus palabras.',
    },
    promise: 'Qué pasa con ella',
    promises: [
      'Comprobamos que corresponde a una factura pagada; de eso se encarga tu enlace.',
      'La mostramos tal cual, buena o mala, por orden de fecha.',
      'Contestamos debajo en diez días hábiles, una vez.',
      'No cambiamos ni una palabra y no recibes nada a cambio, escribas lo que escribas.',
    ],
    yours: 'Lo que escribiste',
    thanks: 'Gracias. Tus palabras ya están aquí.',
    thanksLede: 'Ahora alguien las lee y las muestra tal cual. Puedes volver con el mismo enlace.',
    states: {
      waiting: 'En lectura; todavía no se muestra',
      shown: 'Se muestra en nuestra página de opiniones',
      declined: 'No se muestra',
      withdrawn: 'La has retirado',
    },
    declined: {
      'names-others':
        'Nombra a otras personas o una dirección. Escríbela otra vez sin eso, por favor; nosotros no podemos hacerlo por ti.',
      insult: 'Insulta a alguien. Lo que salió mal puede decirse de otra manera: escríbela otra vez, por favor.',
      'another-business': 'Habla de otra empresa.',
      'proven-untrue': 'Podemos demostrar que lo que dice no es cierto, y te hemos explicado cómo.',
    },
    ourAnswer: 'Nuestra respuesta',
    withdraw: 'Retirar mi opinión',
    withdrawn: 'Tus palabras ya no se muestran.',
    gone: {
      title: 'Este enlace no funciona',
      unknown: 'Puede que tu programa de correo lo haya cortado. Ábrelo otra vez desde el correo o llámanos.',
      over: 'El plazo de esta opinión ha terminado. Si algo de la obra no está bien, llámanos: para eso no hay plazo.',
    },
    until: (day) => `Puedes escribir aquí hasta el ${day}.`,
    allReviews: 'Todas las opiniones',
    call: 'Llámanos',
    list: {
      heading: 'Las más recientes primero',
      order: 'Todas las opiniones por fecha, buenas o malas.',
      checked: 'Comprobada con una factura',
      followUp: 'Segunda opinión, un año después',
      noName: 'Un cliente',
      average: (average, count) => `${average} de 5, con ${count} opiniones`,
      noAverage: 'La media aparece a partir de diez opiniones.',
      starsOf: (stars) => `${stars} de 5`,
      answered: (day) => `Nuestra respuesta, ${day}`,
      written: (day) => `Escrita el ${day}`,
      inOther: 'Escrita en inglés',
      first: 'Aquí aparecerán las primeras opiniones',
      firstLede:
        'Con cada factura pagada sale una invitación, y lo que nos escriben se muestra tal cual. Hasta entonces puedes comprobarnos en los registros públicos y ver cómo es un trabajo desde la visita hasta el certificado.',
      registrations: 'Comprueba nuestros registros',
      projects: 'Mira cómo es un trabajo',
    },
  },
}
