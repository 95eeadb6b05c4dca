import { formatKwh, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Picture, PostSection, postBody } from '#src/site/blog/post-body.tsx'
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
  return (
    <article>
      <header className="phero" data-first-screen="">
        <div className="wrap blog-top">
          <h1>{post.text.title}</h1>
          <p className="lede">{post.text.summary}</p>
          <div className="ba">
            {pictures.map(({ label, picture }) => (
              <div key={label}>
                <p className="sm">{label}</p>
                <Picture picture={picture} />
              </div>
            ))}
          </div>
        </div>
      </header>
      <section className="sec tight" aria-labelledby="measured">
        <div className="wrap">
          <ul className="four">
            {fourFigures(project, language).map(([value, label]) => (
              <li key={label}>
                <b className="num">{value}</b> {label}
              </li>
            ))}
          </ul>
          <h2 id="measured">
            {text.table}
            {sums.months < 12 ? `, ${text.soFar}` : ''}
          </h2>
          <Months project={project} language={language} />
        </div>
      </section>
      <div className="wrap prose">
        {body.sections.map(({ id, heading, nodes }) => (
          <section key={id || 'intro'}>
            {heading ? <h2 id={id}>{heading}</h2> : null}
            <PostSection nodes={nodes} language={language} at={id || 'intro'} pictures={post.pictures} />
          </section>
        ))}
        <h2>{text.kit}</h2>
        <ul>
          {fields.kit.map(({ name, size }) => (
            <li key={name}>
              {name}, <b>{size}</b>
            </li>
          ))}
        </ul>
        <h2>{text.wrong}</h2>
        {fields.remedies.map(({ what, remedy }) => (
          <div key={what} className="corr">
            <p>{what}</p>
            <p>
              <b>{remedy}</b>
            </p>
          </div>
        ))}
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
  if (fields.days !== undefined) figures.push([formatNumber(fields.days, language), text.days(fields.days)])
  return figures
}

function Months({ project: { fields }, language }: { project: Project; language: Language }) {
  const text = projectText[language]
  const names = monthNames(language, 'long')
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.month}</th>
          <th scope="col" className="n">
            {text.least}
          </th>
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
              <th scope="row">
                {names[at]} {month.slice(0, 4)}
              </th>
              <td className="n">{least === undefined ? '' : formatNumber(least, language)}</td>
              <td className="n">{formatNumber(kwh, language)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
