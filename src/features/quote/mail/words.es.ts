import type { QuoteMailWords } from './words.types.ts'

export const quoteMailEs: QuoteMailWords = {
  confirmation: {
    subject: (reference) => `Tu presupuesto orientativo ${reference}`,
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    intro:
      'Aquí tienes las tres opciones que has calculado con nosotros. El PDF va adjunto y la versión en línea la abres con este enlace.',
    introNotWorthIt:
      'Hemos calculado tres opciones y nuestra respuesta es que no te compensan. Abajo te contamos por qué; también está en el PDF adjunto. La versión en línea la abres con este enlace.',
    open: 'Abrir tu presupuesto',
    rows: {
      price: 'Precio instalado, IVA incluido',
      equipment: 'Equipo',
      saving: 'Ahorro al año',
      payback: 'Amortización',
      powerCut: 'En un apagón funciona',
      powerCutSum: 'Cómo salen esas horas',
      verdict: 'No te compensa',
    },
    pricesUnconfirmed: 'En el PDF, cada precio lleva al lado su procedencia.',
    nextHeading: 'Qué pasa ahora',
    answeredBy: (when) => `Una persona de la oficina te contesta como muy tarde el ${when}.`,
    answered: 'Una persona de la oficina te contesta en nuestro horario.',
    steps: [
      'Acordamos una visita. Todavía no te comprometes a nada.',
      'En la visita medimos, y miramos el cuadro eléctrico y por dónde irían los cables.',
      'Te damos un precio firme por escrito.',
    ],
  },
  notice: {
    subject: (reference, town, value) => `Presupuesto nuevo ${reference}: ${town}, ${value}`,
    intro: 'Un visitante ha calculado un presupuesto y quiere que le contactemos.',
    open: 'Abrir la ficha',
    rows: {
      name: 'Nombre',
      phone: 'Teléfono',
      email: 'Correo',
      town: 'Municipio',
      language: 'Idioma',
      value: 'Opción equilibrada, IVA incluido',
      equipment: 'Equipo',
      answerBy: 'Contestar antes del',
      verdict: 'Resultado',
    },
    notWorthIt: 'Le hemos dicho que la opción equilibrada no le compensa',
    languageName: { en: 'inglés', es: 'español' },
  },
}
