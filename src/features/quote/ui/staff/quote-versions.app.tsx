import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { versionsText } from '#src/features/quote/text/versions-text.ts'
import { type VersionList, type VersionRequest, versionList } from '#src/features/quote/versions/contract.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest, storedToken } from '#src/shared/http/request.ts'
import { formatInstant, formatMoney, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { optionName } from './quote-panel.app.tsx'

// Most leads' versions are only read.
const VersionForm = lazy(async () => ({ default: (await import('./version-form.app.tsx')).VersionForm }))

/** The versions of a lead's quote, the newest first, and the way to make another: a quote is never changed, it is copied. */
export function QuoteVersions({
  leadId,
  customerLanguage,
  language,
}: {
  leadId: string
  customerLanguage: Language
  language: Language
}) {
  const text = versionsText[language]
  const path = `/api/quotes/of-lead/${leadId}/versions`
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const list = useQuery({ queryKey: [path], select: (data: unknown) => versionList.parse(data), retry: false })
  const make = useMutation({
    mutationFn: (request: VersionRequest) =>
      apiRequest('POST', path, request, { headers: { 'accept-language': language } }),
    onSuccess: () => setOpen(false),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [path] }),
        client.invalidateQueries({ queryKey: ['/api/crm/leads', leadId] }),
      ]),
  })
  const newest = list.data?.versions.at(-1)
  if (!list.data || !newest) return null
  const isStale = make.error instanceof ApiError && make.error.status === 409
  return (
    <section className="stack-s" aria-label={text.title}>
      <ul className="versions">
        {list.data.versions.toReversed().map((version) => (
          <Version
            key={version.number}
            version={version}
            isShown={version.number === newest.number}
            path={path}
            customerLanguage={customerLanguage}
            language={language}
          />
        ))}
      </ul>
      {make.isError && (
        <p className="note bad" role="alert">
          {isStale ? text.stale : failureText(make.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      {!isOpen && (
        <p>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {text.make}
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<p aria-busy="true" />}>
          <VersionForm
            key={newest.number}
            version={newest}
            customerLanguage={customerLanguage}
            isSaving={make.isPending}
            onSave={(request) => make.mutate(request)}
            onCancel={() => setOpen(false)}
            language={language}
          />
        </Suspense>
      )}
    </section>
  )
}

function Version({
  version,
  isShown,
  path,
  customerLanguage,
  language,
}: {
  version: VersionList['versions'][number]
  isShown: boolean
  path: string
  customerLanguage: Language
  language: Language
}) {
  const text = versionsText[language]
  const [hasFailed, setFailed] = useState(false)
  async function open() {
    const token = storedToken()
    const answer = await fetch(`${path}/${version.number}/pdf?language=${customerLanguage}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (!answer.ok) throw new Error(`document: ${answer.status}`)
    const url = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = `v${version.number}.pdf`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <li>
      <p className="row">
        <b>{text.version(formatNumber(version.number, language))}</b>
        <span className="mut xs">
          {[formatInstant(version.madeAt, language), version.madeBy ?? text.byCustomer].join(' · ')}
        </span>
        {isShown && <span className="tag sea">{text.shown}</span>}
        <button type="button" className="plain" onClick={() => void open().catch(() => setFailed(true))}>
          {text.pdf}
        </button>
      </p>
      {!isShown && (
        <p className="xs mut">
          {version.options
            .map((option) => `${optionName(option.id, language)} ${formatMoney(option.priceEur, 'price', language)}`)
            .join(' · ')}
        </p>
      )}
      {version.note && <p className="xs typed">{version.note}</p>}
      {hasFailed && <p role="alert">{text.failed}</p>}
    </li>
  )
}
