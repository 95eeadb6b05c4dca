import type { OpenInvitation } from '#src/features/reviews/contract.ts'
import { mostNameCharacters, mostWordsCharacters } from '#src/features/reviews/domain/review.ts'
import { reviewText } from '#src/features/reviews/text/text.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'
import { TextField } from '#src/shared/ui/field/text-field.tsx'
import { fieldId, type ReviewValues } from './form-body.ts'

export interface ReviewFormProps {
  language: Language
  invitation: OpenInvitation
  /** Path of this page, to which it posts. */
  path: string
  values?: ReviewValues | undefined
  errors?: readonly { field: string; code: string; message: string }[] | undefined
}

/** Stars, words, and how the writer wants to be called. It posts to its own page; the script only keeps a draft. */
export function ReviewForm({ language, invitation, path, values, errors: problems = [] }: ReviewFormProps) {
  const text = reviewText[language]
  const own: Record<string, string> = {
    stars: text.fields.stars,
    words: text.fields.words,
    'consent.publish': text.fields.consent,
  }
  const errors = problems.map(({ field, message }) => ({ field, message: own[field] ?? message }))
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const field = (name: string) => ({ id: fieldId(name), error: errorOf(name), errorPrefix: text.errorPrefix })
  const before = values ?? { name: invitation.firstName, town: invitation.town ?? '' }
  const [starsError, consentError] = [errorOf('stars'), errorOf('consent.publish')]
  return (
    <form method="post" action={path} noValidate data-review-form="" data-sending={text.sending}>
      {errors.length > 0 ? (
        <ErrorSummary
          title={text.errorTitle}
          errors={errors.map((error) => ({ fieldId: fieldId(error.field), message: error.message }))}
        />
      ) : null}
      <fieldset
        className={starsError ? 'f err' : 'f'}
        aria-describedby={starsError ? `${fieldId('stars')}-error` : undefined}
      >
        <legend>{text.stars}</legend>
        {starsError ? <FieldError id={fieldId('stars')} error={starsError} errorPrefix={text.errorPrefix} /> : null}
        <div className="rv-stars" id={fieldId('stars')}>
          {text.starOf.map((word, at) => (
            <label key={word}>
              <input
                type="radio"
                name="stars"
                value={at + 1}
                required
                defaultChecked={before.stars === String(at + 1)}
              />
              <b className="num">{at + 1}</b>
              <span>{word}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field {...field('words')} label={text.words} hint={text.wordsHint}>
        {(control) => (
          <textarea
            {...control}
            className="in"
            name="words"
            rows={9}
            maxLength={mostWordsCharacters}
            required
            defaultValue={before.words}
          />
        )}
      </Field>
      <TextField
        {...field('name')}
        label={text.name}
        optional={text.optional}
        hint={text.nameHint}
        input={{ className: 'in w10', name: 'name', maxLength: mostNameCharacters, defaultValue: before.name }}
      />
      <Field {...field('town')} label={text.town} optional={text.optional}>
        {(control) => (
          <select {...control} className="in w10" name="town" defaultValue={before.town}>
            <option value="">{text.noTown}</option>
            {towns.map((town) => (
              <option key={town} value={town}>
                {townNames[town]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={consentError ? 'f err' : 'f'}>
        {consentError ? (
          <FieldError id={fieldId('consent')} error={consentError} errorPrefix={text.errorPrefix} />
        ) : null}
        <label className="ck">
          <input
            type="checkbox"
            name="consent"
            id={fieldId('consent')}
            required
            defaultChecked={before.consent === 'on'}
            aria-describedby={consentError ? `${fieldId('consent')}-error` : undefined}
            aria-invalid={consentError ? true : undefined}
          />
          <span>{text.consent}</span>
        </label>
      </div>
      <p className="form-end">
        <Button type="submit" name="step" value="write">
          {text.send}
        </Button>
      </p>
    </form>
  )
}
