import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PageWords } from './page-words.ts'
import { contentText } from './text/text.ts'

/** When the words were published, where they say so, and last looked through. */
export function PageDates({
  words,
  language,
}: {
  words: Pick<PageWords, 'published' | 'reviewed'>
  language: Language
}) {
  const text = contentText(language)
  return (
    <span className="sm mut k-dates">
      {words.published ? (
        <>
          <time dateTime={words.published}>{text.published(formatDate(words.published, language))}</time>.{' '}
        </>
      ) : null}
      <time dateTime={words.reviewed} data-reviewed>
        {text.reviewed(formatDate(words.reviewed, language))}
      </time>
      .
    </span>
  )
}
