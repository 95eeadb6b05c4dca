import type { Config } from '#server/start/config.ts'
import { QuoteLinks } from '#src/features/quote/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import { pathOf } from '#src/site/routes.ts'

/** The links that this installation gives out and knows again. */
export function quoteLinks({ publicUrl }: Config, secret: Secret): QuoteLinks {
  return new QuoteLinks({
    linkKey: secret.key('link'),
    publicUrl,
    quotePath: (token, language) => pathOf('quote.view', language, { quoteToken: token }),
  })
}
