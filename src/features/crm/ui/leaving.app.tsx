import { useEffect, useState } from 'react'
import type { MessageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useStopMail } from './lead-data.ts'

/** Counts a mail's ten seconds down, with the way to stop it. */
export function Leaving({
  message,
  leadId,
  language,
}: {
  message: Pick<MessageView, 'id' | 'leavesAt'>
  leadId: string
  language: Language
}) {
  const words = talkText[language]
  const stop = useStopMail(leadId, language)
  const [left, setLeft] = useState(() => secondsLeft(message.leavesAt))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(message.leavesAt)), 500)
    return () => clearInterval(timer)
  }, [message.leavesAt])
  const isOver = left <= 0
  return (
    <p className="note row" role="status">
      <span>
        {stop.isSuccess ? words.stopped : isOver ? words.onItsWay : words.leavesIn(formatNumber(left, language))}
      </span>
      {!isOver && !stop.isSuccess && (
        <Button tone="secondary" small busy={stop.isPending} onClick={() => stop.mutate(message.id)}>
          {words.stop}
        </Button>
      )}
      {stop.isError && (
        <span>
          {failureText(stop.error, { offline: crmText[language].offline, fallback: crmText[language].failed })}
        </span>
      )}
    </p>
  )
}

const secondsLeft = (leavesAt: string) => Math.ceil((Date.parse(leavesAt) - Date.now()) / 1000)
