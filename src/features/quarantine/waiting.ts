import type { User } from '#src/features/auth/public.ts'
import type { WaitingItem } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { quarantinePermissions } from './permissions.ts'
import { countHeld } from './repo.ts'
import { quarantineText } from './text/text.ts'

/** Forms that wait for somebody to look, as one line of Today; for those who may look at them. `href` leads to their list. */
export async function heldForms(db: Database, who: User, href: string): Promise<WaitingItem[]> {
  if (!quarantinePermissions['quarantine.read'].some((role) => role === who.role)) return []
  const held = await countHeld(db)
  if (held === 0) return []
  const { en, es } = quarantineText
  return [
    {
      kind: 'quarantine',
      id: 'held',
      title: { en: en.waiting(held), es: es.waiting(held) },
      detail: { en: en.waitingHint(held), es: es.waitingHint(held) },
      dueAt: null,
      href,
    },
  ]
}
