/** Sets or clears one cookie of this site. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and only answers later
  document.cookie = text
}

/** The names of the cookies that a script can see. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] ?? [])
}

export function clearCookie(name: string): void {
  writeCookie(`${name}=; Max-Age=0; Path=/`)
}
