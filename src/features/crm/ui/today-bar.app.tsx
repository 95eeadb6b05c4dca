import { type ReactNode, useRef } from 'react'
import { todayWords } from '#src/features/crm/text/today-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { type TodayScope, todayScopes } from '#src/features/crm/today/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { KeyHints } from './key-hints.app.tsx'
import { movedIndex, queueShortcut } from './shortcut.ts'
import { useShortcut } from './use-shortcut.ts'

/** The head of Today: search, keys, whose work is shown. */
export function TodayBar({
  language,
  whose,
  hasShortcuts,
  onWhose,
  onFind,
  children,
}: {
  language: Language
  whose: TodayScope
  hasShortcuts: boolean
  onWhose: (whose: TodayScope) => void
  onFind: (words: string) => void
  /** What can be begun here. */
  children?: ReactNode
}) {
  const words = todayWords[language]
  const field = useRef<HTMLInputElement>(null)
  useQueueKeys(hasShortcuts, () => field.current?.focus())
  return (
    <div className="sbar">
      <h1>{workText[language].today}</h1>
      <SearchField
        ref={field}
        id="today-search"
        value=""
        isOnEnter
        hint={hasShortcuts ? '/' : undefined}
        onChange={onFind}
      >
        {words.search}
      </SearchField>
      {hasShortcuts && (
        <KeyHints
          hints={[
            [['J', 'K'], words.keys.move],
            [['Enter'], words.keys.act],
            [['X'], words.keys.done],
            [['Z'], words.keys.undo],
          ]}
        />
      )}
      <span className="row at-end">
        <fieldset className="seg">
          <legend className="vh">{words.whose}</legend>
          {todayScopes.map((one) => (
            <button key={one} type="button" aria-pressed={one === whose} onClick={() => onWhose(one)}>
              {words.scopes[one]}
            </button>
          ))}
        </fieldset>
        {children}
      </span>
    </div>
  )
}

/** J and K go to the first action of the next row and of the one before, which Enter then does; X finishes the row, Z takes the last thing back. */
function useQueueKeys(isOn: boolean, search: () => void): void {
  useShortcut(isOn, (press) => {
    const wish = queueShortcut(press)
    if (wish === undefined) return false
    if (wish === 'search') search()
    else if (wish === 'undo') pressed(document.querySelector('[data-key="undo"]'))
    else if (wish === 'done')
      pressed(document.activeElement?.closest('.queue > li')?.querySelector('[data-key="done"]') ?? null)
    else {
      const rows = [...document.querySelectorAll('.queue .q-acts')]
      const here = rows.findIndex((acts) => acts.parentElement?.contains(document.activeElement))
      const acts = rows[movedIndex(here, wish, rows.length)]
      const next = acts?.querySelector('a') ?? acts?.querySelector('[data-key="done"]') ?? acts?.querySelector('button')
      if (next instanceof HTMLElement) next.focus()
    }
    return true
  })
}

function pressed(button: Element | null): void {
  if (button instanceof HTMLElement) button.click()
}
