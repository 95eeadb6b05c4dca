import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const pipes = ['pending', 'approved', 'inPayout', 'paid'] as const
const bars = { pending: 'may', approved: '', inPayout: '', paid: 'done' }

/** What is owed, when, and where it stands: a sum is in one of the four only. */
export function Money({ portal, language }: { portal: Portal; language: Language }) {
  const text = portalText(language)
  const { nextPayout, balancesEur, profile } = portal
  const eur = (amount: number) => formatEur(amount, language, Number.isInteger(amount) ? 0 : 2)
  const date = formatDate(nextPayout.date, language)
  const isDue = nextPayout.amountEur >= portal.minimumEur
  const onItsWay = balancesEur.inPayout > 0 ? text.onItsWay(eur(balancesEur.inPayout)) : ''
  const isWaiting = balancesEur.approved > 0 && profile.ibanLast4 === null
  const isTaxMissing = balancesEur.approved > 0 && (profile.taxKind === null || !profile.hasTaxNumber)
  return (
    <section className="money">
      <div className="wrap">
        <p className="sm portal-who">
          {portal.businessName} · {portal.code}
        </p>
        <div className="pay">
          <div>
            <h2 className="h4">{text.next}</h2>
            <p className="num n3">{eur(nextPayout.amountEur)}</p>
            <p className="lede">{isDue ? text.arrives(date, profile.ibanLast4) : onItsWay || text.nothingDue(date)}</p>
          </div>
          <ol className="pipe">
            {pipes.map((pipe) => (
              <li key={pipe}>
                <b>{text.pipe[pipe].label}</b>
                <span className="num">{eur(balancesEur[pipe])}</span>
                <span className={`bar-l ${bars[pipe]}`} aria-hidden="true" />
                <span>{text.pipe[pipe].note}</span>
              </li>
            ))}
          </ol>
        </div>
        {isWaiting || isTaxMissing ? (
          <p className="note portal-missing">
            {isWaiting ? text.ibanMissing(eur(balancesEur.approved)) : text.taxMissing}{' '}
            <a href="#details">{text.addIt}</a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
