import type { Config } from '#server/start/config.ts'
import { ReviewLinks } from '#src/features/reviews/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import { pathOf } from '#src/site/routes.ts'

/** The invitations that this installation gives out and knows again. */
export function reviewLinks({ publicUrl }: Pick<Config, 'publicUrl'>, secret: Secret): ReviewLinks {
  return new ReviewLinks({
    linkKey: secret.key('link'),
    publicUrl,
    path: (token, language) => pathOf('reviews.write', language, { reviewToken: token }),
  })
}
