/** Headers of every answer. `frame-ancestors` works only as a header; the rest of the policy comes with each page, from Astro's hashes. */
const securityHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
]

/** A year, as browsers remember it: a visitor who came by https comes by https again. Only where the site is served so, since it cannot be taken back. */
const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const

/** Headers of every answer at this address; `isHidden` keeps robots away. */
export function headersFor(publicUrl: string, isHidden: boolean): readonly (readonly [string, string])[] {
  return [
    ...securityHeaders,
    ...(publicUrl.startsWith('https://') ? [strictTransport] : []),
    ...(isHidden ? [['x-robots-tag', 'noindex'] as const] : []),
  ]
}
