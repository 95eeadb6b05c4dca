import { type Portal, portal } from '#src/features/affiliates/portal-contract.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'

/** The portal's calls. A partner's token is kept apart from a member of staff's. */
const tokenKey = 'partnerToken'

export const partnerToken = (): string | null => recall('localStorage', tokenKey)
export const keepToken = (token: string): void => remember('localStorage', tokenKey, token)
export const forgetToken = (): void => remember('localStorage', tokenKey, null)

/** One call as the signed-in partner. Throws ApiError. */
export function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const token = partnerToken()
  return apiRequest(method, `/api/affiliates${path}`, body, {
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  })
}

export async function loadPortal(): Promise<Portal> {
  return portal.parse(await ask('GET', '/me'))
}

/** Opens a document that only the partner may read in a tab of its own. */
export async function openDocument(path: string): Promise<void> {
  const shown = window.open('', '_blank')
  const response = await fetch(`/api/affiliates${path}`, {
    headers: { authorization: `Bearer ${partnerToken() ?? ''}` },
  })
  if (!response.ok) {
    shown?.close()
    throw new Error(`document answers ${response.status}`)
  }
  const url = URL.createObjectURL(await response.blob())
  if (shown) shown.location.href = url
}
