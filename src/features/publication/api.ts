import { createRoute } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute, type Role } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { changedPages, previewRequest, publishRequest, shownSubject, shownSubjects } from './contract.ts'
import type { Publications } from './service.ts'
import type { Subject } from './subjects.ts'

const path = '/api/publications'
const tags = ['Staff']
const security = [{ bearer: [] }]

const list = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'What is published, on how many pages and since when; what is missing is version 0, the built one',
  responses: {
    200: { description: 'By subject', content: { 'application/json': { schema: shownSubjects } } },
    ...problems(401, 403),
  },
})
const preview = createRoute({
  method: 'post',
  path: `${path}/preview`,
  tags,
  security,
  summary: 'Which pages a publication would change, sentence by sentence; nothing is published',
  request: { body: { required: true, content: { 'application/json': { schema: previewRequest } } } },
  responses: {
    200: { description: 'The pages', content: { 'application/json': { schema: changedPages } } },
    ...problems(401, 403, 404, 422, 503),
  },
})
const publish = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: 'Publish a version: every page that shows it is made first, then all of them change at once',
  request: { body: { required: true, content: { 'application/json': { schema: publishRequest } } } },
  responses: {
    201: { description: 'Published and shown', content: { 'application/json': { schema: shownSubject } } },
    ...problems(401, 403, 404, 409, 422, 503),
  },
})

export function publicationApi(api: Api, o: { publications: Publications; auth: Auth; db: () => Database }): void {
  const { subjects } = o.publications
  guardRoute(api, o.auth, list, rolesFor(subjects, 'mayRead'))
  const publishers = rolesFor(subjects, 'mayPublish')
  guardRoute(api, o.auth, preview, publishers)
  guardRoute(api, o.auth, publish, publishers)
  api.openapi(list, (c) => {
    const { role } = actorOf(c)
    if (publishers.includes(role)) o.publications.expectChange()
    const items = o.publications.shown().filter(({ subject }) => o.publications.subject(subject).mayRead.includes(role))
    return c.json(shownSubjects.parse({ items }), 200)
  })
  api.openapi(preview, async (c) => {
    const request = c.req.valid('json')
    requireRole(actorOf(c), o.publications.subject(request.subject).mayPublish)
    const language = await requestLanguage(c)
    return c.json({ pages: await o.publications.preview(o.db(), { ...request, language }) }, 200)
  })
  api.openapi(publish, async (c) => {
    const request = c.req.valid('json')
    const by = actorOf(c)
    requireRole(by, o.publications.subject(request.subject).mayPublish)
    const language = await requestLanguage(c)
    return c.json(shownSubject.parse(await o.publications.publish(o.db(), { ...request, by, language })), 201)
  })
}

/** Those who may do it with some subject: who may do it with none is refused before the body is read. */
function rolesFor(subjects: readonly Subject[], action: 'mayRead' | 'mayPublish'): Role[] {
  return [...new Set(subjects.flatMap((subject) => subject[action]))]
}

/** Problem: 403 forbidden. */
function requireRole({ role }: { role: Role }, roles: readonly Role[]): void {
  if (!roles.includes(role)) throw new Problem(403, 'forbidden')
}
