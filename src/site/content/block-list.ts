import { z } from 'zod'
import { guideNames } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { drawingNames } from '#src/shared/ui/drawing/drawing-names.ts'

/** The blocks a page may hold, `::name{attributes}` in its Markdown, and what each takes. */

const words = <Word extends string>(list: readonly [Word, ...Word[]]) =>
  z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.enum(list)))
const town = z.enum(towns)

export const menuIds = [
  'solar',
  'battery',
  'heat-pump',
  'zoned-ac',
  'pool',
  'hot-water',
  'ev-charger',
  'blackout',
] as const

export const blockShapes = {
  'price-list': z.strictObject({ items: words(menuIds) }),
  'roof-table': z.strictObject({ town }),
  /** The three options of the quote for a home of facts/worked-homes. */
  /** `others`: the page of its town where other homes stand worked out. */
  'worked-example': z.strictObject({ home: z.string().min(1), others: town.optional() }),
  'month-chart': z.strictObject({
    town,
    kwp: z.coerce.number().positive().max(100),
    tilt: z.coerce.number().min(0).max(90).default(20),
    facing: z.enum(['south', 'south-east', 'south-west', 'east', 'west']).default('south'),
  }),
  'town-numbers': z.strictObject({ town: z.enum([...towns, 'benahavis']) }),
  map: z.strictObject({ town: town.optional() }),
  drawing: z.strictObject({ name: z.enum(drawingNames) }),
  'emergency-card': z.strictObject({ town }),
  'company-facts': z.strictObject({ of: z.enum(['company', 'registrations']) }),
  accuracy: z.strictObject({}),
  enquiry: z.strictObject({ service: z.enum(services) }),
  'guided-steps': z.strictObject({ name: z.enum(guideNames) }),
} as const
export type BlockName = keyof typeof blockShapes
export type BlockProps<Name extends BlockName> = z.infer<(typeof blockShapes)[Name]>

export const noteKinds = ['advice', 'information', 'problem', 'unknown'] as const

export const containerShapes = {
  note: z.strictObject({ kind: z.enum(noteKinds).default('advice') }),
  verdict: z.strictObject({}),
  steps: z.strictObject({}),
  /** A list of days, each in bold in front of what happened on it. */
} as const
export type ContainerName = keyof typeof containerShapes

export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(blockShapes, name)
}

export function isContainer(name: string): name is ContainerName {
  return Object.hasOwn(containerShapes, name)
}
