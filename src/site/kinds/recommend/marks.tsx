import { z } from 'zod'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { recommendText } from './text.ts'
import './marks.css'

const words = z.string().trim().min(1).max(160)

/** What a firm's marks decide: from so many on, one that passed is chosen, or asked for what is missing. */
export const marksShape = z
  .strictObject({
    choose: z.strictObject({ from: z.number().int().positive(), t: words }),
    ask: z.strictObject({ from: z.number().int().positive(), t: words }),
    leave: words,
    /** The checks that no mark makes up for. */
    must: z.strictObject({ checks: z.array(z.number().int().positive()).min(1), t: words }),
  })
  .refine(({ choose, ask }) => choose.from > ask.from, 'choose begins above ask')
export type Marks = z.infer<typeof marksShape>

/** How to read a sheet of `checks` lines: the marks of a firm as figures, and what each decides. */
export function MarksBand({ marks, checks, language }: { marks: Marks; checks: number; language: Language }) {
  const text = recommendText(language)
  const { choose, ask, leave, must } = marks
  const and = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es-ES', { type: 'conjunction' })
  const number = (value: number) => formatNumber(value, language)
  const span = (from: number, to: number) => `${number(from)}–${number(to)}`
  const facts = [
    { n: span(choose.from, checks), t: choose.t },
    { n: span(ask.from, choose.from - 1), t: ask.t },
    { n: span(0, ask.from - 1), t: leave },
    { n: and.format(must.checks.map(number)), t: must.t },
  ]
  return (
    <section className="sec tight rc-marks" aria-labelledby="marks">
      <div className="wrap">
        <h2 id="marks">{text.marks}</h2>
        <ul>
          {facts.map(({ n, t }) => (
            <li key={n}>
              <span className="num n2">{n}</span>
              <p>{renderInline(t, language)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
