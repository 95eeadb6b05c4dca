import './projects.css'
import { formatDate, formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Picture } from '#src/site/blog/post-body.tsx'
import type { Project } from './projects.ts'
import { projectText } from './text.ts'

/** Finished jobs as cards; null while there is none, so that the page around it says what it has to say then. */
export function ProjectList({ language, projects }: { language: Language; projects: readonly Project[] }) {
  if (projects.length === 0) return null
  const text = projectText[language]
  return (
    <section className="wrap pj-sec" aria-labelledby="finished">
      <h2 id="finished">{text.finished}</h2>
      <ul className="pjs">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProjectCard({ project, language }: { project: Project; language: Language }) {
  const { path, post, fields, sums, town } = project
  const text = projectText[language]
  const after = fields.after ? post.pictures[fields.after] : undefined
  return (
    <article className="pj">
      {after ? <Picture picture={after} /> : null}
      <div className="bd">
        <p className="sm mut">{town}</p>
        <h3>
          <a href={path}>{post.text.title}</a>
        </h3>
        {sums.months > 0 ? (
          <p>
            <b className="num">{formatKwh(sums.measuredKwh, language)}</b> {text.measured(sums.months)}
          </p>
        ) : null}
        <p className="mut">{post.text.summary}</p>
        <dl className="pj-facts">
          {sums.leastKwh === undefined || sums.months === 0 ? null : (
            <div>
              <dt>{text.promisedShort}</dt>
              <dd className="num">{formatKwh(sums.leastKwh, language)}</dd>
            </div>
          )}
          <div>
            <dt>{text.since}</dt>
            <dd>{formatDate(fields.inUseSince, language)}</dd>
          </div>
          {fields.days === undefined ? null : (
            <div>
              <dt>{text.onSite}</dt>
              <dd>{text.days(fields.days)}</dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  )
}
