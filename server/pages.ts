import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { BillLocals } from '#src/site/forms/bill-locals.ts'
import type { FormLocals } from '#src/site/forms/form-locals.ts'
import type { RouteMatch } from '#src/site/routes.ts'

/** Astro's node handler in middleware mode; without `next` it answers everything itself. */
type AstroHandler = (req: IncomingMessage, res: ServerResponse, next: undefined, locals: App.Locals) => Promise<void>

/** Loads what an on-demand page needs, from its route's parameters; sets the status. */
export type PageLoader = (match: RouteMatch, query: URLSearchParams) => Promise<{ status: number; locals: App.Locals }>

export interface Pages {
  /** The static shell that stands for a dynamic path; staff paths hold no data, so one file serves them all. */
  shellOf(match: RouteMatch): string | undefined
  isOnDemand(match: RouteMatch): boolean
  render(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Shows a posted form again, with what was typed and what is wrong, or its receipt. */
  renderForm(name: 'quote' | 'contact', locals: FormLocals, req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Shows what was read of a posted bill, or why nothing was. */
  renderBill(locals: BillLocals, req: IncomingMessage, res: ServerResponse): Promise<void>
}

const shells: Record<string, string> = { 'staff.crm.lead': '/crm/lead' }

/** `entry` is Astro's built server entry; it is loaded when the first page needs it, because it takes as much memory as all the rest. */
export function createPages(entry: string, loaders: Record<string, PageLoader>): Pages {
  let astro: Promise<{ handler: AstroHandler }> | undefined
  const load = () => {
    astro ??= import(pathToFileURL(entry).href)
    return astro
  }
  async function answer(req: IncomingMessage, res: ServerResponse, status: number, locals: App.Locals): Promise<void> {
    const { handler } = await load()
    res.setHeader('cache-control', 'private, no-store')
    // Astro decides on 200; what the records say comes first.
    const writeHead = res.writeHead.bind(res)
    const withStatus = (code: number, ...rest: unknown[]) =>
      code === 200
        ? writeHead(status, rest.find((part) => typeof part === 'object') as OutgoingHttpHeaders)
        : Reflect.apply(writeHead, res, [code, ...rest])
    Object.assign(res, { writeHead: withStatus })
    await handler(req, res, undefined, locals)
  }
  return {
    shellOf: (match) => shells[match.route.id],
    isOnDemand: (match) => match.route.id in loaders,
    async render(match, req, res) {
      const load = loaders[match.route.id]
      if (!load) throw new Error(`no loader for ${match.route.id}`)
      const { status, locals } = await load(match, new URL(req.url ?? '', 'http://page.invalid').searchParams)
      await answer(req, res, status, locals)
    },
    async renderForm(name, locals, req, res) {
      req.method = 'GET'
      req.url = `/form/${name}`
      await answer(req, res, locals.status, { form: locals })
    },
    async renderBill(locals, req, res) {
      req.method = 'GET'
      req.url = '/form/bill'
      await answer(req, res, locals.status, { bill: locals })
    },
  }
}
