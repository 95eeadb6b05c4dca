import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { exampleLines } from './example-bill.ts'

interface Words {
  /** After the numbers of the lines that an owner can make smaller, in the order of the lines. */
  shrink: readonly [string, string]
  note: string
}

const words: Record<Language, Words> = {
  en: {
    shrink: [
      'power you contract and never use: one call lowers it',
      'energy in the dearest hours: a timer, panels or a battery move it',
    ],
    note: 'A worked example on the regulated tariff. Homes with panels also see a credit for their surplus.',
  },
  es: {
    shrink: [
      'potencia contratada que nunca usas: se baja con una llamada',
      'energía en las horas más caras: la mueven un programador, unas placas o una batería',
    ],
    note: 'Es un ejemplo calculado con la tarifa regulada. Quien tiene placas ve además un abono por sus excedentes.',
  },
}

/** The worked bill as bills are printed, in Spanish for every reader; below it how two of its lines get smaller. */
export function BillPaper({ language }: { language: Language }) {
  const { shrink, note } = words[language]
  const { period, lines, totalEur } = exampleLines()
  return (
    <figure className="bp-bill">
      <div className="bp-paper" lang="es">
        <p>
          <b>Factura de la luz</b>
          <b>{period}</b>
        </p>
        <ul>
          {lines.map(({ name, of, eur, mark }) => (
            <li key={name}>
              <span>
                {mark ? <sup>{mark}</sup> : null}
                {name} <small>{of}</small>
              </span>
              {formatNumber(eur, 'es', 2)}
            </li>
          ))}
        </ul>
        <p>
          <b>Total</b>
          <b>{formatEur(totalEur, 'es', 2)}</b>
        </p>
      </div>
      <figcaption>
        <ol>
          {shrink.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {note}
      </figcaption>
    </figure>
  )
}
