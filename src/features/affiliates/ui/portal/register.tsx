import { type SubmitEvent, useRef, useState } from 'react'
import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError } from '#src/shared/http/request.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ask } from './portal-data.ts'

const offered = ['solar', 'heat-pump', 'air-conditioning', 'electrical', 'other'] as const

type Answer = { kind: 'new' | 'old' | 'bad'; text: string }

/** Four answers and a consent; the result stands where the form stood. */
export function Register({
  portal,
  language,
  onRegistered,
}: {
  portal: Portal
  language: Language
  onRegistered: () => void
}) {
  const all = portalText(language)
  const text = all.register
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ body: '', key: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const said = (name: string) => String(fields.get(name) ?? '').trim()
    const reach = said('reach')
    const body = {
      name: said('name'),
      ...(reach.includes('@') ? { email: reach } : { phone: reach }),
      town: said('town'),
      service: said('service'),
      consent: fields.get('consent') !== null,
    }
    const sent = JSON.stringify(body)
    if (attempt.current.body !== sent) attempt.current = { body: sent, key: randomKey() }
    setIsBusy(true)
    try {
      const key = { 'Idempotency-Key': attempt.current.key }
      const got: Record<string, unknown> = Object(await ask('POST', `/${portal.id}/leads`, body, key))
      const day = (instant: unknown) => formatDate(String(instant).slice(0, 10), language)
      if (got.status === 'new') {
        setAnswer({ kind: 'new', text: text.isNew(day(got.protectedUntil)) })
        form.current?.reset()
        onRegistered()
      } else setAnswer({ kind: 'old', text: text.isKnown(day(got.since)) })
    } catch (error) {
      const first = error instanceof ApiError ? error.problem?.fields[0]?.message : undefined
      setAnswer({ kind: 'bad', text: first ?? failureText(error, { offline: all.offline, fallback: all.failed }) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="card quick" id="register">
      <form ref={form} onSubmit={(event) => void submit(event)}>
        <h2 className="h4">{text.heading}</h2>
        <div className="f">
          <label htmlFor="reg-name">{text.name}</label>
          <input className="in" id="reg-name" name="name" autoComplete="off" required maxLength={120} />
        </div>
        <div className="f">
          <label htmlFor="reg-reach">{text.reach}</label>
          <input className="in" id="reg-reach" name="reach" autoComplete="off" required maxLength={254} />
        </div>
        <div className="f">
          <label htmlFor="reg-town">{text.town}</label>
          <select className="in" id="reg-town" name="town" required>
            {towns.map((town) => (
              <option key={town} value={town}>
                {townNames[town]}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="f">
          <legend>{text.service}</legend>
          <div className="chips">
            {offered.map((service, i) => (
              <label className="pick1" key={service}>
                <input type="radio" name="service" value={service} defaultChecked={i === 0} required />
                <span>{text.services[service]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="ck f">
          <input type="checkbox" name="consent" required />
          <span>{text.consent}</span>
        </label>
        <Button type="submit" wide busy={isBusy} disabled={portal.state === 'paused'}>
          {isBusy ? text.sending : text.send}
        </Button>
      </form>
      <div role="status" aria-live="polite">
        {answer ? (
          <div className={`answer ${answer.kind}`}>
            <Icon name={answer.kind === 'new' ? 'check' : answer.kind === 'old' ? 'user' : 'alert'} size={26} />
            <p>{answer.text}</p>
          </div>
        ) : null}
      </div>
    </section>
  )
}
