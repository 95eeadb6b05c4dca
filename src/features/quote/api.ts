import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { formSource } from '#src/shared/http/form-source.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { estimateRequest, estimateResponse, priceBookResponse, quoteRequest, quoteResponse } from './contract.ts'
import { staffViewer, viewerKey } from './links.ts'
import type { PriceList } from './price-list.ts'
import type { Quotes, SavedQuote } from './service.ts'
import { describeEstimate } from './text/describe.ts'

const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const estimate = createRoute({
  method: 'post',
  path: '/api/quotes/estimate',
  tags: ['Quotes'],
  summary: 'Three options for a home; nothing is stored',
  request: { body: { required: true, content: { 'application/json': { schema: estimateRequest } } } },
  responses: { 200: json('The estimate', estimateResponse), ...problems(400, 413, 415, 422, 503) },
})
const submit = createRoute({
  method: 'post',
  path: '/api/quotes',
  tags: ['Quotes'],
  summary: 'Keep a quote: a live page, a PDF, and an answer from a person',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: quoteRequest } } },
  },
  responses: { 201: json('Accepted and safely stored', quoteResponse), ...problems(400, 409, 413, 415, 422, 429, 503) },
})
const pdf = createRoute({
  method: 'get',
  path: '/api/quotes/{token}/pdf',
  tags: ['Quotes'],
  summary: 'The quote as PDF/UA-1',
  request: {
    params: z.object({ token: z.string() }),
    query: z.object({
      language: z.enum(languages).optional(),
      [viewerKey]: z
        .literal(staffViewer)
        .optional()
        .meta({ description: 'On staff screens: no visit of the customer' }),
    }),
  },
  responses: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(404, 410, 422, 429, 503),
  },
})
const prices = createRoute({
  method: 'get',
  path: '/api/quotes/price-book',
  tags: ['Quotes'],
  summary: 'The prices in force, which the configurator computes with',
  responses: { 200: json('The price book', priceBookResponse) },
})

export interface QuoteApiOptions {
  quotes: Quotes
  priceList: PriceList
  limit: MiddlewareHandler
  /** For documents, which are made anew each time. */
  readLimit: MiddlewareHandler
  publicUrl: string
  renderPdf: (quote: SavedQuote, token: string, language: Language) => Promise<Uint8Array>
  noteVisit: (leadId: string, kind: 'quote-viewed' | 'pdf-opened') => void
}

export function quoteApi(api: Api, o: QuoteApiOptions): void {
  api.openapi(prices, (c) => {
    c.header('cache-control', 'no-cache')
    return c.json(o.priceList.forVisitors(), 200)
  })

  api.openapi(estimate, async (c) => {
    const request = c.req.valid('json')
    return c.json(estimateResponse.parse(describeEstimate(await o.quotes.estimate(request), request.language)), 200)
  })

  api.use('/api/quotes', o.limit)
  api.openapi(submit, async (c) => {
    const request = c.req.valid('json')
    const phone = request.test ? undefined : request.contact?.phone
    const { body } = await o.quotes.submit(request, {
      scope: 'POST /api/quotes',
      key: c.req.header('idempotency-key'),
      source: formSource(c, o.publicUrl),
      phoneE164: await phoneField(c, 'contact.phone', phone),
    })
    return c.json(body, 201)
  })

  api.use('/api/quotes/:token/pdf', o.readLimit)
  api.openapi(pdf, async (c) => {
    const opened = await o.quotes.open(c.req.valid('param').token)
    if (!opened.ok) throw opened.reason === 'expired' ? new Problem(410, 'link_expired') : new Problem(404, 'not_found')
    const { quote, token } = opened
    const { language = quote.language, viewer } = c.req.valid('query')
    const bytes = await o.renderPdf(quote, token, language)
    if (quote.leadId && viewer !== staffViewer) o.noteVisit(quote.leadId, 'pdf-opened')
    const name = `${language === 'es' ? 'presupuesto' : 'quote'}-${quote.reference}.pdf`
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-language': language,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
}
