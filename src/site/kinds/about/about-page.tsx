import { z } from 'zod'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ServiceAreaMap } from '#src/shared/ui/service-area-map/service-area-map.tsx'
import { business } from '#src/site/business.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { CallRow } from '#src/site/kinds/blocks/call-row.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { JobDrawing, JobLine } from './job-line.tsx'
import { Receipt } from './receipt.tsx'
import { Registers } from './registers.tsx'
import { aboutText } from './text.ts'
import './about.css'

const words = z.string().trim().min(1)
const aboutShape = z.strictObject({
  job: z.array(fact).length(5),
  registers: z.array(z.strictObject({ name: words, lets: words, link: words })).min(3),
  /** Number of the section on what a job costs, and the worked home whose price is taken apart beside it. */
  money: z.strictObject({ at: z.number().int().positive(), home: words }),
})

/** Who comes: a job along one ground line, offices and hours, registers, what a job costs line by line, what happens when something goes wrong. */
export function AboutPage({ page, language }: KindProps) {
  const { job, registers, money } = shapeOf(page.words, aboutShape)
  const text = aboutText(language)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const earning = headed[money.at - 1]
  if (!earning) throw new RangeError(`${page.words.id} has no section ${money.at}`)
  return (
    <div className="ab">
      <header className="ab-hero" data-first-screen="">
        <div className="wrap ab-head">
          <h1>{page.words.heading}</h1>
          <div>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
            <CallRow language={language} />
          </div>
        </div>
        <JobDrawing language={language} />
      </header>
      <JobLine stages={job} language={language} />
      <section className="sec tight" aria-labelledby="offices">
        <div className="wrap g2 c75 mid">
          <ServiceAreaMap language={language} />
          <div>
            <h2 id="offices">{text.offices}</h2>
            <p className="mut ab-area">{text.area}</p>
            <ul className="ab-offices">
              {business.offices.map(({ id, name, address }) => (
                <li key={id}>
                  <b>{name[language]}</b>
                  {address ? <span className="mut">{address}</span> : null}
                </li>
              ))}
            </ul>
            <dl className="kv ab-hours">
              <dt>{text.hours}</dt>
              <dd>
                {openingLines(language).map((line) => (
                  <span className="nw" key={line}>
                    {line}
                  </span>
                ))}
              </dd>
              {published().isOnCall ? (
                <>
                  <dt>{text.emergencies}</dt>
                  <dd>{text.anyHour}</dd>
                </>
              ) : null}
              <dt>{text.phone}</dt>
              <dd>
                <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
              </dd>
              <dt>{text.languages}</dt>
              <dd>{text.spoken}</dd>
            </dl>
            <p>
              <a className="tl" href={pathOf('design-consultation', language)}>
                {text.visit} <Icon name="arrow" size={20} />
              </a>
            </p>
          </div>
        </div>
      </section>
      <Registers registers={registers} language={language} />
      <section className="sec tight" aria-labelledby={earning.id}>
        <div className="wrap g2 c57 mid">
          <div>
            <h2 id={earning.id}>{earning.heading}</h2>
            <div className="prose ab-prose">{renderNodes(earning.nodes, language, earning.id)}</div>
          </div>
          <Receipt home={money.home} language={language} />
        </div>
      </section>
      <SectionFlow sections={headed.filter((section) => section !== earning)} language={language} tinted fills />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} />
      <Closing name={closingOf(page.route)} language={language} />
    </div>
  )
}
