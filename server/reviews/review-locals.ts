import type { Reviews } from '#src/features/reviews/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { ReviewLocals } from '#src/site/reviews/review-locals.ts'

/** What the page behind an invitation's link shows. Rejects with 503 while the database is away. */
export async function reviewLocals(reviews: Reviews, token: string): Promise<{ status: number; locals: ReviewLocals }> {
  try {
    return { status: 200, locals: { invitation: await reviews.open(token) } }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { status: 404, locals: { gone: 'unknown' } }
    if (error instanceof Problem && error.status === 410) return { status: 410, locals: { gone: 'over' } }
    throw error
  }
}
