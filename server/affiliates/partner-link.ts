import type { ServerResponse } from 'node:http'
import type { Partners } from '#src/features/affiliates/public.ts'
import { toPartnerCode } from '#src/shared/domain/partner-code.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { pathOf, routeOfPath } from '#src/site/routes.ts'

/** A partner's link: `/r/COSTA-7`, `/es/r/COSTA-7`, with `?to=/solar` for another page than the home page. */
export function partnerLinkAt(path: string): { typed: string; language: Language } | undefined {
  const match = /^(\/es)?\/r\/([^/]{1,60})$/i.exec(path)
  return match ? { typed: match[2] ?? '', language: match[1] ? 'es' : 'en' } : undefined
}

/** Where a link leads: the page asked for when it is one of ours, else the home page; the code goes along in its address. */
export function partnerTarget({ typed, language }: { typed: string; language: Language }, query: string): string {
  const wished = new URLSearchParams(query).get('to') ?? ''
  const match = /^\/[\w\-/]*$/.test(wished) && !wished.startsWith('//') ? routeOfPath(wished) : null
  const page = match && match.route.kind !== 'staff' && match.route.built ? wished : pathOf('home', language)
  const code = toPartnerCode(typed)
  return code ? `${page}?p=${encodeURIComponent(code)}` : page
}

/** Sends a visitor who opens a partner's link on to the page, counts the opening by day, and sets no cookie. */
export function createPartnerLinks(partners: Pick<Partners, 'noteClick'>, log: Log) {
  return (at: { typed: string; language: Language }, query: string, res: ServerResponse): void => {
    res
      .writeHead(302, {
        location: partnerTarget(at, query),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-length': 0,
      })
      .end()
    const code = toPartnerCode(at.typed)
    // Counting is for nobody who waits; without the database the click is not counted, and the visitor comes through.
    if (code) partners.noteClick(code, new Date()).catch((err) => log.warn({ err }, 'a click was not counted'))
  }
}

export type PartnerLinks = ReturnType<typeof createPartnerLinks>
