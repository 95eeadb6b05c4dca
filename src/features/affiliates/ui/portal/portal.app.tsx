// First, and alone: the contracts below are built by zod.
import '#src/shared/http/zod-without-eval.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { Money } from './money.tsx'
import { Month } from './month.tsx'
import { ask, forgetToken, keepToken, loadPortal, partnerToken } from './portal-data.ts'
import { Profile } from './profile.tsx'
import { Referrals } from './referrals.tsx'
import { Register } from './register.tsx'
import { ShareKit } from './share-kit.tsx'
import { SignIn } from './sign-in.tsx'
import { Statements, TierCard } from './statements.tsx'

interface Props {
  language: Language
  programmePath: string
  privacyPath: string
  phone: string
}

/** The partner portal: the sign-in, or everything of one partner. */
export default function PortalApp({ language, programmePath, phone }: Props) {
  const text = portalText(language)
  const [isIn, setIsIn] = useState(() => partnerToken() !== null)
  const [portal, setPortal] = useState<Portal>()
  const [failure, setFailure] = useState<string>()
  const [hasEnded, setHasEnded] = useState(false)

  const load = useCallback(async () => {
    try {
      setPortal(await loadPortal())
      setFailure(undefined)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        forgetToken()
        setIsIn(false)
      } else setFailure(failureText(error, { offline: text.offline, fallback: text.failed }))
    }
  }, [text])

  // A mailed link carries its token behind the hash, which no server and no log ever sees.
  useEffect(() => {
    const linkToken = location.hash.slice(1)
    if (!/^[\w-]{43}$/.test(linkToken)) return
    history.replaceState(null, '', location.pathname)
    ask('POST', '/sessions', { linkToken }).then(
      (answer) => {
        keepToken(String(Object(answer).token))
        setIsIn(true)
      },
      () => setHasEnded(true),
    )
  }, [])
  useEffect(() => {
    if (isIn) void load()
  }, [isIn, load])

  if (!isIn)
    return (
      <SignIn
        language={language}
        programmePath={programmePath}
        hasEnded={hasEnded}
        onSignedIn={(token) => {
          keepToken(token)
          setIsIn(true)
        }}
      />
    )
  if (!portal)
    return (
      <section className="sec tight">
        <div className="wrap stack">
          {failure ? (
            <div className="note bad" role="alert">
              <p>{failure}</p>
              <Button tone="secondary" onClick={() => void load()}>
                {text.retry}
              </Button>
            </div>
          ) : (
            <Skeleton label={text.loading} widths={[40, 70, 100]} />
          )}
        </div>
      </section>
    )
  const signOut = () => {
    ask('DELETE', '/sessions').finally(() => {
      forgetToken()
      setPortal(undefined)
      setIsIn(false)
    })
  }
  return (
    <>
      <Money portal={portal} language={language} />
      <div className="wrap portal">
        {failure ? (
          <p className="note bad" role="alert">
            {failure}
          </p>
        ) : null}
        {portal.state === 'paused' ? (
          <p className="note">
            {text.paused} {phone}
          </p>
        ) : null}
        <div className="pgrid">
          <div className="pq">
            <Register portal={portal} language={language} onRegistered={() => void load()} />
          </div>
          <div className="pr1">
            {portal.referrals.length === 0 ? <FirstDay portal={portal} language={language} /> : null}
            <Referrals portal={portal} language={language} onChanged={() => void load()} />
            <Statements portal={portal} language={language} />
          </div>
          <div className="pt">
            <TierCard portal={portal} language={language} />
            <Month portal={portal} language={language} />
          </div>
        </div>
      </div>
      <ShareKit portal={portal} language={language} />
      <Profile portal={portal} language={language} onChanged={setPortal} onSignOut={signOut} />
    </>
  )
}

function FirstDay({ portal, language }: { portal: Portal; language: Language }) {
  const text = portalText(language).firstDay
  return (
    <section className="card first-day">
      <h2 className="h3">{text.heading(portal.code)}</h2>
      <p className="mut">{text.lede}</p>
      <ol className="first-steps">
        {text.steps.map((step, i) => (
          <li key={step.title}>
            <span className="tile" aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{step.title}</b>
              <br />
              <span className="mut sm">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
