import type { LeadMail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useRetryMail } from './lead-data.ts'
import { templateName } from './timeline-words.ts'

/** The mails of a lead with what became of them; a failed one can be sent again. */
export function LeadMails({
  leadId,
  mails,
  language,
  mayRetry,
}: {
  leadId: string
  mails: LeadMail[]
  language: Language
  mayRetry: boolean
}) {
  const text = crmText[language]
  const retry = useRetryMail(leadId, language)
  if (mails.length === 0) return <p className="mut">{text.mails.empty}</p>
  return (
    <>
      <p className="xs" role="status">
        {retry.isSuccess ? text.mails.queued : ''}
      </p>
      {retry.isError && (
        <p className="note bad" role="alert">
          {failureText(retry.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      <ul className="mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p className="row">
              <b>{mail.subject || templateName(mail.template, text)}</b>
              <span className={`mail-mark ${mail.status}`}>{text.mailStatuses[mail.status]}</span>
            </p>
            <p className="xs">{leadWords[language].mailMeans[mail.status]}</p>
            <p className="xs mut typed">
              {[
                templateName(mail.template, text),
                text.mails.to(mail.to),
                mail.sentAt &&
                  text.mails[mail.status === 'filed' ? 'keptAt' : 'sentAt'](formatInstant(mail.sentAt, language)),
                mail.attempts > 1 && text.mails.attempts(formatNumber(mail.attempts, language)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {mail.lastError && mail.status !== 'sent' && <p className="xs typed mail-error">{mail.lastError}</p>}
            {mail.status === 'failed' && mayRetry && (
              <Button
                tone="secondary"
                busy={retry.isPending && retry.variables === mail.id}
                aria-label={text.mails.retryOf(mail.subject)}
                onClick={() => retry.mutate(mail.id)}
              >
                {retry.isPending && retry.variables === mail.id ? text.mails.retrying : text.mails.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
