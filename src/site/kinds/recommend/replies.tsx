import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import './replies.css'

const reply = z.strictObject({ name: z.string().trim().min(1).max(40), t: z.string().trim().min(1).max(160) })
/** A full reply, one in part, one that is a single sum. */
export const repliesShape = z.tuple([reply, reply, reply])
export type Replies = z.infer<typeof repliesShape>

/** A message to send, how to count what a reply answers (its last paragraph), and three kinds of reply as sheets. */
export function MessageBand({
  section: { id, heading, nodes },
  replies,
  language,
}: {
  section: Section
  replies: Replies
  language: Language
}) {
  return (
    <section className="sec fl-band tint" aria-labelledby={id}>
      <div className="wrap rc-message">
        <div>
          <h2 id={id}>{heading}</h2>
          <div className="prose">{renderNodes(nodes.slice(0, -1), language, `${id}-message`)}</div>
        </div>
        <div>
          <div className="prose">{renderNodes(nodes.slice(-1), language, `${id}-count`)}</div>
          <ol className="rc-replies">
            {replies.map(({ name, t }, at) => (
              <li key={name}>
                <ReplySheet answered={answered[at] ?? 0} asks={at === 0} />
                <div>
                  <h3>{name}</h3>
                  <p>{renderInline(t, language)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** Of the seven things that the message asks for, those that a reply of each kind answers. */
const answered = [7, 4, 0]
const lines = [0, 1, 2, 3, 4, 5, 6]

/** A reply as a sheet: a line for each thing asked, ticked where it is answered; without any, one sum. */
function ReplySheet({ answered, asks }: { answered: number; asks: boolean }) {
  const top = (line: number) => 26 + line * 15
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true">
      <path className="rc-paper" d="M46 8H154V150H46z" />
      {answered === 0 ? (
        <path className="rc-sum" d="M66 80h68" />
      ) : (
        lines.map((line) => (
          <g key={line} transform={`translate(0 ${top(line)})`}>
            <path className="rc-line" d={`M78 0h${[52, 38, 58, 44, 56, 34, 48][line] ?? 0}`} />
            {line < answered ? (
              <path className="rc-tick" d="M59 0l4 4 7-8" />
            ) : (
              <path className="rc-gap" d="M60-4h8v8h-8z" />
            )}
          </g>
        ))
      )}
      {asks ? (
        <g transform="translate(150 100)">
          <path className="rc-bubble" d="M0-20H40V16H18L8 26V16H0z" />
          <path className="rc-ask" d="M14-8q0-6 6-6t6 6q0 4-6 7v3" />
          <circle cx="20" cy="9" r="2" />
        </g>
      ) : null}
    </svg>
  )
}
