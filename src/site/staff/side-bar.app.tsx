import { Fragment, useState } from 'react'
import type { User } from '#src/features/auth/contract.ts'
import { staffHomePath } from '#src/features/auth/domain/return-path.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business } from '#src/site/business.ts'
import type { Screen } from './screen.ts'
import { screenGroups } from './screens.ts'
import { listedScreens, screenPath } from './staff-path.ts'
import { staffText } from './text.ts'
import { useWaiting } from './use-waiting.ts'

/** Of the bar at the bottom of a phone, beside 'More'. */
const placesOnPhone = 4

/** The ways through the staff pages, who is signed in, the language of the pages, and the way out. */
export function SideBar({
  screen,
  user,
  language,
  hasShortcuts,
  onShortcuts,
  onLanguage,
  onSignOut,
}: {
  screen: Screen | undefined
  user: User | undefined
  language: Language
  hasShortcuts: boolean
  onShortcuts: (isOn: boolean) => void
  onLanguage: (language: Language) => void
  onSignOut: () => void
}) {
  const text = staffText[language]
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useWaiting(user)
  const isFar = (group: string, place: number) => group !== screenGroups[0] || place >= placesOnPhone
  const isFarShown = screenGroups.some((group) =>
    listedScreens(group, user?.role).some(
      (one, place) => isFar(group, place) && currentMark(one, screen) !== undefined,
    ),
  )
  return (
    <header className={isOpen ? 'side deep open' : 'side deep'}>
      <nav aria-label={text.navigation}>
        <a className="logo" href={staffHomePath}>
          <Mark size={26} />
          <span>{business.name}</span>
        </a>
        {screenGroups.map((group, i) => (
          <Fragment key={group}>
            {i > 0 && <hr />}
            {i > 0 && (
              <button
                type="button"
                className={isFarShown ? 'side-more here' : 'side-more'}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Icon name="menu" size={18} />
                {text.more}
              </button>
            )}
            {listedScreens(group, user?.role).map((one, place) => (
              <a
                key={one.name}
                className={isFar(group, place) ? 'far' : undefined}
                onClick={() => setIsOpen(false)}
                href={screenPath(one)}
                aria-current={currentMark(one, screen)}
              >
                {one.icon && <Icon name={one.icon} size={18} />}
                {one.label[language]}
                {(waiting[one.name] ?? 0) > 0 && (
                  <b className="side-count">
                    {formatNumber(waiting[one.name] ?? 0, language)}
                    <span className="vh">{` ${text.waiting}`}</span>
                  </b>
                )}
              </a>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className="side-foot">
        {user && (
          <p className="who">
            <span className="vh">{text.signedInAs}: </span>
            <b>{user.name}</b>
            <span className="xs">{`, ${roleNames[language][user.role].toLowerCase()}`}</span>
          </p>
        )}
        <label className="side-check">
          <input type="checkbox" checked={hasShortcuts} onChange={(event) => onShortcuts(event.target.checked)} />
          <span>{text.shortcuts}</span>
        </label>
        <div className="side-ways">
          <fieldset className="side-lang">
            <legend className="vh">{text.language}</legend>
            {languages.map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === language}
                onClick={() => onLanguage(one)}
              >
                {text.languages[one]}
              </button>
            ))}
          </fieldset>
          <button type="button" className="side-out" onClick={onSignOut}>
            {text.signOut}
          </button>
        </div>
      </div>
    </header>
  )
}

/** A screen reached from another leaves that one marked, though it is not the page shown. */
function currentMark({ name }: Screen, shown: Screen | undefined): 'page' | 'true' | undefined {
  if (shown?.name === name) return 'page'
  return shown?.under === name ? 'true' : undefined
}
