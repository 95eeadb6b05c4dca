import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's engine without a window opens a page in two fifths of the time; where it is not to be had, the whole browser does. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** A browser of its own: the one at CHROME_PATH, or the quickest that is installed; with further switches of its command line. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error(`no browser: set CHROME_PATH or install one of ${installed.join(', ')}`)
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without a window, letters stand on whole pixels by default, which makes lines of text up to a tenth longer than any visitor has them.
      '--font-render-hinting=none',
      ...more,
    ],
  })
}
