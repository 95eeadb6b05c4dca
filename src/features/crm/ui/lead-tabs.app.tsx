import { useQuery } from '@tanstack/react-query'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { type LeadTab, leadTabs, leadTotals } from '#src/features/crm/totals/contract.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type ListState, listSearch } from './list-url.ts'

export const totalsPath = '/api/crm/lead-totals'

/** How many leads each tab holds, and what they are worth; asked for again with the leads. */
export function useTotals() {
  return useQuery({
    queryKey: [totalsPath],
    select: (data: unknown) => leadTotals.parse(data),
    refetchOnMount: 'always',
  })
}

const everything: ListState = { q: '', stage: undefined, page: 1 }
const stateOf: Record<LeadTab, Partial<ListState>> = {
  open: { open: 'yes' },
  mine: { open: 'yes', owner: 'me' },
  clock: { tab: 'clock' },
  opened: { tab: 'opened' },
  partner: { tab: 'partner' },
  jobs: { tab: 'jobs' },
}

/** The tabs that everybody has, each with its count; `searchOf` says where one leads. */
export function LeadTabs({
  state,
  language,
  searchOf,
}: {
  state: ListState
  language: Language
  searchOf: (state: ListState) => string
}) {
  const words = listWords[language]
  const totals = useTotals()
  const shown = listSearch({ ...state, page: 1 })
  const tab = (wanted: Partial<ListState>, label: string, count?: number) => {
    const to = { ...everything, ...wanted }
    return (
      <a key={label} href={`/crm${searchOf(to)}`} aria-current={listSearch(to) === shown ? 'page' : undefined}>
        {label} {count !== undefined && <span className="mut tn">{formatNumber(count, language)}</span>}
      </a>
    )
  }
  return (
    <>
      {tab({}, words.all)}
      {leadTabs.map((one) => tab(stateOf[one], words.tabs[one], totals.data?.tabs[one]))}
    </>
  )
}

/** What the open leads are worth, as they stand and weighted, and what is signed and not paid. */
export function Worth({ language }: { language: Language }) {
  const words = listWords[language]
  const { data } = useTotals()
  if (!data?.worth) return null
  const { openEur, weightedEur, signedEur } = data.worth
  const rows: [number, string][] = [
    [openEur, words.openWorth(formatNumber(data.tabs.open, language))],
    [weightedEur, words.weighted],
    [signedEur, words.signed],
  ]
  return (
    <ul className="worth">
      {rows.map(([eur, label]) => (
        <li key={label}>
          <b className="tn">{formatEur(eur, language)}</b> <span className="mut">{label}</span>
        </li>
      ))}
    </ul>
  )
}
