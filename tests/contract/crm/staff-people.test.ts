import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { authApi, PasswordLinks, StaffPeople, staffPeopleApi } from '#src/features/auth/public.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { onBothDatabases, silentLog } from '../databases.ts'
import { signedInStaff } from './staff-api.ts'

onBothDatabases('accounts of staff', (database) => {
  let api: Api
  let staff: Awaited<ReturnType<typeof signedInStaff>>
  const links = new PasswordLinks(createSecretKey(randomBytes(32)), 'https://example.com')
  const sent: { kind: string; email: string; linkId: string }[] = []
  const password = 'four plain words here'

  async function ask(method: string, path: string, body?: unknown, role: Role | null = 'admin', token?: string) {
    const bearer = token ?? (role ? staff.tokens.get(role) : undefined)
    const answer = await api.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  beforeAll(async () => {
    const db = () => database().db
    staff = await signedInStaff(db)
    api = createApi(silentLog)
    authApi(api, staff.auth, 0)
    const sendLink: ConstructorParameters<typeof StaffPeople>[0]['sendLink'] = async (kind, { email }, linkId) =>
      void sent.push({ kind, email, linkId })
    staffPeopleApi(api, {
      auth: staff.auth,
      people: new StaffPeople({ db, links, sendLink }),
      db,
      limit: (_, next) => next(),
    })
  })
  async function invited(role: Role = 'sales') {
    const email = `new-${randomUUID().slice(0, 8)}@example.com`
    const { status, body } = await ask('POST', '/api/admin/users', { email: email.toUpperCase(), name: 'Rosa', role })
    expect(status).toBe(201)
    return { id: body.id as string, email, token: links.tokenOf(sent.at(-1)?.linkId ?? '') }
  }

  test('an invitation opens an account once, by the mailed link only', async () => {
    const { email, token } = await invited()
    expect(sent.at(-1)).toMatchObject({ kind: 'invitation', email })
    expect((await ask('POST', '/api/auth/login', { email, password })).status).toBe(401)
    expect((await ask('POST', '/api/auth/password/link', { token }, null)).body).toMatchObject({
      kind: 'invitation',
      name: 'Rosa',
    })
    const choose = (wanted: string) => ask('POST', '/api/auth/password/choose', { token, password: wanted }, null)
    expect((await choose('short')).status).toBe(422)
    const both = await Promise.all([choose(password), choose('another long password')])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410])
    const opened = both[0].status === 204 ? password : 'another long password'
    const login = await ask('POST', '/api/auth/login', { email, password: opened })
    expect([login.status, login.body.user.role]).toEqual([200, 'sales'])
    expect((await ask('POST', '/api/admin/users', { email, name: 'B', role: 'editor' })).body.code).toBe('email_taken')
  })

  test('a forgotten password is chosen anew, sessions end, and strangers learn nothing', async () => {
    const { email, token } = await invited()
    await ask('POST', '/api/auth/password/choose', { token, password }, null)
    const login = await ask('POST', '/api/auth/login', { email, password })
    const before = sent.length
    for (const asked of [email, 'nobody@example.com'])
      expect((await ask('POST', '/api/auth/password/forgot', { email: asked }, null)).status).toBe(202)
    expect(sent.slice(before)).toMatchObject([{ kind: 'reset', email }])
    const reset = links.tokenOf(sent.at(-1)?.linkId ?? '')
    expect(
      (await ask('POST', '/api/auth/password/choose', { token: reset, password: 'a second long one' }, null)).status,
    ).toBe(204)
    expect((await ask('GET', '/api/auth/me', undefined, null, login.body.token)).status).toBe(401)
    expect((await ask('POST', '/api/auth/login', { email, password })).status).toBe(401)
  })

  test('a made-up or changed link opens nothing', async () => {
    const { token } = await invited()
    for (const wrong of [links.tokenOf(randomUUID()), `${token.slice(0, -2)}xx`, 'x'.repeat(30)])
      expect((await ask('POST', '/api/auth/password/choose', { token: wrong, password }, null)).status).toBe(410)
  })

  test('roles change, a pause signs out, and the last administrator stays', async () => {
    const { id, email, token } = await invited()
    await ask('POST', '/api/auth/password/choose', { token, password }, null)
    const session = (await ask('POST', '/api/auth/login', { email, password })).body.token
    expect((await ask('PATCH', `/api/admin/users/${id}`, { role: 'editor' })).body.role).toBe('editor')
    expect((await ask('PATCH', `/api/admin/users/${id}`, { disabled: true })).body.state).toBe('paused')
    expect((await ask('GET', '/api/auth/me', undefined, null, session)).status).toBe(401)
    const admin = staff.ids.get('admin')
    for (const patch of [{ role: 'sales' }, { disabled: true }]) {
      const { status, body } = await ask('PATCH', `/api/admin/users/${admin}`, patch)
      expect([status, body.code]).toEqual([409, 'last_admin'])
    }
    const actions = (await ask('GET', '/api/admin/audit')).body.items.map(({ action }: { action: string }) => action)
    for (const action of ['invited-sales', 'role-sales-to-editor', 'paused']) expect(actions).toContain(action)
  })

  test('sessions are seen and ended, one’s own or, by an administrator, anybody’s', async () => {
    const { email, token, id } = await invited()
    await ask('POST', '/api/auth/password/choose', { token, password }, null)
    const [one, two] = [
      (await ask('POST', '/api/auth/login', { email, password })).body.token,
      (await ask('POST', '/api/auth/login', { email, password })).body.token,
    ]
    const mine = (await ask('GET', '/api/auth/sessions', undefined, null, one)).body.items
    expect(mine.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
    const other = mine.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await ask('DELETE', `/api/auth/sessions/${other.id}`, undefined, 'editor')).status).toBe(404)
    expect((await ask('DELETE', `/api/auth/sessions/${other.id}`, undefined, null, one)).status).toBe(204)
    expect((await ask('GET', '/api/auth/me', undefined, null, two)).status).toBe(401)
    const seen = (await ask('GET', '/api/admin/users')).body.items.find((row: { id: string }) => row.id === id)
    expect(seen.sessions).toHaveLength(1)
    expect((await ask('DELETE', `/api/auth/sessions/${seen.sessions[0].id}`)).status).toBe(204)
    expect((await ask('GET', '/api/auth/me', undefined, null, one)).status).toBe(401)
  })

  test.each([
    ['GET', '/api/admin/users'],
    ['POST', '/api/admin/users'],
    ['PATCH', `/api/admin/users/${randomUUID()}`],
    ['GET', '/api/admin/audit'],
  ])('%s %s is for administrators', async (method, path) => {
    for (const role of roles) {
      const { status } = await ask(method, path, method === 'GET' ? undefined : {}, role)
      expect([role, status === 403]).toEqual([role, role !== 'admin'])
    }
    expect((await ask(method, path, undefined, null)).status).toBe(401)
  })
})
