import type { Language } from '#src/shared/i18n/language.ts'
import { Drawing } from '#src/shared/ui/drawing/drawing.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'

const notes: Record<Language, (powerKw: string, kwh: string, total: string) => string> = {
  en: (powerKw, kwh, total) =>
    `The amounts are a worked example on the regulated tariff: June 2026, ${powerKw}, ${kwh}, ${total} to pay.`,
  es: (powerKw, kwh, total) =>
    `Los importes son un ejemplo calculado con la tarifa regulada: junio de 2026, ${powerKw}, ${kwh}, ${total} a pagar.`,
}

/** The drawn bill with the amounts of the worked bill of June. */
export function BillDrawing({ language }: { language: Language }) {
  const figures = builtFigures()
  const figure = (name: string) => figureText(`guides.${name}`, language, figures)
  const total = figure('bill-total')
  return (
    <Drawing
      name="bill-anatomy"
      language={language}
      amounts={{
        power: figure('bill-power'),
        energy: figure('bill-energy'),
        surplus: '–',
        levy: figure('bill-bonus'),
        tax: figure('bill-iee'),
        meter: figure('bill-meter'),
        vat: figure('bill-vat'),
        total,
      }}
      note={notes[language](figure('june-kw'), figure('june-kwh'), total)}
    />
  )
}
