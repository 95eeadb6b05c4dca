import { sendingText } from '#src/features/quote/sending/text.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { TextField } from '#src/shared/ui/field/text-field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Note } from '#src/shared/ui/note/note.tsx'
import type { ResultParts } from './result-context.ts'
import type { Places } from './result-keep.tsx'

/** What became of the form, when it was just sent. */
export interface Asked {
  email: string
  language: Language
  isSent: boolean
  errors: readonly ProblemField[]
  /** Why it was refused as a whole, in the reader's language. */
  failure?: string | undefined
}

export interface Sending {
  /** Path of the quote's page, which takes the form. */
  path: string
  asked?: Asked | undefined
}

interface Props extends Pick<ResultParts, 'language' | 'ui'> {
  places: Places
  sending: Sending
}

/** The quote by mail: a form that needs an address only; sent, one line with the address and the form folded behind it. */
export function SendIt(props: Props) {
  const { language, sending } = props
  const { asked } = sending
  const text = sendingText[language]
  return (
    <section className="tint r-send" id="keep" tabIndex={-1} aria-labelledby="keep-title">
      <div className="wrap">
        <div className="card">
          <h2 className="r-h3" id="keep-title">
            {text.title}
          </h2>
          {asked?.isSent ? (
            <>
              <p role="status">
                <Icon name="check" size={20} /> {text.sent(asked.email)}
              </p>
              <details className="r-change">
                <summary>{text.change}</summary>
                <SendForm {...props} />
              </details>
            </>
          ) : (
            <SendForm {...props} />
          )}
        </div>
      </div>
    </section>
  )
}

function SendForm({ language, ui, places, sending: { path, asked } }: Props) {
  const text = sendingText[language]
  const error = asked?.errors.find(({ field }) => field === 'email')?.message
  return (
    <form method="post" action={`${path}#keep`} noValidate>
      <input type="hidden" name="step" value="send" />
      <FormTrap language={language} />
      {asked?.failure ? (
        <div role="alert">
          <Note tone="bad">{asked.failure}</Note>
        </div>
      ) : null}
      <p className="mut sm">{text.lede}</p>
      <div className="r-sends">
        <TextField
          id="send-email"
          label={text.email}
          error={error}
          errorPrefix={ui.errors.titlePrefix}
          input={{
            name: 'email',
            type: 'email',
            autoComplete: 'email',
            maxLength: 254,
            required: true,
            defaultValue: asked?.email,
          }}
        />
        <fieldset className="f r-tongues">
          <legend>{text.language}</legend>
          {languages.map((one) => (
            <label key={one} className="ck">
              <input type="radio" name="language" value={one} defaultChecked={one === (asked?.language ?? language)} />
              <span>{text.languages[one]}</span>
            </label>
          ))}
        </fieldset>
        <label className="ck">
          <input type="checkbox" name="marketing" value="yes" />
          <span className="sm">{ui.review.consentMarketing}</span>
        </label>
      </div>
      <div className="row">
        <button className="btn sec2" type="submit">
          {text.send}
        </button>
        <p className="xs mut">
          {text.controller(places.brand)} {places.privacy ? <a href={places.privacy}>{text.privacy}</a> : null}
        </p>
      </div>
    </form>
  )
}
