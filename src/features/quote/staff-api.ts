import { createRoute } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { priceBookRequest, priceBookResponse } from './contract.ts'
import { quotePermissions } from './permissions.ts'
import type { PriceList } from './price-list.ts'
import { type ListedLinks, quotesOfPage } from './quote-list.ts'
import { quoteList, quoteListQuery } from './quote-list-contract.ts'

const content = { 'application/json': { schema: priceBookResponse } }
const tags = ['Staff']
const security = [{ bearer: [] }]
const path = '/api/admin/price-book'

const read = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'The prices in force and the earlier versions',
  responses: { 200: { description: 'The price book', content }, ...problems(401, 403, 503) },
})
const publish = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: 'Publish a new version of the prices; quotes already made keep theirs',
  request: { body: { required: true, content: { 'application/json': { schema: priceBookRequest } } } },
  responses: { 201: { description: 'Published', content }, ...problems(401, 403, 409, 422, 503) },
})

export function priceBookApi(api: Api, o: { db: () => Database; priceList: PriceList; auth: Auth }): void {
  guardRoute(api, o.auth, read, quotePermissions['prices.read'])
  guardRoute(api, o.auth, publish, quotePermissions['prices.publish'])
  api.openapi(read, async (c) => c.json(await o.priceList.withHistory(o.db()), 200))
  api.openapi(publish, async (c) =>
    c.json(await o.priceList.publish(o.db(), c.req.valid('json'), actorOf(c), await requestLanguage(c)), 201),
  )
}

const listPath = '/api/quotes/list'
const list = createRoute({
  method: 'get',
  path: listPath,
  tags,
  security,
  summary: 'Quotes made, newest first, 50 a page, with their documents',
  request: { query: quoteListQuery },
  responses: {
    200: { description: 'A page of quotes', content: { 'application/json': { schema: quoteList } } },
    ...problems(401, 403, 422, 503),
  },
})

export function quoteListApi(api: Api, o: { db: () => Database; links: ListedLinks; auth: Auth }): void {
  guardRoute(api, o.auth, list, quotePermissions['quotes.read'])
  api.openapi(list, async (c) => c.json(await quotesOfPage(o.db(), o.links, c.req.valid('query'), new Date()), 200))
}
