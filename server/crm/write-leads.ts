import { leadListeners } from '#server/feature-list.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { isSitePage } from '#src/site/site-page.ts'

/** Writes leads within a transaction; every feature that listens to leads hears of them, and a page of the site is known as such. */
export const writeLeads = createLeadWriter(leadListeners, isSitePage)
