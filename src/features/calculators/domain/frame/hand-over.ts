import type { HandOver } from './calculator.ts'

/** The query that the quote's configurator takes answers from, under the names of its fields. Nothing in it names a person. */
export function handOverQuery(handOver: HandOver): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(handOver)) {
    if (Array.isArray(value)) for (const word of value) query.append(name, String(word))
    // Two decimals at most: three after a point would be read as thousands.
    else if (typeof value === 'number') query.set(name, String(Math.round(value * 100) / 100))
    else if (value !== undefined) query.set(name, String(value))
  }
  return query
}
