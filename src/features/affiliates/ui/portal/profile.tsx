import { type SubmitEvent, useState } from 'react'
import { marketingChannels, referralVolumes } from '#src/features/affiliates/domain/partner.ts'
import { partnerTaxKinds } from '#src/features/affiliates/domain/rules.ts'
import { type Portal, portal as portalShape } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { ask } from './portal-data.ts'

const sent = [
  'iban',
  'taxKind',
  'taxNumber',
  'taxAddress',
  'website',
  'businessDescription',
  'monthlyReferrals',
] as const

/** The rest of the application, the account we pay to, and a password for who wants one. */
export function Profile({
  portal,
  language,
  onChanged,
  onSignOut,
}: {
  portal: Portal
  language: Language
  onChanged: (portal: Portal) => void
  onSignOut: () => void
}) {
  const all = portalText(language)
  const text = all.details
  const { profile } = portal
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const value = (name: string) => String(fields.get(name) ?? '').trim()
    const patch = Object.fromEntries(sent.filter((name) => value(name) !== '').map((name) => [name, value(name)]))
    setIsBusy(true)
    setErrors({})
    try {
      const password = String(fields.get('password') ?? '')
      if (password) await ask('PUT', '/me/password', { password })
      const channels = fields.getAll('channels')
      onChanged(portalShape.parse(await ask('PATCH', '/me', { ...patch, channels, language })))
      form.reset()
      setSaid(text.saved)
    } catch (error) {
      const problems = error instanceof ApiError ? (error.problem?.fields ?? []) : []
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
      setSaid(problems.length > 0 ? undefined : failureText(error, { offline: all.offline, fallback: all.failed }))
    } finally {
      setIsBusy(false)
    }
  }

  const plain = (name: string, label: string, o: { hint?: string; value?: string | null; type?: string } = {}) => (
    <Field id={`details-${name}`} label={label} hint={o.hint} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          className="in"
          name={name}
          type={o.type ?? 'text'}
          autoComplete={o.type === 'password' ? 'new-password' : 'off'}
          maxLength={256}
          defaultValue={o.value ?? ''}
        />
      )}
    </Field>
  )
  return (
    <section className="sec tight" id="details">
      <div className="wrap">
        <h2>{text.heading}</h2>
        <form className="card details" onSubmit={(event) => void submit(event)} noValidate>
          {plain('iban', text.iban, { hint: text.ibanHint(profile.ibanLast4) })}
          <Field id="details-taxKind" label={text.taxKind} error={errors.taxKind}>
            {(control) => (
              <select {...control} className="in" name="taxKind" defaultValue={profile.taxKind ?? ''}>
                <option value="">{text.choose}</option>
                {partnerTaxKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text.taxKinds[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {plain('taxNumber', text.taxNumber, { hint: text.taxNumberHint(profile.hasTaxNumber) })}
          {plain('taxAddress', text.taxAddress, { value: profile.taxAddress })}
          {plain('website', text.website, { value: profile.website, type: 'url' })}
          {plain('businessDescription', text.description, { value: profile.businessDescription })}
          <Field id="details-monthlyReferrals" label={text.referrals} error={errors.monthlyReferrals}>
            {(control) => (
              <select {...control} className="in" name="monthlyReferrals" defaultValue={profile.monthlyReferrals ?? ''}>
                <option value="">{text.choose}</option>
                {referralVolumes.map((volume) => (
                  <option key={volume} value={volume}>
                    {text.volumes[volume]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <fieldset>
            <legend>{text.channelsLabel}</legend>
            <div className="chips">
              {marketingChannels.map((channel) => (
                <label className="ck" key={channel}>
                  <input
                    type="checkbox"
                    name="channels"
                    value={channel}
                    defaultChecked={profile.channels.includes(channel)}
                  />
                  <span>{text.channels[channel]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <p className="sm mut">{text.payment}</p>
          {plain('password', text.password, { hint: text.passwordHint, type: 'password' })}
          <div className="row">
            <Button type="submit" tone="sea" busy={isBusy}>
              {isBusy ? text.saving : text.save}
            </Button>
            <span role="status">{said}</span>
          </div>
        </form>
        <p>
          <button type="button" className="plain" onClick={onSignOut}>
            {all.signOut}
          </button>
        </p>
      </div>
    </section>
  )
}
