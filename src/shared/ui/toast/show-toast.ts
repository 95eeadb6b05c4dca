import { logBrowserError } from '#src/shared/http/browser-log.ts'
import type { ToastMessage } from './toast-list.ts'

/**
 * Shows a notice at the edge of the page, one at a time. What draws it is fetched at the first need, so a page pays nothing for it before. A toast only
 * repeats what the page says in its place as well: should the fetch fail, nothing is lost.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { addToast } = await import('./toast-host.tsx')
    addToast(message)
  } catch (cause) {
    logBrowserError('no toast', cause)
  }
}
