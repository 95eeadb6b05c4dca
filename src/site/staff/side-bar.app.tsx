import type { User } from '#src/features/auth/contract.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business } from '#src/site/business.ts'
import { type ReportScreenName, reportPaths, reportScreens, type StaffScreen } from './staff-path.ts'
import { mayOpen, staffRights } from './staff-rights.ts'
import { staffText } from './text.ts'

const reportIcons: Record<ReportScreenName, IconName> = {
  quotes: 'doc',
  pages: 'book',
  articles: 'list',
  findability: 'up',
}

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
  screen: StaffScreen['screen'] | undefined
  user: User | undefined
  language: Language
  hasShortcuts: boolean
  onShortcuts: (isOn: boolean) => void
  onLanguage: (language: Language) => void
  onSignOut: () => void
}) {
  const text = staffText[language]
  const rights = user && staffRights(user.role)
  return (
    <header className="side deep">
      <nav aria-label={text.navigation}>
        <a className="logo" href="/crm">
          <Mark size={26} />
          <span>{business.name}</span>
        </a>
        {rights?.mayReadLeads !== false && (
          <a href="/crm" aria-current={screen === 'leads' ? 'page' : screen === 'lead' ? 'true' : undefined}>
            <Icon name="user" size={18} />
            {text.leads}
          </a>
        )}
        {rights &&
          reportScreens
            .filter((report) => mayOpen(report, rights))
            .map((report) => (
              <a key={report} href={reportPaths[report]} aria-current={screen === report ? 'page' : undefined}>
                <Icon name={reportIcons[report]} size={18} />
                {text.reports[report]}
              </a>
            ))}
        <a href="/admin/dashboard" aria-current={screen === 'dashboard' ? 'page' : undefined}>
          <Icon name="check" size={18} />
          {text.dashboard}
        </a>
      </nav>
      <div className="side-foot">
        {user && (
          <p className="who">
            <span className="vh">{text.signedInAs}: </span>
            <b>{user.name}</b>
            <span className="xs mut">{authText[language].roles[user.role]}</span>
          </p>
        )}
        <fieldset className="side-lang">
          <legend className="vh">{text.language}</legend>
          {languages.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => onLanguage(one)}>
              {text.languages[one]}
            </button>
          ))}
        </fieldset>
        <label className="side-check">
          <input type="checkbox" checked={hasShortcuts} onChange={(event) => onShortcuts(event.target.checked)} />
          <span>{text.shortcuts}</span>
        </label>
        <button type="button" className="side-out" onClick={onSignOut}>
          {authText[language].signOut}
        </button>
      </div>
    </header>
  )
}
