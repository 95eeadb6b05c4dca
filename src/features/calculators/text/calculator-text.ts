import type { Vocabulary } from '#src/features/calculators/domain/frame/calculator.ts'

/**
 * The words of one calculator in one language. Sentences are templates: `{name}` is replaced by the value of that name, written as the
 * reader expects it. `{name|one|other}` chooses by the number (one for exactly 1) and does not print it.
 */
export interface CalculatorText<V extends Vocabulary = Vocabulary, InputName extends string = string> {
  /** What stands in the fields at first, where it is more than a typical home. */
  opens?: string
  /** Heading of the form, for readers by ear: "Your roof". */
  form: string
  /** Labels carry no unit; the frame adds it. `options`: words of a choice. */
  inputs: Record<
    InputName,
    { label: string; hint?: string; options?: Record<string, string | { label: string; hint: string }> }
  >
  figures: Record<V['figure'], FigureText>
  /** `text`: what the figures do not say by themselves. */
  verdicts: Record<V['verdict'], { title: string; text?: string }>
  /** `label` states the result in one sentence; `caption` gives method, source and date. */
  charts: Record<V['chart'], { title: string; label: string; caption: string }>
  tables: Record<V['table'], { title: string; caption?: string }>
  /** Heading of the answer's remarks, where it has any. */
  remarks?: string
  assumptions: Record<V['assumption'], string>
  words: Record<V['word'], string>
}

export interface FigureText {
  /** Under the number: "saved a year". */
  label: string
  /** The same in the phone's line, where it has half a line of room. */
  short?: string
  /** A second line. */
  note?: string
  /** How sure it is, where 'in nine cases of ten' is no way to speak of it: {low}, {high}. */
  spread?: string
  /** Below its bar: why the upper end lies where it does. */
  bar?: string
  /** Instead of the number, when there is none. */
  none?: string
  /** Why this number: the equation in words, then what went in. */
  equation: string
  why: string
}
