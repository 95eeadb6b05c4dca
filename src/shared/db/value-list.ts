import { type SQL, sql } from 'drizzle-orm'

/** A list of words for a check constraint, `('a', 'b')`. Throws a RangeError for anything but plain words: they go into the statement as they are. */
export function valueList(values: readonly string[]): SQL {
  const odd = values.find((value) => !/^[a-z0-9-]+$/.test(value))
  if (odd !== undefined) throw new RangeError(`not a plain word: ${odd}`)
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
}
