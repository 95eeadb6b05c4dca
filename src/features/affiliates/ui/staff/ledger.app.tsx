import type { z } from 'zod'
import {
  type CommissionSummary,
  type ledgerEntryOut,
  ledgerResponse,
  partnerList,
} from '#src/features/affiliates/contract.ts'
import { accounts, transactionKinds } from '#src/features/affiliates/domain/ledger.ts'
import { jobKinds } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { reasonText } from '#src/features/affiliates/text/staff-reasons.ts'
import { formatDate, formatEur, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartnerChange, usePartners } from './staff-data.ts'
import { WithReason } from './with-reason.app.tsx'

type Entry = z.infer<typeof ledgerEntryOut>

/** One partner's books: what is owed by state, each commission with what can still be done about it, every line. */
export function Ledger({
  language,
  mayDecide,
  partnerId,
  onPartner,
}: {
  language: Language
  mayDecide: boolean
  /** Of the address; undefined: none is chosen. */
  partnerId: string | undefined
  onPartner: (id: string) => void
}) {
  const text = partnerStaffText[language].ledger
  const partners = usePartners('', partnerList)
  const known = (partners.data?.items ?? []).filter(({ code }) => code !== null)
  return (
    <>
      <section className="panel ledger-of">
        <label htmlFor="ledger-of">{text.partner}</label>
        <select
          className="in w10"
          id="ledger-of"
          value={partnerId ?? ''}
          onChange={({ target }) => onPartner(target.value)}
        >
          <option value="">{text.choose}</option>
          {known.map((one) => (
            <option key={one.id} value={one.id}>
              {one.businessName}, {one.code}
            </option>
          ))}
        </select>
      </section>
      {partnerId && <Books key={partnerId} partnerId={partnerId} language={language} mayDecide={mayDecide} />}
    </>
  )
}

function Books({ partnerId, language, mayDecide }: { partnerId: string; language: Language; mayDecide: boolean }) {
  const all = partnerStaffText[language]
  const text = all.ledger
  const { kinds, tiers } = partnerNames[language]
  const query = usePartners(`/${partnerId}/ledger`, ledgerResponse)
  const change = usePartnerChange()
  const eur = (amount: number) => formatEur(amount, language, 2)
  const kindName = (kind: string) => {
    const known = jobKinds.find((one) => one === kind)
    return known ? kinds[known] : kind
  }
  const commissions = [
    { id: 'when', header: text.columns.when, cell: (row: CommissionSummary) => formatDate(row.paidOn, language) },
    {
      id: 'job',
      header: text.columns.job,
      cell: (row: CommissionSummary) => (
        <>
          <a href={`/crm/leads/${row.leadId}`}>{kindName(row.kind)}</a>
          {`, ${tiers[row.tier]} `}
          {row.flags.map((flag) => (
            <Tag key={flag} tone="warn">
              {all.flags[flag] ?? flag}
            </Tag>
          ))}
        </>
      ),
    },
    {
      id: 'amount',
      header: text.columns.amount,
      isNumber: true,
      cell: (row: CommissionSummary) => (
        <>
          <b>{eur(row.amountEur)}</b>
          {row.bonusEur > 0 && <span className="xs mut"> {text.bonus(eur(row.bonusEur))}</span>}
        </>
      ),
    },
    {
      id: 'state',
      header: text.columns.state,
      cell: (row: CommissionSummary) => (
        <span className="row">
          <Tag tone={row.state === 'paid' ? 'ok' : row.state === 'pending' ? 'warn' : 'sea'}>
            {text.states[row.state]}
          </Tag>
          {mayDecide && row.state === 'approved' && (
            <WithReason
              label={text.reject}
              language={language}
              isBusy={change.isPending}
              onReason={(reason) =>
                change.mutate({ path: `/commissions/${row.id}/decision`, body: { approve: false, reason } })
              }
            />
          )}
          {mayDecide && ['pending', 'approved', 'paid'].includes(row.state) && (
            <WithReason
              label={text.takeBack}
              language={language}
              isBusy={change.isPending}
              onReason={(reason) => change.mutate({ path: `/commissions/${row.id}/claw-back`, body: { reason } })}
            />
          )}
        </span>
      ),
    },
    { id: 'why', header: text.columns.why, cell: (row: CommissionSummary) => reasonText(row.because, language) },
  ]
  const accountName = (name: string) => {
    const known = accounts.find((one) => one === name)
    return known ? text.accounts[known] : name
  }
  const lineKind = (name: string) => {
    const known = transactionKinds.find((one) => one === name)
    return known ? text.kinds[known] : name
  }
  const entries = [
    { id: 'when', header: text.columns.when, cell: (row: Entry) => formatInstant(row.at, language) },
    { id: 'what', header: text.columns.what, cell: (row: Entry) => lineKind(row.kind) },
    { id: 'account', header: text.columns.account, cell: (row: Entry) => accountName(row.account) },
    {
      id: 'debit',
      header: text.columns.debit,
      isNumber: true,
      cell: (row: Entry) => (row.amountEur > 0 ? eur(row.amountEur) : ''),
      isEmpty: (row: Entry) => row.amountEur <= 0,
    },
    {
      id: 'credit',
      header: text.columns.credit,
      isNumber: true,
      cell: (row: Entry) => (row.amountEur < 0 ? eur(-row.amountEur) : ''),
      isEmpty: (row: Entry) => row.amountEur >= 0,
    },
    { id: 'why', header: text.columns.why, cell: (row: Entry) => reasonText(row.because, language) },
  ]
  return (
    <Shown query={query} language={language}>
      {(books) => (
        <>
          <section className="panel stack-s">
            <dl className="strip">
              {(['pending', 'approved', 'inPayout', 'paid'] as const).map((state) => (
                <div key={state}>
                  <dt className="xs mut">{text.balances[state]}</dt>
                  <dd className="num n1">{eur(books.balancesEur[state])}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="panel rows">
            <ChangeFailure error={change.error} language={language} />
            {books.commissions.length === 0 ? (
              <p>{all.none}</p>
            ) : (
              <PlainTable
                caption={text.commissions}
                columns={commissions}
                rows={books.commissions}
                rowId={({ id }) => id}
              />
            )}
          </section>
          <details className="panel">
            <summary>{text.entries}</summary>
            <p className="xs mut">{text.note}</p>
            <PlainTable
              caption={text.entries}
              columns={entries}
              rows={books.entries.map((row, i) => ({ ...row, line: String(i) }))}
              rowId={({ line }) => line}
            />
          </details>
        </>
      )}
    </Shown>
  )
}
