import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { loginPath, loginPathFor, returnPath, staffHomePath } from '#src/features/auth/domain/return-path.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { LoginScreen } from '#src/features/auth/ui/login-screen.app.tsx'
import { PasswordForm } from '#src/features/auth/ui/password-form.app.tsx'
import { LeadListScreen } from '#src/features/crm/ui/lead-list.app.tsx'
import { LeadScreen } from '#src/features/crm/ui/lead-page.app.tsx'
import { failureText } from '#src/shared/http/failure-text.ts'
import { storedToken } from '#src/shared/http/request.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { Dashboard } from './dashboard.app.tsx'
import { staffLanguage, staffLanguageKey } from './language-choice.ts'
import { quoteParts } from './quote-parts.app.tsx'
import { ReportScreen } from './report-screen.app.tsx'
import { SideBar } from './side-bar.app.tsx'
import { openPath, usePath } from './staff-location.ts'
import { isReport, reportPaths, staffScreen } from './staff-path.ts'
import { staffRights } from './staff-rights.ts'
import { useStoredChoice } from './stored-choice.ts'
import { staffText } from './text.ts'
import { useSession } from './use-session.ts'

/** The frame of the staff screens: who is signed in, in which language, and which screen the address shows. */
export function StaffFrame({ hasExpired, onSignedIn }: { hasExpired: boolean; onSignedIn: () => void }) {
  const path = usePath()
  const url = new URL(path, location.origin)
  const screen = staffScreen(url.pathname)
  const session = useSession(screen !== undefined && screen.screen !== 'login')
  const [chosenLanguage, chooseLanguage] = useStoredChoice(staffLanguageKey)
  const [shortcutChoice, chooseShortcuts] = useStoredChoice('staffShortcuts')
  const hasShortcuts = shortcutChoice !== 'off'
  const language = staffLanguage(chosenLanguage, session.user?.language, navigator.languages)
  const text = staffText[language]
  const main = useRef<HTMLElement>(null)
  const lastLeadId = useLastLead(screen?.screen === 'lead' ? screen.id : undefined)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useFocusAfterNavigation(main, url.pathname)
  const needsSignIn = screen?.screen !== 'login' && storedToken() === null
  useEffect(() => {
    if (needsSignIn) openPath(loginPathFor(location.pathname + location.search), 'replace')
  }, [needsSignIn])

  // Who may not read leads begins where their work is.
  const isElsewhere = screen?.screen === 'leads' && session.user && !staffRights(session.user.role).mayReadLeads
  useEffect(() => {
    if (isElsewhere) openPath(reportPaths.pages, 'replace')
  }, [isElsewhere])

  if (screen?.screen === 'login')
    return (
      <main id="main" tabIndex={-1} ref={main} className="login-page">
        <LoginScreen
          language={language}
          brand={business.name}
          hasExpired={hasExpired}
          onSignedIn={(user) => {
            session.begin(user)
            onSignedIn()
            openPath(returnPath(location.search), 'replace')
          }}
        />
        <LanguageLinks language={language} onChoose={chooseLanguage} />
      </main>
    )
  if (needsSignIn) return null
  if (session.user?.mustChangePassword)
    return (
      <main id="main" tabIndex={-1} ref={main} className="login-page">
        <div className="login panel stack">
          <h1>{authText[language].oneTimeTitle}</h1>
          <p className="mut">{authText[language].oneTimeWhy}</p>
          <PasswordForm language={language} onChanged={session.begin} />
        </div>
        <LanguageLinks language={language} onChoose={chooseLanguage} />
      </main>
    )
  const shared = { language, brand: business.name, hasShortcuts }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only takes over clicks on links, which a keyboard makes too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div className="shell" onClick={followInside}>
      <SideBar
        screen={screen?.screen}
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
        {session.user && screen?.screen === 'leads' && !isElsewhere && (
          <LeadListScreen
            {...shared}
            search={url.search}
            lastLeadId={lastLeadId}
            testQuotePath={pathOf('test-quote', language)}
            onSearch={(search, mode) => openPath(staffHomePath + search, mode)}
          />
        )}
        {session.user && screen?.screen === 'lead' && (
          <LeadScreen
            {...shared}
            key={screen.id}
            id={screen.id}
            actor={session.user.name}
            {...staffRights(session.user.role)}
            quoteParts={quoteParts(language)}
          />
        )}
        {session.user && screen?.screen === 'dashboard' && <Dashboard language={language} user={session.user} />}
        {session.user && screen && isReport(screen.screen) && (
          <ReportScreen
            key={screen.screen}
            screen={screen.screen}
            user={session.user}
            language={language}
            search={url.search}
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

function Waiting({ label }: { label: string }) {
  return (
    <div className="list-body">
      <Skeleton label={label} widths={[40, 100, 100, 100]} />
    </div>
  )
}

function LanguageLinks({ language, onChoose }: { language: 'en' | 'es'; onChoose: (language: string) => void }) {
  const other = language === 'en' ? 'es' : 'en'
  return (
    <button type="button" className="plain" lang={other} onClick={() => onChoose(other)}>
      {staffText[language].languages[other]}
    </button>
  )
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
  if (link.hash || staffScreen(link.pathname) === undefined) return
  event.preventDefault()
  openPath(link.pathname + link.search)
  window.scrollTo(0, 0)
}
