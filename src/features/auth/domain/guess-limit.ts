/**
 * What wrong passwords cost. Guesses are held against the account and the address together, and against the address: a flood from elsewhere closes
 * the door to the flood, never to the account's owner. What all addresses try on one account only slows the answers to addresses it does not know,
 * and its owner gets a mail. Times are of a clock that nobody can set.
 */

const failuresAllowed = 5
const firstWaitMillis = 60_000
const longestWaitMillis = 15 * 60_000
/** Without a failure for this long after a wait has ended, everything begins anew. */
const forgetMillis = 15 * 60_000

/** Failures on one account, from anywhere, that slow the answers, and that its owner hears of. */
const slowFrom = 10
const slowestMillis = 4000
const alertAt = 20
const accountMillis = 60 * 60_000
const alertEveryMillis = 24 * 60 * 60_000

const mostKept = 10_000

interface Failures {
  count: number
  /** Nothing is accepted before. */
  until: number
  forgetAt: number
}
interface Guessed {
  count: number
  since: number
  alertedAt: number
}

export class GuessLimit {
  readonly #now: () => number
  readonly #failures = new Map<string, Failures>()
  readonly #accounts = new Map<string, Guessed>()
  /** Account and address of sign-ins that went well. */
  readonly #known = new Set<string>()

  /** `now`: milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** What a try is held against: an address that the account knows answers for its own tries on that account only. */
  keysOf(account: string, address: string): string[] {
    const pair = pairOf(account, address)
    return this.#known.has(pair) ? [pair] : [pair, `address:${address}`]
  }

  /** Milliseconds until the next try of any of these is looked at; 0 when it is now. */
  waitMillis(keys: readonly string[]): number {
    const now = this.#now()
    return Math.max(0, ...keys.map((key) => (this.#failures.get(key)?.until ?? now) - now))
  }

  /** Counts a try as failed before it is looked at, so that tries sent at once do not all pass. */
  count(keys: readonly string[]): void {
    const now = this.#now()
    if (this.#failures.size > mostKept)
      for (const [key, { forgetAt }] of this.#failures) if (forgetAt < now) this.#failures.delete(key)
    for (const key of keys) {
      const before = this.#failures.get(key)
      const count = (before && before.forgetAt > now ? before.count : 0) + 1
      const until = count < failuresAllowed ? now : now + waitAfter(count)
      this.#failures.set(key, { count, until, forgetAt: until + forgetMillis })
    }
  }

  /** Takes a counted try back: it did not fail for what was guessed. */
  uncount(keys: readonly string[]): void {
    const now = this.#now()
    for (const key of keys) {
      const failure = this.#failures.get(key)
      if (failure && failure.count > 1)
        this.#failures.set(key, { ...failure, count: failure.count - 1, until: Math.min(failure.until, now) })
      else this.#failures.delete(key)
    }
  }

  /** A sign-in went well: this account and address are known to each other. */
  succeeded(account: string, address: string): void {
    const pair = pairOf(account, address)
    this.#failures.delete(pair)
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.add(pair)
  }

  /** Milliseconds before an answer about this account, for an address that it does not know. */
  slowMillis(account: string, address: string): number {
    const guessed = this.#guessed(account)
    if (!guessed || guessed.count < slowFrom || this.#known.has(pairOf(account, address))) return 0
    return Math.min(slowestMillis, 250 * 2 ** Math.floor((guessed.count - slowFrom) / slowFrom))
  }

  /** Notes a wrong guess about an account; true when its owner should hear of it, once a day. */
  guessed(account: string): boolean {
    const now = this.#now()
    if (this.#accounts.size > mostKept)
      for (const [key, { since }] of this.#accounts) if (since + alertEveryMillis < now) this.#accounts.delete(key)
    const before = this.#accounts.get(account)
    const alertedAt = before?.alertedAt ?? Number.NEGATIVE_INFINITY
    const guessed = { ...(this.#guessed(account) ?? { count: 0, since: now }), alertedAt }
    guessed.count++
    const isAlert = guessed.count >= alertAt && alertedAt + alertEveryMillis <= now
    this.#accounts.set(account, isAlert ? { ...guessed, alertedAt: now } : guessed)
    return isAlert
  }

  #guessed(account: string): Guessed | undefined {
    const guessed = this.#accounts.get(account)
    return guessed && guessed.since + accountMillis > this.#now() ? guessed : undefined
  }
}

const pairOf = (account: string, address: string): string => `${account}\0${address}`

/** One minute after the fifth failure, twice as long after each that follows. */
const waitAfter = (count: number): number =>
  Math.min(longestWaitMillis, firstWaitMillis * 2 ** Math.min(20, count - failuresAllowed))
