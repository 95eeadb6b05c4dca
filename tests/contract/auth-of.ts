import { createSecretKey, randomBytes } from 'node:crypto'
import { Auth } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { silentLog } from './databases.ts'

/** Sign-in on a database, with nothing in memory; nobody is told of guesses unless `more` says so. */
export const authOf = (db: () => Database, more: Partial<ConstructorParameters<typeof Auth>[0]> = {}) =>
  new Auth({
    db,
    key: createSecretKey(randomBytes(32)),
    brandName: () => 'Test',
    onGuessing: async () => undefined,
    onPasswordChosen: () => undefined,
    log: silentLog,
    ...more,
  })
