import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as repo from '#src/features/auth/repo.ts'
import { authOf } from './auth-of.ts'
import { onBothDatabases } from './databases.ts'

onBothDatabases('two processes that begin at once', (database) => {
  test('make one first admin, and one of them tells its password', async () => {
    const processes = [1, 2].map(() => authOf(() => database().db))
    const told = await Promise.all(processes.map((auth) => auth.ensureFirstAdmin(database().db, undefined)))
    const [admin, ...more] = told.filter((one) => one !== undefined)
    expect(more).toEqual([])
    expect(await repo.countStaff(database().db)).toBe(1)
    if (!admin) throw new Error('nobody was told a password')
    const { user } = await authOf(() => database().db).login(admin, randomUUID())
    expect(user).toMatchObject({ role: 'admin', name: 'Admin', language: 'en', mustChangePassword: true })
    expect(admin.email).toBe('admin@localhost.localdomain')
  })
})

onBothDatabases('a first admin who is configured', (database) => {
  test('keeps the password, which is told to nobody, and is made once', async () => {
    const admin = { email: 'Owner@Example.com', password: 'correct horse battery' }
    const auth = authOf(() => database().db)
    expect(await auth.ensureFirstAdmin(database().db, admin)).toBeUndefined()
    expect(await auth.ensureFirstAdmin(database().db, { ...admin, email: 'second@example.com' })).toBeUndefined()
    expect(await repo.countStaff(database().db)).toBe(1)
    const { user } = await auth.login(admin, randomUUID())
    expect(user).toMatchObject({ email: 'owner@example.com', role: 'admin', mustChangePassword: false })
  })
})
