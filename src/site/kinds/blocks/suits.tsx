import type { Language } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import type { PageWords } from '#src/site/content/page-words.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import './suits.css'

/** Whom a service suits, and who had better wait: two boxes of a few lines, yes first. */
export function Suits({ words, language }: { words: Pick<PageWords, 'suits' | 'wait'>; language: Language }) {
  if (words.suits.length === 0) return null
  const text = kindText(language).suits
  return (
    <section className="sec tight">
      <div className="wrap k-suit">
        <Lines name="k-yes" icon="check" heading={text.yes} lines={words.suits} language={language} />
        <Lines name="k-wait" icon="book" heading={text.wait} lines={words.wait} language={language} />
      </div>
    </section>
  )
}

function Lines({
  name,
  icon,
  heading,
  lines,
  language,
}: {
  name: string
  icon: IconName
  heading: string
  lines: readonly string[]
  language: Language
}) {
  if (lines.length === 0) return null
  return (
    <div className={`card ${name}`}>
      <h2 className="h3">{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} size={24} />
            <span>{renderInline(line, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
