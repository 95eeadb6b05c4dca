import type { ReactNode } from 'react'
import { contactText } from '#src/features/contact/text/text.ts'
import { ReviewList } from '#src/features/reviews/ui/review-list.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { ProjectList } from '#src/site/projects/project-list.tsx'
import { liveProjects } from '#src/site/projects/projects.ts'
import { shownReviews } from '#src/site/reviews/review-places.ts'
import { pathOf, type RouteId } from '#src/site/routes.ts'

/** What staff and customers have given a page about us: its reviews, its projects. Nothing on the pages that hold none. */
export function shownOf(route: RouteId, language: Language): { list: ReactNode; isEmpty: boolean } {
  if (route === 'reviews') {
    const reviews = shownReviews()
    const places = { registrations: pathOf('certifications', language), projects: pathOf('projects', language) }
    const { services } = contactText(language)
    return {
      list: <ReviewList language={language} reviews={reviews} places={places} serviceName={(one) => services[one]} />,
      isEmpty: reviews.length === 0,
    }
  }
  if (route !== 'projects' && route !== 'portfolio' && route !== 'case-studies') return { list: null, isEmpty: true }
  const kind = route === 'case-studies' ? 'case-study' : undefined
  const projects = liveProjects(language, kind)
  return {
    list: <ProjectList language={language} projects={projects} />,
    isEmpty: projects.length === 0,
  }
}
