/** The one place in the browser that writes to the console. Never hand it personal data. */
export function logBrowserError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the single allowed logger of the client
  console.error(message, ...(cause === undefined ? [] : [cause]))
}
