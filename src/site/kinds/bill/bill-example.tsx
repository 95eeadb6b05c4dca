import { billText } from '#src/features/bill-analysis/text/text.ts'
import { plainNumber } from '#src/features/bill-analysis/ui/figures.ts'
import { ShareBar } from '#src/features/bill-analysis/ui/share-bar.tsx'
import { Bars } from '#src/features/bill-analysis/ui/waterfall.tsx'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { keptFor } from '#src/site/published/reading.ts'
import { exampleResult } from './example-bill.ts'

interface Words {
  heading: string
  note: string
  share: (total: string) => string
  caption: (kwp: string, batteryKwh: string) => string
  open: string
}

const words: Record<Language, Words> = {
  en: {
    heading: 'What you get: a worked example',
    note: 'This is the bill shown above. Yours goes through the same sums.',
    share: (total) => `Where the ${total} went`,
    caption: (kwp, batteryKwh) =>
      `Euros a year, VAT included, estimated from this one month. The last two steps are ${kwp} kWp of panels facing south and a battery of ${batteryKwh} kWh.`,
    open: 'Read what every line means',
  },
  es: {
    heading: 'Lo que recibes: un ejemplo resuelto',
    note: 'Es la factura de arriba. Con la tuya hacemos las mismas cuentas.',
    share: (total) => `Adónde han ido los ${total}`,
    caption: (kwp, batteryKwh) =>
      `Euros al año, con IVA, estimados a partir de este mes. Los dos últimos pasos son ${kwp} kWp de placas al sur y una batería de ${batteryKwh} kWh.`,
    open: 'Leer qué significa cada línea',
  },
}

/** What comes out of an analysis, shown on the worked bill: the parts of its total, and what each change takes off a year. */
export function BillExample({ language, examplePath }: { language: Language; examplePath: string }) {
  const { heading, note, share, caption, open } = words[language]
  const { totalEur, parts, year } = keptFor(exampleResult)
  return (
    <section className="sec fl-band tint" aria-labelledby="example">
      <div className="wrap">
        <h2 id="example">{heading}</h2>
        <p className="mut">{note}</p>
        <div className="b-two bp-ex">
          <div>
            <h3>{share(formatEur(totalEur, language, 2))}</h3>
            <ShareBar parts={parts} language={language} />
            <ButtonLink tone="secondary" href={examplePath}>
              {open}
            </ButtonLink>
          </div>
          <div>
            <h3>{billText(language).waterfall.heading}</h3>
            <Bars result={year} language={language} />
            <p className="k">{caption(plainNumber(year.kwp, language), plainNumber(year.batteryKwh, language))}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
