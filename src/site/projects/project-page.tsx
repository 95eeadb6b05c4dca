import './projects.css'
import { formatKwh, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Picture, PostSection, postBody } from '#src/site/blog/post-body.tsx'
import { pathOf } from '#src/site/routes.ts'
import { MeasuredChart } from './measured-chart.tsx'
import type { Project } from './projects.ts'
import { projectText } from './text.ts'

/** A finished job: before and after, four figures, what was measured against what was promised, the kit, and what went wrong. */
export function ProjectPage({ project, language }: { project: Project; language: Language }) {
  const text = projectText[language]
  const { post, fields, sums } = project
  const pictures = [
    { id: fields.before, label: text.before },
    { id: fields.after, label: text.after },
  ].flatMap(({ id, label }) => {
    const picture = id ? post.pictures[id] : undefined
    return picture ? [{ label, picture }] : []
  })
  const body = postBody(post, language)
  const figures = fourFigures(project, language)
  return (
    <article>
      <header className="wrap pj-head" data-first-screen="">
        <p className="sm mut">{project.town}</p>
        <div className="pj-top">
          <h1>{post.text.title}</h1>
          <p className="lede">{post.text.summary}</p>
        </div>
        <div className="ba">
          {pictures.map(({ label, picture }) => (
            <div key={label} className="pj-frame">
              <span>{label}</span>
              <Picture picture={picture} />
            </div>
          ))}
        </div>
        {figures.length > 0 ? (
          <ul className="pj-four">
            {figures.map(([value, label]) => (
              <li key={label}>
                <b className="num">{value}</b> {label}
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      {fields.measured.length > 0 ? (
        <section className="sec tight shade" aria-labelledby="measured">
          <div className="wrap">
            <h2 id="measured">
              {text.table}
              {sums.months < 12 ? `, ${text.soFar}` : ''}
            </h2>
            <MeasuredChart project={project} language={language} />
            <details className="why" open={fields.promisedKwh === undefined}>
              <summary>{text.asTable}</summary>
              <div className="tblw">
                <Months project={project} language={language} />
              </div>
            </details>
          </div>
        </section>
      ) : null}
      <div className="wrap pj-body">
        <div className="prose">
          {body.sections.map(({ id, heading, nodes }) => (
            <section key={id || 'intro'}>
              {heading ? <h2 id={id}>{heading}</h2> : null}
              <PostSection nodes={nodes} language={language} at={id || 'intro'} pictures={post.pictures} />
            </section>
          ))}
        </div>
        {fields.kit.length > 0 ? (
          <section aria-labelledby="kit">
            <h2 id="kit">{text.kit}</h2>
            <dl className="pj-kit">
              {fields.kit.map(({ name, size }) => (
                <div key={`${name} ${size}`}>
                  <dt>{name}</dt>
                  <dd className="num">{size}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <section aria-labelledby="wrong">
          <h2 id="wrong">{text.wrong}</h2>
          <ul className="pj-wrong">
            {fields.remedies.map(({ what, remedy }) => (
              <li key={what}>
                <p>{what}</p>
                <p className="pj-right">{remedy}</p>
              </li>
            ))}
          </ul>
        </section>
        <p className="row">
          <ButtonLink href={pathOf('quote', language)}>{text.quote}</ButtonLink>
          <a href={pathOf('projects', language)}>{text.all}</a>
        </p>
      </div>
    </article>
  )
}

function fourFigures({ fields, sums }: Project, language: Language): [value: string, label: string][] {
  const text = projectText[language]
  const figures: [string, string][] = []
  if (sums.months > 0) figures.push([formatKwh(sums.measuredKwh, language), text.measured(sums.months)])
  if (sums.leastKwh !== undefined && sums.months > 0) {
    figures.push([formatKwh(sums.leastKwh, language), text.promised])
    const within = sums.months - sums.below
    figures.push([formatNumber(within, language), text.within(within, sums.months)])
  }
  if (fields.days !== undefined) figures.push([formatNumber(fields.days, language), text.daysAlone(fields.days)])
  return figures
}

function Months({ project: { fields }, language }: { project: Project; language: Language }) {
  const text = projectText[language]
  const names = monthNames(language, 'long')
  const isPromised = fields.promisedKwh !== undefined
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.month}</th>
          {isPromised ? (
            <th scope="col" className="n">
              {text.least}
            </th>
          ) : null}
          <th scope="col" className="n">
            {text.read}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.measured.map(({ month, kwh }) => {
          const at = Number(month.slice(5)) - 1
          const least = fields.promisedKwh?.[at]?.p90
          return (
            <tr key={month}>
              <th scope="row">{`${names[at]} ${month.slice(0, 4)}`}</th>
              {isPromised ? <td className="n">{least === undefined ? '' : formatNumber(least, language)}</td> : null}
              <td className="n">{formatNumber(kwh, language)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
