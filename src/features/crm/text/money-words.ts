import type { Language } from '#src/shared/i18n/language.ts'

/** Words of what comes in for a job. Values arrive formatted. */
const en = {
  asked: (amount: string, on: string, by: string) => `${amount} asked for on ${on} by ${by}.`,
  received: (amount: string, on: string, by: string) => `${amount} came in on ${on}, noted by ${by}.`,
  wasAsked: (amount: string) => `${amount} was asked for.`,
  cameIn: (amount: string) => `${amount} came in`,
  otherAmount: 'Another amount or day',
  note: 'Note the deposit',
  amount: 'Amount, EUR',
  day: 'Day',
  askedFor: 'It was asked for',
  itCameIn: 'It came in',
  paid: 'Note the last payment',
  whole: 'Whole price, EUR, VAT included',
  service: 'What for',
  record: 'The job is paid',
  ofWhich: (deposit: string, rest: string) => `Of it ${deposit} came in as deposit; ${rest} is the last payment.`,
}
const es: typeof en = {
  asked: (amount, on, by) => `${amount} pedidos el ${on} por ${by}.`,
  received: (amount, on, by) => `${amount} llegaron el ${on}, anotado por ${by}.`,
  wasAsked: (amount) => `Se habían pedido ${amount}.`,
  cameIn: (amount) => `Han llegado ${amount}`,
  otherAmount: 'Otro importe u otro día',
  note: 'Anotar la señal',
  amount: 'Importe, EUR',
  day: 'Día',
  askedFor: 'Se ha pedido',
  itCameIn: 'Ha llegado',
  paid: 'Anotar el último pago',
  whole: 'Precio entero, EUR, IVA incluido',
  service: 'Por qué',
  record: 'La obra está pagada',
  ofWhich: (deposit, rest) => `De él, ${deposit} llegaron como señal; ${rest} es el último pago.`,
}

export const moneyWords: Record<Language, typeof en> = { en, es }
