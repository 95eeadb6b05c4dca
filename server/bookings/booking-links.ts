import type { Config } from '#server/start/config.ts'
import { BookingLinks } from '#src/features/booking/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import { pathOf } from '#src/site/routes.ts'

/** The links to appointments that this installation gives out and knows again. */
export function bookingLinks({ publicUrl }: Config, secret: Secret): BookingLinks {
  return new BookingLinks({
    linkKey: secret.key('link'),
    publicUrl,
    managePath: (token, language) => pathOf('booking.manage', language, { bookingToken: token }),
  })
}
