/** A random UUID (version 4), for an Idempotency-Key or a row not stored yet. Unlike crypto.randomUUID it also works on plain http, as in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // RFC 9562: version in the high nibble of byte 6, variant in the high bits of byte 8.
  const hex = Array.from(bytes, (byte, i) =>
    (i === 6 ? (byte & 15) | 64 : i === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
