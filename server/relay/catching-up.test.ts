import { describe, expect, it } from 'vitest'
import type { Carried } from '#src/features/intake/public.ts'
import type { EntryPlace } from '#src/shared/journal/entry.ts'
import { leadsBeforeMails } from './catching-up.ts'

const places = (count: number): EntryPlace[] =>
  Array.from({ length: count }, (_, n) => ({ id: `e${n}`, person: 'p', segment: 1, offset: n, length: 1, salt: '' }))

/** What has happened by the time every callback that could run has run. */
const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  let done = false
  void promise.then(() => {
    done = true
  })
  await new Promise((next) => setImmediate(next))
  return done
}

describe('leads before mails', () => {
  it('holds a mail back while a large batch is on its way, and lets it go in the end', async () => {
    const batch = Promise.withResolvers<Carried>()
    const { first, turn } = leadsBeforeMails()
    const carry = first(() => batch.promise)
    const carried = carry(places(100))
    const mail = turn()
    expect(await settled(mail)).toBe(false)
    // Not for ever: a backlog that takes long does not starve the mails.
    await mail
    batch.resolve({ settled: [], refused: [] })
    await carried
  })

  it('lets mails go at once beside single leads, and after the last batch of a backlog', async () => {
    const { first, turn } = leadsBeforeMails()
    const carry = first(async () => ({ settled: [], refused: [] }))
    expect(await settled(turn())).toBe(true)
    await carry(places(1))
    expect(await settled(turn())).toBe(true)
    await carry(places(100))
    expect(await settled(turn())).toBe(false)
    await carry(places(3))
    expect(await settled(turn())).toBe(true)
  })

  it('lets mails go when a batch fails', async () => {
    const { first, turn } = leadsBeforeMails()
    const carry = first(async () => {
      throw new Error('the database went away')
    })
    await expect(carry(places(100))).rejects.toThrow('went away')
    expect(await settled(turn())).toBe(true)
  })
})
