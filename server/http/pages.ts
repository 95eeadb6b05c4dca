import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ConsultationLocals, ManageLocals } from '#src/site/booking/booking-locals.ts'
import type { EnergyLocals } from '#src/site/energy/energy-locals.ts'
import type { BillLocals } from '#src/site/forms/bill-locals.ts'
import type { FormLocals } from '#src/site/forms/form-locals.ts'
import type { Published } from '#src/site/published/published.ts'
import type { QuoteLocals } from '#src/site/quote/quote-locals.ts'
import type * as SiteEntry from '#src/site/render/site-entry.ts'
import type { ReviewLocals } from '#src/site/reviews/review-locals.ts'
import { pathOf, type RouteMatch } from '#src/site/routes.ts'
import { encodingFor } from './negotiation.ts'

/** The part of Astro's built entry that answers a request (src/site/render/site-entry.ts). */
type Entry = Pick<typeof SiteEntry, 'answerRequest'>

/** Loads what an on-demand page needs, from its route's parameters; sets the status. */
export type PageLoader = (match: RouteMatch, query: URLSearchParams) => Promise<{ status: number; locals: App.Locals }>

export interface Pages {
  /** The static shell that stands for a dynamic path; staff paths hold no data, so one file serves them all. */
  shellOf(match: RouteMatch): string | undefined
  isOnDemand(match: RouteMatch): boolean
  render(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Shows a posted form again, with what was typed and what is wrong, or its receipt. */
  renderForm(
    name: 'quote' | 'contact' | 'affiliates',
    locals: FormLocals,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void>
  /** Shows the form of a consultation again, with times, or what became of a wish. */
  renderConsultation(locals: ConsultationLocals, req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Shows a saved quote after something was asked of it. */
  renderQuote(
    match: RouteMatch,
    status: number,
    locals: NonNullable<QuoteLocals>,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void>
  /** Shows an appointment after something was asked of it. */
  renderAppointment(
    match: RouteMatch,
    status: number,
    locals: ManageLocals,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void>
  /** Shows the energy dashboard with what was asked of it. */
  renderEnergy(locals: EnergyLocals, req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Shows the page behind a review's invitation again. */
  renderReview(
    match: RouteMatch,
    status: number,
    locals: ReviewLocals,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void>
  /** Shows what was read of a posted bill, or why nothing was. */
  renderBill(locals: BillLocals, req: IncomingMessage, res: ServerResponse): Promise<void>
}

/** Nothing secret is told by such a page's size: what is typed into one comes from its own form alone, as posts from elsewhere are refused. */
const packed = {
  // Quality 5 is a tenth larger than the best and takes a few milliseconds beside the main thread.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
}

/** Any shell of the staff app: they are all alike. */
const staffShell = '/crm'

/**
 * `entry` is Astro's built server entry; it is loaded when the first page needs it, because it takes as much memory as all the rest. `state` is what is
 * published when a page is asked for.
 */
export function createPages(entry: string, loaders: Record<string, PageLoader>, state: () => Published): Pages {
  let astro: Promise<Entry> | undefined
  const load = () => {
    astro ??= import(pathToFileURL(entry).href)
    return astro
  }

  async function answer(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
    status: number,
    locals: App.Locals,
  ): Promise<void> {
    const { answerRequest } = await load()
    const response = await answerRequest(path, locals, state())
    const plain = Buffer.from(await response.arrayBuffer())
    const encoding = encodingFor(req.headers, ['br', 'gzip', 'identity'])
    const body = await packed[encoding](plain)
    // Astro decides on 200; what the records say comes first.
    res.writeHead(response.status === 200 ? status : response.status, {
      ...Object.fromEntries(response.headers),
      'cache-control': 'private, no-store',
      'content-length': body.length,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  return {
    shellOf: ({ route, params }) => (route.kind === 'staff' && Object.keys(params).length > 0 ? staffShell : undefined),
    isOnDemand: (match) => match.route.id in loaders,
    async render(match, req, res) {
      const load = loaders[match.route.id]
      if (!load) throw new Error(`no loader for ${match.route.id}`)
      const { status, locals } = await load(match, new URL(req.url ?? '', 'http://page.invalid').searchParams)
      await answer(pathOf(match.route.id, match.language, match.params), req, res, status, locals)
    },
    async renderForm(name, locals, req, res) {
      await answer(`/form/${name}`, req, res, locals.status, { form: locals })
    },
    async renderConsultation(locals, req, res) {
      await answer('/form/consultation', req, res, locals.status, { consultation: locals })
    },
    async renderQuote({ route, language, params }, status, locals, req, res) {
      await answer(pathOf(route.id, language, params), req, res, status, { quote: locals })
    },
    async renderAppointment({ route, language, params }, status, locals, req, res) {
      await answer(pathOf(route.id, language, params), req, res, status, { appointment: locals })
    },
    async renderEnergy(locals, req, res) {
      await answer('/form/energy', req, res, locals.status, { energy: locals })
    },
    async renderReview({ route, language, params }, status, locals, req, res) {
      await answer(pathOf(route.id, language, params), req, res, status, { review: locals })
    },
    async renderBill(locals, req, res) {
      await answer('/form/bill', req, res, locals.status, { bill: locals })
    },
  }
}
