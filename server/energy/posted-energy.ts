import type { IncomingMessage, ServerResponse } from 'node:http'
import { signsIn } from '#server/http/beside-answers.ts'
import type { Pages } from '#server/http/pages.ts'
import { passes } from '#server/http/plain-answer.ts'
import { readBody, refuseForeign } from '#server/http/posted-body.ts'
import { type EnergyAlerts, ownTariffOf } from '#src/features/energy-dashboard/public.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import { pathOf, type RouteMatch, routeOfPath } from '#src/site/routes.ts'

/** The page that takes a post about energy: the dashboard, or the page behind the link of an evening mail; undefined for another. */
export function energyPageAt(path: string): RouteMatch | undefined {
  const match = routeOfPath(path)
  return match?.route.id === 'dashboard.energy' || match?.route.id === 'energy.alert' ? match : undefined
}

interface Options {
  alerts: EnergyAlerts
  pages: Pages
  /** For looking at a tariff. */
  readLimit: RateLimit
  /** For what sends a mail. */
  limit: RateLimit
  publicUrl: string
}

export type PostedEnergy = ReturnType<typeof createPostedEnergy>

const maxBytes = 4 * 1024

/** What is posted to the energy dashboard without script: a tariff of one's own, or the wish for the evening mail. Answered with the page. */
export function createPostedEnergy({ alerts, pages, readLimit, limit, publicUrl }: Options) {
  return async function handle(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { language } = match
    if (!passes(() => refuseForeign(req, publicUrl), res, language)) return void req.resume()
    const body = await readBody(req, 'application/x-www-form-urlencoded', maxBytes).catch((error: unknown) => {
      const isRefused = !passes(
        () => {
          throw error
        },
        res,
        language,
      )
      if (isRefused) return undefined
      throw error
    })
    if (!body) return
    const fields = new URLSearchParams(body.toString('utf8'))
    if (match.route.id === 'energy.alert') return decide(match, fields, req, res)
    const isAlert = fields.get('step') === 'alert'
    if (!passes(() => (isAlert ? limit : readLimit)(req), res, language)) return
    if (isAlert) {
      const email = fields.get('email') ?? ''
      const input = { language, email, consent: fields.get('consent') === 'yes', ...signsIn(fields) }
      const errors = await alerts.ask(input)
      const status = errors.length > 0 ? 422 : 202
      const answer = { kind: 'alert' as const, email: email.slice(0, 254), errors, isSent: errors.length === 0 }
      return pages.renderEnergy({ language, status, answer }, req, res)
    }
    const field = (name: string) => (fields.get(name) ?? '').slice(0, 12)
    const values = [field('peak'), field('flat'), field('valley')] as const
    const tariff = ownTariffOf(values)
    const answer = { kind: 'tariff' as const, values, ...(tariff ? { tariff } : {}) }
    await pages.renderEnergy({ language, status: tariff ? 200 : 422, answer }, req, res)
  }

  /** Confirms or ends the evening mail; a mail program that ends it for its reader says so in words of its own (RFC 8058). */
  async function decide(
    { language, params }: RouteMatch,
    fields: URLSearchParams,
    req: IncomingMessage,
    res: ServerResponse,
  ) {
    if (!passes(() => limit(req), res, language)) return
    const token = params.alertToken ?? ''
    if (fields.get('step') === 'confirm') await alerts.confirm(token)
    else if (fields.get('step') === 'end' || fields.get('List-Unsubscribe') === 'One-Click') await alerts.end(token)
    res.writeHead(303, { location: pathOf('energy.alert', language, params), 'content-length': 0 }).end()
  }
}
