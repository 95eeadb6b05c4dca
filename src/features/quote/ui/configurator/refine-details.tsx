import { useState } from 'react'
import {
  type FieldName,
  type FormValues,
  type RefinementName,
  refinementNames,
} from '#src/features/quote/domain/answers/form-values.ts'
import { isRefined, refinementsAsked } from '#src/features/quote/domain/answers/refinements.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import type { QuestionHandlers } from './question.tsx'
import { SelectField, TextField } from './question-fields.tsx'
import { refinementChoices, whenBlank } from './refine-words.ts'

interface RefineDetailsProps {
  text: QuoteUiText
  values: FormValues
  errors: Partial<Record<FieldName, string>>
  /** The contracted power that the price on screen stands on, kW. */
  powerKw?: number | undefined
  /** Without handlers every refinement is asked: the form on one page cannot know which ones will matter. */
  on?: QuestionHandlers
}

/** What may be refined once the eight answers are given, closed until wanted. Each field says what stands when it is blank. */
export function RefineDetails({ text, values, errors, powerKw, on }: RefineDetailsProps) {
  const asked: readonly RefinementName[] = on ? refinementsAsked(values) : refinementNames
  const wrong = asked.some((field) => errors[field])
  const [open, setOpen] = useState(() => isRefined(values))
  return (
    <details className="q-refine" open={open || wrong} onToggle={on && ((event) => setOpen(event.currentTarget.open))}>
      <summary>{text.refine.title}</summary>
      <p className="hint">{text.refine.lede}</p>
      <div className="q-refine-fields">
        {asked.map((field) => (
          <Refinement key={field} {...{ field, text, values, powerKw, on }} error={errors[field]} />
        ))}
      </div>
    </details>
  )
}

interface RefinementProps extends Pick<RefineDetailsProps, 'text' | 'values' | 'powerKw' | 'on'> {
  field: RefinementName
  error: string | undefined
}

function Refinement({ field, text, values, error, powerKw, on }: RefinementProps) {
  const { label, hint } = text.refine.fields[field]
  const blank = text.refine.taken(whenBlank(field, text, on && values, powerKw))
  const shared = { field, text, label, hint: hint ? `${hint} ${blank}` : blank, value: values[field], error }
  const answer = on && ((value: string) => on.answer({ [field]: value }))
  if (field === 'roofType' || field === 'roofAzimuthDeg' || field === 'roofTiltDeg')
    return (
      <SelectField
        {...shared}
        empty={text.refine.notSure}
        choices={refinementChoices(field, text, values[field])}
        onChoose={answer}
      />
    )
  return (
    <TextField
      {...shared}
      width="w10"
      inputMode={field === 'persons' ? 'numeric' : 'decimal'}
      onType={answer}
      onLeave={on && (() => on.leave(field))}
    />
  )
}
