import type { IncomingMessage } from 'node:http'
import { partnerCodeIn } from '#src/shared/domain/partner-code.ts'
import { trapName } from '#src/shared/http/form-trap-name.ts'

/** What a form sent without script tells besides its answers. */

/** Without script nothing is kept from page to page, but the address of the form's own page still says who brought its reader. */
export function partnerIn(req: IncomingMessage): { partnerCode?: string } {
  const { referer } = req.headers
  const partnerCode = referer && URL.canParse(referer) ? partnerCodeIn(new URL(referer).search) : undefined
  return partnerCode ? { partnerCode } : {}
}

/** Without script only the field that nobody sees tells anything. */
export function signsIn(fields: URLSearchParams): { signs?: { trap: string } } {
  const trap = fields.get(trapName)
  return trap ? { signs: { trap: trap.slice(0, 2000) } } : {}
}
