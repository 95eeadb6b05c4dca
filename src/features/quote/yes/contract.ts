import { z } from 'zod'
import { optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import { text } from '#src/shared/http/person.ts'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'

const instant = z.iso.datetime({ offset: true })

/** POST /api/quotes/{token}/choice. */
export const choiceRequest = z.object({ option: z.enum(optionIds) })
/** POST /api/quotes/{token}/withdrawal. */
export const withdrawalRequest = z.object({ reason: text(500).optional() })

/** Where the way to yes stands. */
export const quoteChoiceState = z.object({
  option: z.enum(optionIds),
  chosenAt: instant,
  withdrawnAt: instant.nullable(),
  photos: z.array(z.enum(photoWishes)).describe('Those of the four that have arrived.'),
})
export type QuoteChoiceState = z.infer<typeof quoteChoiceState>
