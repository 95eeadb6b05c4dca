import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onCallState } from '#src/features/on-call/contract.ts'
import { onCallText } from '#src/features/on-call/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

const path = '/api/admin/on-call'

/** Whether the site promises help at any hour, and the button that changes it; pressing it again takes it back. */
export function OnCallSwitch({
  language,
  mayChange,
  shown,
  previewOf,
}: {
  language: Language
  mayChange: boolean
  /** Where the switch is seen. */
  shown: ReactNode
  /** What publishing a value would change. */
  previewOf: (value: unknown) => ReactNode
}) {
  const text = onCallText[language]
  const client = useQueryClient()
  const state = useQuery({ queryKey: [path], select: (answer: unknown) => onCallState.parse(answer) })
  const change = useMutation({
    mutationFn: (isOn: boolean) => apiRequest('PUT', path, { isOn }, { headers: { 'accept-language': language } }),
    onSuccess: async (answer) => {
      client.setQueryData([path], answer)
      await client.invalidateQueries({ queryKey: ['/api/publications'] })
    },
  })
  const error = change.error ?? state.error
  return (
    <section className="panel stack-s">
      <h2>{text.title}</h2>
      {state.isPending && <p className="mut">{text.loading}</p>}
      {state.data && (
        <>
          <p>{state.data.isOn ? text.on : text.off}</p>
          {state.data.since && state.data.setBy && (
            <p className="mut">{text.since(formatInstant(state.data.since, language), state.data.setBy)}</p>
          )}
          {shown}
          {mayChange && previewOf({ isOn: !state.data.isOn })}
          {mayChange && (
            <Button tone="secondary" busy={change.isPending} onClick={() => change.mutate(!state.data.isOn)}>
              {change.isPending ? text.turning : state.data.isOn ? text.turnOff : text.turnOn}
            </Button>
          )}
        </>
      )}
      {error && (
        <p className="note bad" role="alert">
          {failureText(error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </section>
  )
}
