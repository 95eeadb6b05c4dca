import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'

/** The browser of the journeys, and the windows in it: each as good as new when it is opened. */

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

let shared: Promise<Browser> | undefined

/** The browser of this worker's files: closed, it only ends what was opened in it and not given back, and ends itself with the worker. */
export async function startBrowser(): Promise<Browser> {
  shared ??= launch()
  const browser = await shared
  if (browser.isConnected()) return browser
  shared = undefined
  idle.clear()
  return startBrowser()
}

async function launch(): Promise<Browser> {
  const browser = await launchBrowser([oneProcessEach])
  browser.close = async () => {
    const kept = new Set([...idle.values()].flat().map(({ context }) => context))
    await Promise.all(browser.contexts().map((context) => (kept.has(context) ? undefined : context.close())))
  }
  return browser
}

/** The pages of one window share a process, so that a window with a page left open costs no new one: two thirds of what opening a page takes. */
const oneProcessEach = '--renderer-process-limit=1'

/** A window with nothing in it but an empty page, which keeps its process. */
interface Window {
  context: BrowserContext
  empty: Page
  /** Ends it, whatever `context.close` does in the hands of a journey. */
  end(): Promise<void>
}

/** Windows given back, by the options that they were made with. */
const idle = new Map<string, Window[]>()
const mostIdle = 4

/** A page that remembers every console error, uncaught exception and policy violation, so that a journey can demand none. Its context, closed, is emptied and serves the next. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; context: BrowserContext; troubles: string[] }> {
  // Without a language of its own a browser takes the machine's.
  const whole = { locale: 'en-GB', ...options }
  const key = JSON.stringify(whole)
  const window = idle.get(key)?.pop() ?? (await newWindow(browser, whole))
  const { context } = window
  lend(window, key, options.permissions ?? [])
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitForScripts(page)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  return { page, context, troubles }
}

async function newWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext(options)
  const end = context.close.bind(context)
  if (options.javaScriptEnabled !== false)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        throw new Error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
  return { context, empty: await context.newPage(), end }
}

/** Watches what a journey does to a window, so that closing it can undo that. */
function lend(window: Window, key: string, permissions: string[]): void {
  const { context, empty } = window
  const origins = new Set<string>()
  const scripts: AsyncDisposable[] = []
  let isSpent = false
  const addScript = context.addInitScript as (...of: unknown[]) => Promise<AsyncDisposable>
  context.addInitScript = (async (...of: unknown[]) => {
    const script = await addScript.apply(context, of)
    scripts.push(script)
    return script
  }) as BrowserContext['addInitScript']
  const { install, setFixedTime } = context.clock
  // A clock that was put in cannot be taken out.
  context.clock.install = (...of) => {
    isSpent = true
    return install.apply(context.clock, of)
  }
  context.clock.setFixedTime = (...of) => {
    isSpent = true
    return setFixedTime.apply(context.clock, of)
  }
  // In one process the empty page would tell the others that the line is back before it is theirs.
  const { setOffline } = context
  context.setOffline = async (isOffline) => {
    isSpent = true
    await empty.close()
    await setOffline.call(context, isOffline)
  }
  const seePage = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
  context.on('page', seePage)

  context.close = async () => {
    context.off('page', seePage)
    Object.assign(context, { addInitScript: addScript, setOffline, close: window.end })
    Object.assign(context.clock, { install, setFixedTime })
    const isFull = (idle.get(key)?.length ?? 0) >= mostIdle
    if (isSpent || isFull || empty.isClosed()) return window.end()
    await Promise.all(context.pages().map((page) => (page === empty ? undefined : page.close())))
    await Promise.all(scripts.map((script) => script[Symbol.asyncDispose]()))
    await context.unrouteAll()
    await context.clearPermissions()
    if (permissions.length > 0) await context.grantPermissions(permissions)
    await context.clearCookies()
    const session = await context.newCDPSession(empty)
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    // Looked up again: another of its kind may have come back meanwhile.
    idle.set(key, [...(idle.get(key) ?? []), window])
  }
}

/** Makes `goto` and `reload` wait for the scripts that a page fetches once it has loaded. */
function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const scripts = () =>
    page.evaluate(`(async () => {
      for (const { text } of document.scripts)
        for (const [, path] of text.matchAll(/\\bimport\\("([^"]+)"\\)/g)) await import(path)
    })()`)
  page.goto = async (...of) => {
    const answer = await goto(...of)
    await scripts()
    return answer
  }
  page.reload = async (...of) => {
    const answer = await reload(...of)
    await scripts()
    return answer
  }
}
