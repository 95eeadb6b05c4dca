import type { ConsultationValues } from '#src/features/booking/domain/form-body.ts'
import { modes, topics } from '#src/features/booking/domain/rules.ts'
import { bookingText } from '#src/features/booking/text/text.ts'
import { zonePlace } from '#src/features/booking/text/times.ts'
import { offeredTopics, topicNames } from '#src/features/booking/text/topics.ts'
import type { BookingText } from '#src/features/booking/text/types.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'
import { TextField } from '#src/shared/ui/field/text-field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import type { BookingPlaces } from './booking-places.ts'
import { fieldId, fieldOf, ownWords } from './field-id.ts'
import { WeekBox, type WeekState } from './week-box.tsx'

export interface ConsultationFormProps {
  language: Language
  places: BookingPlaces
  values: ConsultationValues
  week: WeekState
  errors: readonly { field: string; code: string; message: string }[]
}

/** The zones that most of our visitors live in; the browser adds its own. */
const zones = ['Europe/London', 'Europe/Dublin', 'Europe/Stockholm', 'Europe/Helsinki', 'America/New_York']

/**
 * Topic, time and three fields. Without script its buttons post it to its own page, which comes back with the times; with it consultation.client.ts
 * fetches the same piece of page and sends JSON.
 */
export function ConsultationForm({ language, places, values, week, errors: problems }: ConsultationFormProps) {
  const text = bookingText(language)
  const errors = problems.map((problem) => ({ field: fieldOf(problem.field), message: ownWords(problem, text) }))
  const field = (name: string) => ({
    id: fieldId(name),
    error: errors.find((error) => error.field === name)?.message,
    errorPrefix: text.errorPrefix,
  })
  const consent = field('consentPrivacy')
  const slot = field('slot')
  return (
    <form
      method="post"
      action={places.page}
      noValidate
      data-consultation={language}
      data-error-title={text.errorTitle}
      data-error-prefix={text.errorPrefix}
      data-sending={text.sending}
      data-offline={text.offline}
      data-sends="/api/consultations"
      data-failed={text.failed}
      data-name-required={text.nameRequired}
      data-slot-required={text.slotRequired}
      data-reach-required={text.reachRequired}
      data-confirm={text.confirm('{}')}
      data-choose={text.chooseAbove}
      data-week-failed={text.week.failed}
    >
      <div data-errors>
        {errors.length > 0 ? (
          <ErrorSummary
            title={text.errorTitle}
            errors={errors.map(({ field: name, message }) => ({ fieldId: fieldId(name), message }))}
          />
        ) : null}
      </div>
      <input type="hidden" name="quoteToken" value={values.quoteToken} />
      <FormTrap language={language} />
      <section>
        <StepTitle number={1}>{text.steps.about}</StepTitle>
        <div className="q3">
          <Field {...field('topic')} label={text.topic}>
            {(control) => (
              <select {...control} className="in" name="topic" defaultValue={values.topic}>
                {topicsShown(values.topic).map((topic) => (
                  <option key={topic} value={topic}>
                    {topicNames[language][topic]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <fieldset className="f">
            <legend>{text.modes.legend}</legend>
            <div className="tiles">
              {modes.map((mode) => (
                <label className="ch" key={mode}>
                  <input type="radio" name="mode" value={mode} defaultChecked={values.mode === mode} />
                  <span>
                    {text.modes[mode]}
                    <small className="vh">{mode === 'visit' ? text.modes.visitHint : text.modes.videoHint}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field {...field('town')} label={text.town}>
            {(control) => (
              <select {...control} className="in" name="town" defaultValue={values.town}>
                {towns.map((town) => (
                  <option key={town} value={town}>
                    {townNames[town]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </section>
      <section id={fieldId('slot')} tabIndex={-1}>
        <StepTitle number={2}>{text.steps.when}</StepTitle>
        <Zone value={values.timeZone} text={text} />
        {slot.error ? <FieldError id={slot.id} error={slot.error} errorPrefix={text.errorPrefix} /> : null}
        <WeekBox week={week} values={values} text={text} phone={places.phone} />
      </section>
      <section>
        <StepTitle number={3}>{text.steps.who}</StepTitle>
        <div className="q3 even level">
          <TextField
            {...field('name')}
            label={text.name}
            hint={text.nameHint}
            input={{ name: 'name', autoComplete: 'name', maxLength: 120, required: true, defaultValue: values.name }}
          />
          <TextField
            {...field('reach')}
            label={text.reach}
            hint={text.reachHint}
            input={{ name: 'reach', autoComplete: 'email', maxLength: 254, required: true, defaultValue: values.reach }}
          />
          <TextField
            {...field('address')}
            label={text.address}
            hint={text.addressHint}
            input={{
              name: 'address',
              autoComplete: 'address-line1',
              maxLength: 200,
              defaultValue: values.address,
            }}
          />
        </div>
        <div className={consent.error ? 'f err bk-consent' : 'f bk-consent'}>
          {consent.error ? <FieldError id={consent.id} error={consent.error} errorPrefix={text.errorPrefix} /> : null}
          <label className="ck">
            <input
              type="checkbox"
              name="consentPrivacy"
              id={consent.id}
              required
              defaultChecked={values.consentPrivacy}
              aria-describedby={consent.error ? `${consent.id}-error` : undefined}
              aria-invalid={consent.error ? true : undefined}
            />
            <span>
              {text.consent.before}
              <a href={places.privacy}>{text.consent.policy}</a>
              {text.consent.after}
            </span>
          </label>
        </div>
        <p className="sm" role="status" data-held={text.held.until('{when}', '{time}')} data-over={text.held.over} />
        <div className="row bk-end">
          <button className="btn" type="submit" name="step" value="book" data-confirm-button="">
            {text.confirmPlain}
          </button>
          <button className="btn sec2 s" type="button" data-forget="" hidden>
            {text.forget}
          </button>
          <p className="xs mut">{text.controller(places.brand)}</p>
        </div>
      </section>
    </form>
  )
}

function StepTitle({ number, children }: { number: number; children: string }) {
  return (
    <h2>
      <span className="tile" aria-hidden="true">
        {number}
      </span>
      {children}
    </h2>
  )
}

function Zone({ value, text }: { value: string; text: BookingText }) {
  const shown = value && !zones.includes(value) && value !== 'Europe/Madrid' ? [value, ...zones] : zones
  const id = fieldId('timeZone')
  return (
    <div className="row bk-zone">
      <label htmlFor={id} className="sm mut">
        {text.week.zone}
      </label>
      <select className="in" id={id} name="timeZone" defaultValue={value}>
        <option value="">{text.week.zones.spain}</option>
        {shown.map((zone) => (
          <option key={zone} value={zone}>
            {zonePlace(zone)}
          </option>
        ))}
      </select>
    </div>
  )
}

function topicsShown(chosen: string) {
  const other = topics.find((topic) => topic === chosen)
  return other && !offeredTopics.some((topic) => topic === other) ? [other, ...offeredTopics] : offeredTopics
}
