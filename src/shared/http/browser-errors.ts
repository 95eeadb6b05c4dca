import { logBrowserError } from './browser-log.ts'

/** The two harmless messages of the specification's section 8. */
const harmlessError = /^(?:Uncaught )?(?:Error: )?ResizeObserver loop\b/
const harmlessRejection = /Non-Error promise rejection/
/** Capturing, so that reporters registered later never see a silenced event. */
const capturing = { capture: true }

/**
 * Silences resize-observer loop errors and 'Non-Error promise rejection' (as error or as rejection) on `target`, and logs every
 * other unhandled rejection. Gives a function that takes it all off again.
 */
export function watchBrowserErrors(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  log: (message: string, cause?: unknown) => void = logBrowserError,
): () => void {
  const onError = (event: Event) => {
    const message = 'message' in event ? String(event.message) : ''
    if (harmlessError.test(message) || harmlessRejection.test(message)) silence(event)
  }
  const onRejection = (event: Event) => {
    const reason = 'reason' in event ? event.reason : undefined
    const message = reason instanceof Error ? reason.message : String(reason)
    if (harmlessError.test(message) || harmlessRejection.test(message)) silence(event)
    else log('unhandled rejection', reason)
  }
  target.addEventListener('error', onError, capturing)
  target.addEventListener('unhandledrejection', onRejection, capturing)
  return () => {
    target.removeEventListener('error', onError, capturing)
    target.removeEventListener('unhandledrejection', onRejection, capturing)
  }
}

function silence(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
