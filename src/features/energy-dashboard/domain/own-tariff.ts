import type { OwnTariff } from './day-view.ts'

/** Cents of a kWh; the dearest hour of the regulated price ever was below. */
const mostCents = 100

/** Three prices as people write them, in cents, "19,9" or "19.9"; undefined when one is none. EUR/kWh. */
export function ownTariffOf(written: readonly [string, string, string]): OwnTariff | undefined {
  const [peak, flat, valley] = written.map((text) => {
    const plain = text.trim().replace(',', '.')
    const cents = /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
    return cents <= mostCents ? Math.round(cents * 1000) / 100_000 : undefined
  })
  return peak === undefined || flat === undefined || valley === undefined ? undefined : [peak, flat, valley]
}
