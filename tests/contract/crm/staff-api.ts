import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { Auth } from '#src/features/auth/public.ts'
import { insertSession, insertStaff } from '#src/features/auth/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { silentLog } from '../databases.ts'

/** A sign-in service, and a member of staff of every role who is signed in. */
export async function signedInStaff(db: () => Database) {
  const auth = new Auth({
    db,
    key: createSecretKey(randomBytes(32)),
    brandName: () => 'Test',
    onGuessing: async () => undefined,
    onPasswordChosen: () => undefined,
    log: silentLog,
  })
  const tokens = new Map<Role, string>()
  const ids = new Map<Role, string>()
  for (const role of roles) {
    const staff = { email: `${role}-${randomBytes(4).toString('hex')}@example.com`, name: role, role }
    const id = await insertStaff(db(), { ...staff, language: 'en', passwordHash: 'x' })
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    await insertSession(db(), id, hash, new Date(Date.now() + 3_600_000))
    tokens.set(role, token)
    ids.set(role, id)
  }
  return { auth, tokens, ids }
}
