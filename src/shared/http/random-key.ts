/** A new Idempotency-Key: 128 random bits in hex. Unlike randomUUID it also works on plain http, as in a local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
