import type { QuoteMailWords } from './words.types.ts'

export const quoteMailEs: QuoteMailWords = {
  confirmation: {
    subject: (reference, fromPrice) => `Tu presupuesto orientativo ${reference}: tres opciones desde ${fromPrice}`,
    title: 'Ya tienes tus tres opciones',
    titleNotWorthIt: 'Nuestra respuesta: no te compensa',
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    intro:
      'Los precios son instalados y con IVA. Lo que incluye cada opción, lo que ahorra y lo que funciona en un apagón está en el PDF adjunto y en la versión en línea.',
    introNotWorthIt:
      'Hemos calculado tres opciones y nuestra respuesta es que no te compensan. Abajo te contamos por qué; también está en el PDF adjunto. La versión en línea la abres con este enlace.',
    open: 'Abrir tu presupuesto',
    saves: (option) => `${option}, ahorro al año`,
    saving: (low, likely) => `al menos ${low}, probable ${likely}`,
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
