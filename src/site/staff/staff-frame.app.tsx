import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { User } from '#src/features/auth/contract.ts'
import { loginPath, loginPathFor, returnPath, staffHomePath } from '#src/features/auth/domain/return-path.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { storedToken } from '#src/shared/http/request.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { business } from '#src/site/business.ts'
import type { EntranceProps } from './entrance.app.tsx'
import { staffLanguage, staffLanguageKey } from './language-choice.ts'
import { ScreenView, Waiting } from './screen-view.app.tsx'
import { screenGroups } from './screens.ts'
import { SideBar } from './side-bar.app.tsx'
import { openPath, usePath } from './staff-location.ts'
import { listedScreens, mayOpen, screenPath, shownScreen } from './staff-path.ts'
import { useStoredChoice } from './stored-choice.ts'
import { staffText } from './text.ts'
import { useSession } from './use-session.ts'

// Most days begin signed in.
const LazyEntrance = lazy(() => import('./entrance.app.tsx'))
const Entrance = (props: EntranceProps) => (
  <Suspense>
    <LazyEntrance {...props} />
  </Suspense>
)

/** The frame of the staff screens: who is signed in, in which language, and which screen the address shows. */
export function StaffFrame({ hasExpired, onSignedIn }: { hasExpired: boolean; onSignedIn: () => void }) {
  const path = usePath()
  const url = new URL(path, location.origin)
  const shown = shownScreen(url.pathname)
  const isLogin = shown === 'login'
  const { screen, params = {} } = typeof shown === 'object' ? shown : {}
  const session = useSession(screen !== undefined)
  const [chosenLanguage, chooseLanguage] = useStoredChoice(staffLanguageKey)
  const [shortcutChoice, chooseShortcuts] = useStoredChoice('staffShortcuts')
  const hasShortcuts = shortcutChoice !== 'off'
  const language = staffLanguage(chosenLanguage, session.user?.language, navigator.languages)
  const text = staffText[language]
  const main = useRef<HTMLElement>(null)
  const lastLeadId = useLastLead(params.leadId)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useFocusAfterNavigation(main, url.pathname)
  const needsSignIn = !isLogin && shown !== 'password' && storedToken() === null
  useEffect(() => {
    if (needsSignIn) openPath(loginPathFor(location.pathname + location.search), 'replace')
  }, [needsSignIn])

  // Who may not read leads begins where their work is.
  const { user } = session
  const start =
    user && (screen?.name === 'leads' || screen?.name === 'today') && !mayOpen(screen, user.role)
      ? firstPath(user.role)
      : undefined
  useEffect(() => {
    if (start) openPath(start, 'replace')
  }, [start])

  const entrance = { language, brand: business.name, onLanguage: chooseLanguage, ref: main }
  if (shown === 'password') return <Entrance {...entrance} step="link" token={location.hash.slice(1)} />
  if (isLogin)
    return (
      <Entrance
        {...entrance}
        step="sign-in"
        hasExpired={hasExpired}
        onSignedIn={(user) => {
          session.begin(user)
          onSignedIn()
          openPath(returnPath(location.search), 'replace')
        }}
      />
    )
  if (needsSignIn) return null
  if (session.user?.mustChangePassword) return <Entrance {...entrance} step="one-time" onChanged={session.begin} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only takes over clicks on links, which a keyboard makes too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div className="shell" onClick={followInside}>
      <SideBar
        screen={screen}
        user={session.user}
        language={language}
        hasShortcuts={hasShortcuts}
        onShortcuts={(isOn) => chooseShortcuts(isOn ? 'on' : 'off')}
        onLanguage={(wanted) => {
          chooseLanguage(wanted)
          session.keepLanguage(wanted)
        }}
        onSignOut={() => void session.end().finally(() => openPath(loginPath))}
      />
      <main id="main" tabIndex={-1} ref={main}>
        {session.user === undefined && session.error === null && <Waiting label={text.loading} />}
        {session.user === undefined && session.error !== null && (
          <div className="list-body">
            <LoadFailure
              message={failureText(session.error, { offline: text.offline, fallback: text.failed })}
              retry={text.retry}
              onRetry={session.retry}
            />
          </div>
        )}
        {user && screen && !start && (
          <ScreenView
            key={screen.name}
            screen={screen}
            params={params}
            user={user}
            language={language}
            brand={business.name}
            path={url.pathname}
            search={url.search}
            onSearch={(search, mode) => openPath(url.pathname + search, mode)}
            hasShortcuts={hasShortcuts}
            lastLeadId={lastLeadId}
          />
        )}
        {session.user && screen === undefined && (
          <div className="list-body">
            <h1>{text.notHere}</h1>
            <p>
              <a href={staffHomePath}>{text.backToLeads}</a>
            </p>
          </div>
        )}
      </main>
    </div>
  )
}

/** The first screen of the side bar that a role may open. */
function firstPath(role: User['role']): string | undefined {
  const first = screenGroups.flatMap((group) => listedScreens(group, role))[0]
  return first && screenPath(first)
}

/** The lead shown before the current screen; undefined while one is shown first. */
function useLastLead(current: string | undefined): string | undefined {
  const [last, setLast] = useState(current)
  if (current !== undefined && current !== last) setLast(current)
  return current === undefined ? last : undefined
}

/** After going to another screen the focus starts at its content and the page at its top; not on first load. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}

/** A plain click on a link to a staff page changes the screen without loading a page. */
function followInside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.hash || shownScreen(link.pathname) === undefined) return
  event.preventDefault()
  openPath(link.pathname + link.search)
  window.scrollTo(0, 0)
}
