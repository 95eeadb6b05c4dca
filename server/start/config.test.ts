import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('without any variable it serves on localhost:4321 with data in ./data', () => {
  const config = parseConfig({})
  expect(config).toMatchObject({
    port: 4321,
    host: 'localhost',
    publicUrl: 'http://localhost:4321',
    databaseUrl: undefined,
    trustProxy: 0,
    rateLimitPerMinute: 60,
    demo: false,
  })
  expect(config.dataDir).toMatch(/\/data$/)
  expect(parseConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000')
})

test('a blank variable is no variable; an address loses its last slash', () => {
  expect(parseConfig({ PORT: ' ', DATABASE_URL: '', PUBLIC_URL: 'https://example.com/' })).toMatchObject({
    port: 4321,
    databaseUrl: undefined,
    publicUrl: 'https://example.com',
  })
})

test('a bucket for files is given whole or not at all', () => {
  const whole = { FILES_BUCKET_URL: 'https://s3.example/bucket', FILES_BUCKET_KEY_ID: 'id', FILES_BUCKET_SECRET: 'key' }
  expect(parseConfig(whole).filesBucket).toEqual({
    url: 'https://s3.example/bucket',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  expect(parseConfig({}).filesBucket).toBeUndefined()
  expect(() => parseConfig({ ...whole, FILES_BUCKET_SECRET: '' })).toThrow('FILES_BUCKET_SECRET')
})

test('every wrong variable is named in one message', () => {
  const wrong = {
    PORT: 'many',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'http://x',
    STAFF_MAIL_TO: 'nobody',
    RATE_LIMIT_PER_MINUTE: '-1',
  }
  expect(() => parseConfig(wrong)).toThrow()
  try {
    parseConfig(wrong)
  } catch (error) {
    for (const name of Object.keys(wrong)) expect(String(error)).toContain(name)
  }
})

test('production without a database server is refused unless said aloud; half an admin is refused', () => {
  expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL')
  expect(
    parseConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION: 'yes' }).databaseUrl,
  ).toBeUndefined()
  expect(() => parseConfig({ ADMIN_EMAIL: 'a@example.com' })).toThrow('both or neither')
  expect(() => parseConfig({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' })).toThrow('ADMIN_PASSWORD')
})
