import { z } from 'zod'

/** What a form of our own pages tells besides its answers, by which it is seen whether a person filled it in. Programs that use the API leave it out. */
export const formSigns = z
  .object({
    trap: z.string().max(2000).optional().describe('Of a field that nobody sees.'),
    filledMillis: z.number().int().min(0).optional().describe('From the page to the sending.'),
  })
  .optional()
export type FormSigns = z.infer<typeof formSigns>

/** The answers without the signs: what is compared when a key comes again, since sending it again takes longer. */
export function withoutSigns<Body extends { signs?: FormSigns }>({ signs, ...body }: Body): Omit<Body, 'signs'> {
  return body
}
