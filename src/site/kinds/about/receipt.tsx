import { itemName } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatMoney, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { aboutText } from './text.ts'
import './about.css'

const tones = ['c0', 'c1', 'c2', 'c3', 'c5', 'c6'] as const

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
  return (
    <figure className="card ab-receipt">
      <b>{text.receipt}</b>
      <p className="sm mut">{`${which} ${text.included}`}</p>
      <div className="ab-split" aria-hidden="true">
        {option.items.map(({ id, netCents }, at) => (
          <i key={id} className={tones[at % tones.length]} style={{ '--w': share(netCents) }} />
        ))}
        <i className="c4" style={{ '--w': share(option.vatCents) }} />
      </div>
      <dl>
        {option.items.map((item, at) => (
          <div key={item.id}>
            <dt>
              <i className={tones[at % tones.length]} />
              {itemName(item, language).replaceAll(' × ', '\u00a0×\u00a0')}
            </dt>
            <dd className="tn">{money(item.netCents)}</dd>
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
