import { describe, expect, it } from 'vitest'
import { en } from '#src/features/auth/text/en.ts'
import { ApiError } from '#src/shared/http/request.ts'
import { checkLogin, loginBody, loginFailure } from './login-form.ts'

const filled = { email: ' ana@example.com ', password: 'secret', totp: '123 456' }

describe('checkLogin', () => {
  it('complains about each empty field, and about the code only when it is wanted', () => {
    const empty = { email: '', password: '', totp: '' }
    expect(Object.keys(checkLogin(empty, false, en)?.fields ?? {})).toEqual(['email', 'password'])
    expect(Object.keys(checkLogin(empty, true, en)?.fields ?? {})).toEqual(['email', 'password', 'totp'])
  })

  it('lets a filled form go', () => {
    expect(checkLogin(filled, true, en)).toBeNull()
  })
})

describe('loginBody', () => {
  it('trims the e-mail, keeps the password as typed and drops spaces in the code', () => {
    expect(loginBody({ ...filled, password: ' s ' }, true)).toEqual({
      email: 'ana@example.com',
      password: ' s ',
      totp: '123456',
    })
    expect(loginBody(filled, false)).not.toHaveProperty('totp')
  })
})

describe('loginFailure', () => {
  const failure = (status: number, problem?: ApiError['problem']) =>
    loginFailure(new ApiError(status, 'raw', problem), en)

  it('asks for the code when the API says so', () => {
    expect(failure(401, { code: 'totp_required', fields: [] })).toEqual({ wantsTotp: true })
  })

  it('puts the API’s complaints at their fields', () => {
    const fields = [{ field: 'email', code: 'invalid', message: 'Not an e-mail.' }]
    expect(failure(422, { code: 'invalid', fields })).toEqual({ errors: { fields: { email: 'Not an e-mail.' } } })
    expect(failure(401, { code: 'totp_invalid', fields: [] })).toEqual({ errors: { fields: { totp: en.totpRefused } } })
  })

  it('has plain words for refusal, too many attempts, trouble and no connection', () => {
    const form = (result: ReturnType<typeof loginFailure>) => ('errors' in result ? result.errors.form : undefined)
    expect(form(failure(401))).toBe(en.refused)
    expect(form(failure(429))).toBe(en.tooMany)
    expect(form(failure(500))).toBe(en.failed)
    expect(form(loginFailure(new TypeError('Failed to fetch'), en))).toBe(en.offline)
  })
})
