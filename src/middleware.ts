import { defineMiddleware } from 'astro/middleware'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

/** In the development server, where nobody publishes, pages show what the project's own files say. */
export const onRequest = defineMiddleware((_context, next) => {
  if (import.meta.env.DEV) readOutsidePages(versionZero(madridDate(new Date())))
  return next()
})
