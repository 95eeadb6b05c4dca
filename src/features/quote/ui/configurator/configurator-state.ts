import { type AnswerProblem, checkAnswers } from '#src/features/quote/domain/answers/check-answers.ts'
import { type Attempt, contactOf, type Draft } from '#src/features/quote/domain/answers/draft.ts'
import {
  emptyValues,
  type FieldName,
  type FormValues,
  fieldNames,
  nothing,
} from '#src/features/quote/domain/answers/form-values.ts'
import { fieldsOf, reachableStep, type StepId, stepOfField } from '#src/features/quote/domain/answers/steps.ts'

/** The configurator's state and every move it knows, without React and without a browser. */

/** A problem found here by its code, or one that the server worded itself. */
export type ShownProblem = AnswerProblem | { field: FieldName; message: string }
export type Failure = 'offline' | 'server' | 'busy'

export interface ConfiguratorState {
  values: FormValues
  step: StepId
  /** Counts the moves to a step, so that the screen can tell a move from a repaint. */
  moves: number
  problems: ShownProblem[]
  /** Counts the refusals: each one takes the focus to the summary. */
  refusals: number
  sending: boolean
  failure: Failure | undefined
  attempt: Attempt | undefined
  /** What 'start again' cleared, until it is brought back or a new answer is given. */
  cleared: { values: FormValues; step: StepId } | undefined
  /** True once the draft on the device has been read. */
  restored: boolean
}

export type Move =
  | { type: 'restored'; draft: Pick<Draft, 'values' | 'step' | 'attempt'> }
  | { type: 'answered'; values: Partial<FormValues> }
  | { type: 'left'; field: FieldName }
  | { type: 'refused'; problems: ShownProblem[] }
  | { type: 'went'; step: StepId }
  | { type: 'sending'; attempt: Attempt }
  | { type: 'failed'; failure: Failure }
  | { type: 'start-again' }
  | { type: 'brought-back' }

export function firstState(): ConfiguratorState {
  return {
    values: emptyValues(),
    step: 'town',
    moves: 0,
    problems: [],
    refusals: 0,
    sending: false,
    failure: undefined,
    attempt: undefined,
    cleared: undefined,
    restored: false,
  }
}

/** The state after a move. */
export function moved(state: ConfiguratorState, move: Move): ConfiguratorState {
  switch (move.type) {
    case 'restored':
      return { ...state, ...move.draft, restored: true }
    case 'answered': {
      const values = { ...state.values, ...move.values }
      return { ...state, values, cleared: undefined, problems: withoutSettled(state.problems, move.values, values) }
    }
    case 'left':
      // Checked on leaving a field only once the step has been refused: nobody is corrected before trying.
      return state.problems.length === 0 ? state : { ...state, problems: rechecked(state, move.field) }
    case 'refused':
      return { ...state, problems: move.problems, refusals: state.refusals + 1, sending: false, failure: undefined }
    case 'went':
      return {
        ...state,
        step: reachableStep(move.step, state.values),
        moves: state.moves + 1,
        problems: state.problems.filter((problem) => stepOfField(problem.field) === move.step),
        failure: undefined,
      }
    case 'sending':
      return { ...state, sending: true, failure: undefined, problems: [], attempt: move.attempt }
    case 'failed':
      return { ...state, sending: false, failure: move.failure }
    case 'start-again':
      return {
        ...firstState(),
        restored: true,
        moves: state.moves + 1,
        refusals: state.refusals,
        cleared: { values: state.values, step: state.step },
      }
    case 'brought-back':
      return state.cleared ? { ...state, ...state.cleared, cleared: undefined, moves: state.moves + 1 } : state
  }
}

/**
 * A right answer settles its problem the moment it is given. Waiting until the field is left would take the summary away between
 * the press and the release of a button, and the press would go nowhere.
 */
function withoutSettled(problems: ShownProblem[], changed: Partial<FormValues>, values: FormValues): ShownProblem[] {
  const isOpen = ({ field }: ShownProblem) =>
    !answeredBy(field).some((one) => one in changed) || checkAnswers(values, [field]).length > 0
  return problems.every(isOpen) ? problems : problems.filter(isOpen)
}

/** The values that answer a field's question: e-mail and phone answer one, and so do bill and kWh. */
function answeredBy(field: FieldName): (keyof FormValues)[] {
  if (field === 'email' || field === 'phone') return ['email', 'phone']
  if (field === 'monthlyBillEur' || field === 'annualKwh') return ['monthlyBillEur', 'annualKwh', 'consumptionBy']
  return [field]
}

function rechecked(state: ConfiguratorState, left: FieldName): ShownProblem[] {
  const group = fieldsOf(state.step).filter((field) => answeredBy(left).includes(field))
  const others = state.problems.filter(({ field }) => !group.includes(field))
  const found = checkAnswers(state.values, group)
  return [...others, ...found].sort((a, b) => fieldNames.indexOf(a.field) - fieldNames.indexOf(b.field))
}

/** The list after a tick or untick; 'none of these' and the rest exclude each other. */
export function toggled(list: readonly string[], word: string, on: boolean): string[] {
  if (!on) return list.filter((other) => other !== word)
  if (word === nothing) return [nothing]
  return [...list.filter((other) => other !== nothing && other !== word), word]
}

/** The server's field path as a field of the form; undefined for one that the form does not show. */
export function fieldOfPath(path: string): FieldName | undefined {
  const paths: Record<string, FieldName> = {
    contact: 'name',
    'contact.name': 'name',
    'contact.email': 'email',
    'contact.phone': 'phone',
    'roof.type': 'roofType',
    'roof.azimuthDeg': 'roofAzimuthDeg',
    'roof.tiltDeg': 'roofTiltDeg',
    'roof.areaM2': 'roofAreaM2',
    consent: 'consentPrivacy',
    'consent.privacy': 'consentPrivacy',
  }
  return paths[path] ?? fieldNames.find((field) => path === field || path.startsWith(`${field}.`))
}

/** A draft with the person's details from the tab's own storage. */
export function withContact(values: FormValues, stored: string | null): FormValues {
  return { ...values, ...contactOf(stored) }
}
