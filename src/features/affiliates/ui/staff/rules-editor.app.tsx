import { type ReactNode, type SubmitEvent, useState } from 'react'
import { jobKinds, partnerTaxKinds, withRules } from '#src/features/affiliates/domain/rules.ts'
import { type RulesOut, type RulesResponse, rulesOfOut } from '#src/features/affiliates/rules/contract.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { rulesText } from '#src/features/affiliates/text/staff-rules.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { fieldsOf, raisedTiers, rateField, rateParts, readRules, soleParts, taxField, tierField } from './rules-form.ts'
import { ChangeFailure } from './shown.app.tsx'
import { useRulesChange } from './staff-data.ts'

/** The form for conditions from a day on, filled with the newest ones. */
export function RulesEditor({
  rules,
  newest,
  language,
  serviceNames,
  onDraft,
  onPublished,
  previewOf,
}: {
  rules: RulesResponse
  newest: RulesOut
  language: Language
  serviceNames: Readonly<Record<string, string>>
  onDraft: (draft: RulesOut | undefined) => void
  /** Told the first day of what was published. */
  onPublished: (validFrom: string) => void
  previewOf: (value: unknown) => ReactNode
}) {
  const text = rulesText[language]
  const { kinds, tiers } = partnerNames[language]
  const change = useRulesChange()
  const [draft, setDraft] = useState<RulesOut>()
  const [isRefused, setIsRefused] = useState(false)
  const first = addDays(rules.today, 1)
  const begun = fieldsOf({ ...newest, validFrom: newest.validFrom > rules.today ? newest.validFrom : '' })
  const at = (name: string) => ({ name, defaultValue: begun.get(name) })
  const number = (name: string, label: string) => (
    <input
      className="in tn"
      {...at(name)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      required
    />
  )
  const read = (form: HTMLFormElement) => {
    const next = readRules(new FormData(form), newest)
    setDraft(next)
    setIsRefused(false)
    onDraft(next)
    return next
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = read(event.currentTarget)
    if (!next) return setIsRefused(true)
    const body = { ...next, basedOnVersion: rules.version }
    change.mutate({ method: 'POST', path: '', body, language }, { onSuccess: () => onPublished(next.validFrom) })
  }
  return (
    <form className="panel stack-s" noValidate onSubmit={submit} onInput={(event) => read(event.currentTarget)}>
      <h2>{text.edit}</h2>
      <p className="mut">{text.editNote}</p>
      <Field id="rules-from" label={text.validFrom} hint={text.validFromHint}>
        {(control) => <input {...control} className="in w10" type="date" min={first} {...at('validFrom')} required />}
      </Field>
      <div className="tblw">
        <table className="stk rules-table">
          <caption className="sm">{text.commission}</caption>
          <thead>
            <tr>
              <td />
              {rateParts.map((part) => (
                <th key={part} scope="col">
                  {text.parts[part]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{kinds[kind]}</th>
                {rateParts.map((part) => (
                  <td key={part} data-l={text.parts[part]}>
                    {number(rateField(kind, part), text.of(text.parts[part], kinds[kind]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <table className="stk rules-table">
        <thead>
          <tr>
            <th scope="col">{text.tier}</th>
            <th scope="col">{text.fromJobs}</th>
            <th scope="col">{text.bonus}</th>
          </tr>
        </thead>
        <tbody>
          {raisedTiers.map((tier) => (
            <tr key={tier}>
              <th scope="row">{tiers[tier]}</th>
              <td data-l={text.fromJobs}>
                {number(tierField(tier, 'fromJobs'), `${tiers[tier]}: ${text.fromJobs.toLowerCase()}`)}
              </td>
              <td data-l={text.bonus}>
                {number(tierField(tier, 'bonusPercent'), `${tiers[tier]}: ${text.bonus.toLowerCase()}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="rules-sole">
        {soleParts.map((part) => (
          <Field key={part} id={`rules-${part}`} label={text.sole[part]}>
            {(control) => (
              <input
                {...control}
                className="in tn"
                type="text"
                inputMode="decimal"
                autoComplete="off"
                {...at(part)}
                required
              />
            )}
          </Field>
        ))}
      </div>
      <details>
        <summary>{text.kindOf}</summary>
        <p className="xs mut">{text.kindOfNote}</p>
        <div className="rules-sole">
          {services.map((service) => (
            <Field key={service} id={`kind-of-${service}`} label={serviceNames[service] ?? service}>
              {(control) => (
                <select {...control} className="in" {...at(`kindOf.${service}`)}>
                  {jobKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {kinds[kind]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ))}
        </div>
      </details>
      <details>
        <summary>{text.tax}</summary>
        <table className="stk rules-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{text.vat}</th>
              <th scope="col">{text.withheld}</th>
            </tr>
          </thead>
          <tbody>
            {partnerTaxKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{text.taxKinds[kind]}</th>
                <td data-l={text.vat}>{number(taxField(kind, 'vatPercent'), `${text.taxKinds[kind]}: ${text.vat}`)}</td>
                <td data-l={text.withheld}>
                  {number(taxField(kind, 'withholdingPercent'), `${text.taxKinds[kind]}: ${text.withheld}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {draft && previewOf({ sets: withRules(rules.sets.map(rulesOfOut), rulesOfOut(draft)) })}
      {isRefused && (
        <p className="note bad" role="alert">
          {text.incomplete}
        </p>
      )}
      <ChangeFailure error={change.error} language={language} />
      <p className="row">
        <Button type="submit" tone="sea" busy={change.isPending}>
          {text.publish}
        </Button>
      </p>
    </form>
  )
}
