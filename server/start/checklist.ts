import { createRoute } from '@hono/zod-openapi'
import holidays from '#facts/local/holidays.json' with { type: 'json' }
import { type FeatureTools, features } from '#server/feature-list.ts'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { checklistResponse } from '#src/features/crm/checklist-contract.ts'
import { type CheckedItem, checklistWords } from '#src/features/crm/text/checklist-words.ts'
import { countFailed } from '#src/features/outbox/public.ts'
import type { PriceList } from '#src/features/quote/public.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import type { JournalDamage } from '#src/shared/journal/damage.ts'

interface Options {
  tools: FeatureTools
  auth: Auth
  priceList: PriceList
  databaseKind: () => 'embedded' | 'server' | undefined
  journalDamage: () => JournalDamage
}

const route = createRoute({
  method: 'get',
  path: '/api/admin/checklist',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'What stands between this installation and its opening',
  responses: {
    200: { description: 'The list', content: { 'application/json': { schema: checklistResponse } } },
    ...problems(401, 403, 503),
  },
})

/** What this installation still needs; facts of the business itself come from business.ts with the page. */
export function checklistApi(api: Api, o: Options): void {
  guardRoute(api, o.auth, route, ['admin'])
  api.openapi(route, async (c) => {
    const own = checklist(o, await countFailed(o.tools.db()), actorOf(c).hasSecondFactor)
    const items = own.map(checklistWords)
    for (const feature of features) items.push(...((await feature.checklist?.(o.tools)) ?? []))
    return c.json(checklistResponse.parse({ items }), 200)
  })
}

function checklist(
  { tools: { config }, priceList, databaseKind, journalDamage }: Options,
  failedMails: number,
  secondFactor: boolean,
): CheckedItem[] {
  const local = (value: string) => /localhost|127\.0\.0\.1/.test(value)
  const prices = priceList.current
  const damages = Object.values(journalDamage()).reduce((sum, count) => sum + count, 0)
  const unverified = Object.values(holidays.towns)
    .flat()
    .filter((day) => !day.mark.startsWith('verified')).length
  return [
    { id: 'prices-confirmed', status: prices.confirmedByOwner ? 'ok' : 'todo', values: { asOf: prices.asOf } },
    { id: 'public-url', status: local(config.publicUrl) ? 'todo' : 'ok', values: { value: config.publicUrl } },
    {
      id: 'mail-delivery',
      status: config.smtpUrl ? 'ok' : 'warning',
      values: config.smtpUrl ? {} : { folder: 'mail' },
    },
    { id: 'mail-from', status: local(config.mailFrom) ? 'warning' : 'ok', values: { value: config.mailFrom } },
    {
      id: 'staff-mail',
      status: config.staffMailTo && !local(config.staffMailTo) ? 'ok' : 'todo',
      values: config.staffMailTo ? { value: config.staffMailTo } : {},
    },
    {
      id: 'journal-intact',
      status: damages === 0 ? 'ok' : 'warning',
      values: { count: damages },
    },
    { id: 'failed-mails', status: failedMails === 0 ? 'ok' : 'warning', values: { count: failedMails } },
    { id: 'on-call-contact', status: 'todo', values: {} },
    { id: 'emergency-numbers', status: 'todo', values: {} },
    { id: 'holidays-checked', status: unverified === 0 ? 'ok' : 'todo', values: { count: unverified } },
    {
      id: 'database',
      status: databaseKind() === 'server' ? 'ok' : 'todo',
      values: { engine: databaseKind() === 'server' ? 'PostgreSQL' : 'PGlite' },
    },
    { id: 'second-factor', status: secondFactor ? 'ok' : 'todo', values: {} },
  ]
}
