import './partners.css'
import { type ComponentProps, useEffect, useRef } from 'react'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { Applications, PartnerTable } from './applications.app.tsx'
import { Attributions } from './attributions.app.tsx'
import { Commissions } from './commissions.app.tsx'
import { Ledger } from './ledger.app.tsx'
import { Payouts } from './payouts.app.tsx'
import { Rules } from './rules.app.tsx'

const tabs = ['applications', 'commissions', 'attributions', 'payouts', 'partners', 'ledger', 'rules'] as const
type Tab = (typeof tabs)[number]

/** Everything staff do with partners, a tab each; the tab is in the address. */
export function PartnersScreen({
  language,
  brand,
  search,
  onSearch,
  mayDecide,
  rulesParts,
}: {
  language: Language
  brand: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
  mayDecide: boolean
  rulesParts: Pick<ComponentProps<typeof Rules>, 'mayEdit' | 'previewOf' | 'serviceNames'>
}) {
  const text = partnerStaffText[language]
  useTitle(`${text.title} | ${brand}`)
  const params = new URLSearchParams(search)
  const wished = params.get('tab')
  const tab: Tab = tabs.find((one) => one === wished) ?? 'applications'
  const shown = { language, mayDecide }
  const strip = useRef<HTMLDivElement>(null)
  // On a phone the strip scrolls, and an address may lead to a tab at its far end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is another one once the tab is
  useEffect(() => {
    strip.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <div className="tab-strip" ref={strip}>
          {tabs.map((one) => (
            <Button
              key={one}
              small
              tone={one === tab ? 'sea' : 'secondary'}
              aria-pressed={one === tab}
              onClick={() => onSearch(one === 'applications' ? '' : `?tab=${one}`, 'push')}
            >
              {text.tabs[one]}
            </Button>
          ))}
        </div>
      </div>
      <div className="list-body">
        {tab === 'applications' && <Applications {...shown} />}
        {tab === 'commissions' && <Commissions {...shown} />}
        {tab === 'attributions' && <Attributions {...shown} />}
        {tab === 'payouts' && <Payouts {...shown} />}
        {tab === 'partners' && <PartnerTable {...shown} />}
        {tab === 'ledger' && (
          <Ledger
            {...shown}
            partnerId={params.get('partner') ?? undefined}
            onPartner={(id) => onSearch(id === '' ? '?tab=ledger' : `?tab=ledger&partner=${id}`, 'replace')}
          />
        )}
        {tab === 'rules' && <Rules language={language} {...rulesParts} />}
      </div>
    </>
  )
}
