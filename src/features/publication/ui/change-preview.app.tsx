import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changedPages } from '#src/features/publication/contract.ts'
import { publicationText } from '#src/features/publication/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** Sentences of a page that are shown before the rest is counted. */
const mostSentences = 5

/** What publishing `value` would change, page by page, before it is published. */
export function ChangePreview({ subject, value, language }: { subject: string; value: unknown; language: Language }) {
  const text = publicationText[language]
  const preview = useMutation({
    mutationFn: async () =>
      changedPages.parse(
        await apiRequest(
          'POST',
          '/api/publications/preview',
          { subject, value },
          { headers: { 'accept-language': language } },
        ),
      ).pages,
  })
  const { reset } = preview
  const changes = JSON.stringify(value)
  // What was seen is of another value than the one that is there now.
  useEffect(() => {
    if (changes) reset()
  }, [changes, reset])
  return (
    <div className="stack-s">
      <p>
        <Button tone="secondary" busy={preview.isPending} onClick={() => preview.mutate()}>
          {preview.isPending ? text.previewing : text.preview}
        </Button>
      </p>
      <div role="status">
        {preview.data && <p>{preview.data.length === 0 ? text.nothing : text.changes(preview.data.length)}</p>}
        {preview.error && (
          <p className="note bad">{failureText(preview.error, { offline: text.offline, fallback: text.failed })}</p>
        )}
      </div>
      {preview.data && preview.data.length > 0 && (
        <ul>
          {preview.data.map(({ path, sentences }) => (
            <li key={path}>
              <details>
                <summary>{path}</summary>
                <ul className="sm">
                  {sentences.slice(0, mostSentences).map((change) => (
                    <li key={`${change.old}\n${change.new}`}>
                      {change.old === '' ? `${text.added}: ` : <del>{change.old}</del>}{' '}
                      {change.new === '' ? text.gone : <ins>{change.new}</ins>}
                    </li>
                  ))}
                  {sentences.length > mostSentences && <li>{text.more(sentences.length - mostSentences)}</li>}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
