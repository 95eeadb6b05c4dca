import type { Item } from '#src/features/quote/domain/prices/item.ts'
import { itemName } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatMoney, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { aboutText } from './text.ts'
import './about.css'

const tones = ['c0', 'c1', 'c2', 'c3', 'c5'] as const

/** Small parts that are shown as one. */
const paperwork: readonly string[] = ['papers', 'monitoring']

/** The parts of a price in plain words, paperwork and meter as one, last. */
function partsOf(items: readonly Item[], language: Language): { name: string; netCents: number }[] {
  const text = aboutText(language)
  const plain: Partial<Record<string, string>> = text.parts
  const named = items.map((item) => ({
    id: item.id,
    name: plain[item.id] ?? itemName(item, language).replaceAll(' × ', '\u00a0×\u00a0'),
    netCents: item.netCents,
  }))
  const papers = named.filter(({ id }) => paperwork.includes(id))
  return [
    ...named.filter(({ id }) => !paperwork.includes(id)),
    ...(papers.length > 0
      ? [{ name: text.papers, netCents: papers.reduce((sum, { netCents }) => sum + netCents, 0) }]
      : []),
  ]
}

/** The price of a worked home's middle option, part by part: the parts without VAT, VAT on its own line, and their sum. */
export function Receipt({ home, language }: { home: string; language: Language }) {
  const text = aboutText(language)
  const { options, answers, home: today } = builtFigures().estimate(home)
  const option = options.find(({ id }) => id === 'balanced')
  if (!option) throw new RangeError(`${home} has no middle option`)
  const money = (cents: number) => formatMoney(eurFromCents(cents), 'price', language)
  const share = (cents: number) => `${((cents / option.priceCents) * 100).toFixed(2)}%`
  const { example } = contentText(language)
  const { town, propertyType, buildYear, occupancy, monthlyBillEur } = answers
  const which = example.home({
    type: example.types[propertyType],
    town: townNames[town],
    year: String(buildYear),
    occupancy: example.occupancies[occupancy],
    bill: formatEur(monthlyBillEur ?? today.annualBillEur / 12, language),
  })
  const rate = option.items[0]?.vatRatePercent ?? 0
  const { kwp, batteryKwh } = option.system
  const parts = partsOf(option.items, language)
  return (
    <figure className="card ab-receipt">
      <b>{text.receipt(formatUnit(kwp, 'kWp', language, 1), formatUnit(batteryKwh, 'kWh', language))}</b>
      <p className="sm mut">{`${which} ${text.included}`}</p>
      <div className="ab-split" aria-hidden="true">
        {parts.map(({ name, netCents }, at) => (
          <i key={name} className={tones[at % tones.length]} style={{ '--w': share(netCents) }} />
        ))}
        <i className="c4" style={{ '--w': share(option.vatCents) }} />
      </div>
      <dl>
        {parts.map(({ name, netCents }, at) => (
          <div key={name}>
            <dt>
              <i className={tones[at % tones.length]} />
              {name}
            </dt>
            <dd className="tn">{money(netCents)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <i className="c4" />
            {text.vat(formatPercent(rate, language))}
          </dt>
          <dd className="tn">{money(option.vatCents)}</dd>
        </div>
        <div className="tot">
          <dt>{text.total}</dt>
          <dd className="tn">{money(option.priceCents)}</dd>
        </div>
      </dl>
    </figure>
  )
}
