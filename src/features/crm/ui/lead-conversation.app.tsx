import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Panel } from './lead-panel.app.tsx'

/** What was said in the chat. */
export function Conversation({ lead, language }: { lead: LeadDetail; language: Language }) {
  const { page } = crmText[language]
  return (
    <Panel title={page.conversation}>
      <dl className="talk" lang={lead.language}>
        {lead.conversation?.map(({ from, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation does not change any more
          <div key={at}>
            <dt>{from === 'visitor' ? page.visitor : page.chat}</dt>
            <dd className="typed">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
