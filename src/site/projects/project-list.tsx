import { formatDate, formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { liveProjects, type Project } from './projects.ts'
import { projectText } from './text.ts'

/** Finished jobs as cards; null while there is none, so that the page around it says what it has to say then. */
export function ProjectList({ language, kind }: { language: Language; kind?: 'project' | 'case-study' }) {
  const projects = liveProjects(language, kind)
  if (projects.length === 0) return null
  return (
    <ul className="pjs">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} language={language} />
        </li>
      ))}
    </ul>
  )
}

function ProjectCard({ project: { path, post, fields, sums }, language }: { project: Project; language: Language }) {
  const text = projectText[language]
  return (
    <article className="pj">
      <div className="bd">
        <h3>
          <a href={path}>{post.text.title}</a>
        </h3>
        {sums.months > 0 ? (
          <p>
            <b className="num">{formatKwh(sums.measuredKwh, language)}</b> {text.measured(sums.months)}
          </p>
        ) : null}
        <p className="mut">{post.text.summary}</p>
        <p className="sm mut">
          {text.since} {formatDate(fields.inUseSince, language)}
        </p>
      </div>
    </article>
  )
}
