import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Api } from '#src/shared/http/api.ts'
import { languageOfPath } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { redirectFor } from '#src/site/redirects.ts'
import { routeOfPath } from '#src/site/routes.ts'
import type { Pages } from './pages.ts'
import { formAt, type PostedForms } from './posted-forms.ts'
import { securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

/** Longer paths are nobody's page. */
const maxPathLength = 2000

/**
 * A request's way: a static file from memory; the API and posted forms; a redirect to the one right address; an on-demand page; the
 * not-found page in the language of the path. Guards are never made of the shape of a path: data is guarded where it is.
 */
export function createRequestHandler(o: { files: StaticFiles; api: Api; forms: PostedForms; pages: Pages; log: Log }) {
  const api = getRequestListener(o.api.fetch, { overrideGlobalObjects: false })

  function failing(work: Promise<void>, res: ServerResponse, what: string): void {
    work.catch((err) => {
      o.log.error({ err, what }, 'page failed')
      if (res.headersSent) res.destroy()
      else plain(res, 500, 'Something went wrong on our side. Please try again.')
    })
  }

  return function handle(req: IncomingMessage, res: ServerResponse) {
    const target = req.url ?? '/'
    const query = target.indexOf('?')
    const path = query === -1 ? target : target.slice(0, query)
    const reads = req.method === 'GET' || req.method === 'HEAD'
    if (reads && o.files.serve(path, req, res)) return

    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    if (path.startsWith('/api/') || path === '/healthz' || path === '/readyz') {
      void api(req, res)
      return
    }
    if (req.method === 'POST' && formAt(path)) return failing(o.forms(path, req, res), res, path)
    if (!reads) return plain(res, 405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    const decoded = path.length <= maxPathLength ? decode(path) : undefined
    const redirect = decoded === undefined ? null : redirectFor(decoded)
    if (redirect !== null) {
      res
        .writeHead(308, {
          location: encodeURI(redirect) + (query === -1 ? '' : target.slice(query)),
          'content-length': 0,
        })
        .end()
      return
    }
    const match = decoded === undefined ? null : routeOfPath(decoded)
    const shell = match && o.pages.shellOf(match)
    if (shell && o.files.serve(shell, req, res)) return
    if (match && o.pages.isOnDemand(match)) {
      return failing(o.pages.render(match, req, res), res, match.route.id)
    }
    const language = languageOfPath(decoded ?? path)
    if (!o.files.serve(language === 'es' ? '/es/404' : '/404', req, res, 404)) plain(res, 404, 'Not Found')
  }
}

/** Percent-decoded, or undefined for what no page could be called: broken encodings, control characters. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? undefined : decoded
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function plain(res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  res
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text)
}
