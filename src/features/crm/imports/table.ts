import { z } from 'zod'
import type { Separator } from '#src/features/crm/domain/csv/csv.ts'

/** What both tables that leave the house have in common. */

export const separator = z.enum(['comma', 'semicolon']).default('comma')
export type SeparatorName = z.infer<typeof separator>

export const separatorSign: Record<SeparatorName, Separator> = { comma: ',', semicolon: ';' }

export const table = (description: string) => ({ description, content: { 'text/csv': { schema: z.string() } } })

export const tableHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
})
