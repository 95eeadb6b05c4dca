import type { Editor } from '@tiptap/react'
import type { OnePost } from '#src/features/content/contract.ts'
import { readingMinutes, wordCountOf } from '#src/features/content/domain/document.ts'
import { fromMarkdown } from '#src/features/content/format/markdown.ts'
import { subjects } from '#src/features/content/format/post.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { StateTag } from './content-list.app.tsx'
import type { FactWords } from './editor-nodes.ts'
import { LanguageEditor } from './language-editor.app.tsx'
import { staffContentText } from './staff-text.ts'
import type { SideState } from './use-side.ts'

interface Props {
  of: Language
  language: Language
  post: OnePost
  side: SideState
  stale: readonly string[]
  factOf: FactWords
  onFocus: (editor: Editor) => void
  onReady: (editor: Editor) => void
  onLoad: () => void
}

/** One language: its head words and its text. */
export function SidePanel({ of, language, post, side, stale, factOf, onFocus, onReady, onLoad }: Props) {
  const text = staffContentText[language]
  const { draft, change } = side
  const document = fromMarkdown(draft.bodyMarkdown)
  return (
    <div className={of}>
      <div className="lh0">
        <h2 lang={of}>{text.languageNames[of]}</h2>
        <StateTag side={post[of]} language={language} />
        <span className="mut xs">{text.words(wordCountOf(document), readingMinutes(document))}</span>
        {stale.length > 0 ? (
          <>
            <Tag tone="warn">{text.behind(stale.length)}</Tag>
            <button type="button" className="lnk" onClick={() => side.confirm(stale)}>
              {text.stillRight}
            </button>
          </>
        ) : null}
        <SavingLine side={side} language={language} onLoad={onLoad} />
      </div>
      <div className="ed-head" lang={of}>
        <label>
          <span lang={language}>{text.fields.title}</span>
          <input
            className="in ed-title"
            value={draft.title}
            maxLength={90}
            onChange={(event) => change({ title: event.target.value })}
          />
        </label>
        <label>
          <span lang={language}>{text.fields.summary}</span>
          <textarea
            className="in"
            rows={3}
            maxLength={320}
            value={draft.summary}
            onChange={(event) => change({ summary: event.target.value })}
          />
        </label>
        {post.kind === 'offer' ? (
          <label>
            <span lang={language}>{text.fields.until}</span>
            <input
              className="in"
              type="date"
              value={draft.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          </label>
        ) : null}
        <details>
          <summary lang={language}>{text.fields.slug}</summary>
          <label>
            <span lang={language}>{text.fields.slug}</span>
            <input
              className="in"
              value={draft.slug}
              maxLength={80}
              onChange={(event) => change({ slug: event.target.value })}
            />
          </label>
          <label>
            <span lang={language}>{text.fields.subject}</span>
            <select className="in" value={draft.subject} onChange={(event) => change({ subject: event.target.value })}>
              <option value="" />
              {subjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          </label>
          <label>
            <span lang={language}>{text.fields.number}</span>
            <input className="in" value={draft.number} onChange={(event) => change({ number: event.target.value })} />
          </label>
        </details>
      </div>
      <LanguageEditor
        of={of}
        language={language}
        markdown={draft.bodyMarkdown}
        stale={stale}
        factOf={factOf}
        onChange={(bodyMarkdown) => change({ bodyMarkdown })}
        onFocus={onFocus}
        onReady={onReady}
      />
    </div>
  )
}

function SavingLine({ side, language, onLoad }: { side: SideState; language: Language; onLoad: () => void }) {
  const text = staffContentText[language]
  const time = side.savedAt?.toLocaleTimeString(language === 'es' ? 'es-ES' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  })
  const words = {
    saved: time ? text.saved(time) : '',
    saving: text.saving,
    unsaved: text.unsaved,
    offline: text.notSaved,
    conflict: text.conflict,
    refused: failureText(side.problem, { offline: text.notSaved, fallback: text.failed }),
  }[side.state]
  const isTrouble = ['offline', 'conflict', 'refused'].includes(side.state)
  return (
    <span className={isTrouble ? 'note bad xs' : 'mut xs'} role={isTrouble ? 'alert' : 'status'}>
      {words}{' '}
      {side.state === 'conflict' ? (
        <button type="button" className="lnk" onClick={onLoad}>
          {text.loadTheirs}
        </button>
      ) : null}
    </span>
  )
}
