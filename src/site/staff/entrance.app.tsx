import type { RefObject } from 'react'
import type { User } from '#src/features/auth/contract.ts'
import { passwordPath } from '#src/features/auth/domain/return-path.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { ChoosePassword } from '#src/features/auth/ui/choose-password.app.tsx'
import { LoginScreen } from '#src/features/auth/ui/login-screen.app.tsx'
import { PasswordForm } from '#src/features/auth/ui/password-form.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { staffText } from './text.ts'

export type EntranceProps = {
  language: Language
  brand: string
  onLanguage: (language: string) => void
  ref: RefObject<HTMLElement | null>
} & (
  | { step: 'sign-in'; hasExpired: boolean; onSignedIn: (user: User) => void }
  | { step: 'link'; token: string }
  | { step: 'one-time'; onChanged: (user: User) => void }
)

/** What stands before the staff screens: the sign-in, a password chosen by a mailed link, and one chosen in place of the first. */
export default function Entrance(props: EntranceProps) {
  const { language, brand, ref, onLanguage } = props
  const other = language === 'en' ? 'es' : 'en'
  return (
    <main id="main" tabIndex={-1} ref={ref} className="login-page">
      {props.step === 'sign-in' && (
        <>
          <LoginScreen language={language} brand={brand} hasExpired={props.hasExpired} onSignedIn={props.onSignedIn} />
          <a href={passwordPath}>{peopleText[language].forgot}</a>
        </>
      )}
      {props.step === 'link' && <ChoosePassword language={language} brand={brand} token={props.token} />}
      {props.step === 'one-time' && (
        <div className="login panel stack">
          <h1>{authText[language].oneTimeTitle}</h1>
          <p className="mut">{authText[language].oneTimeWhy}</p>
          <PasswordForm language={language} onChanged={props.onChanged} />
        </div>
      )}
      <button type="button" className="plain" lang={other} onClick={() => onLanguage(other)}>
        {staffText[language].languages[other]}
      </button>
    </main>
  )
}
