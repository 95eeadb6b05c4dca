import { resolve } from 'node:path'
import { z } from 'zod'
import { leastPasswordLength } from '#src/features/auth/contract.ts'
import type { Bucket } from '#src/shared/files/s3-blobs.ts'

/** Configuration comes from the environment, once, at start. Every variable is documented in docs/how-to/configure.md. */

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(min).max(max).default(fallback))

function listOfAddresses(value: string, context: z.RefinementCtx): string[] {
  const addresses = value.split(',').map((address) => address.trim())
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `${wrong || 'an empty place'} is no e-mail address` })
  return addresses
}

const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: wholeNumber(4321, 0, 65_535),
  HOST: z.preprocess(blankIsAbsent, z.string().default('localhost')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION: optional(z.literal('yes')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default('no-reply@localhost')),
  STAFF_MAIL_TO: optional(z.email()),
  STAFF_ESCALATION_TO: optional(z.string().transform(listOfAddresses)),
  STAFF_WEBHOOK_URL: optional(z.url({ protocol: /^https$/ })),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(leastPasswordLength, `must have at least ${leastPasswordLength} characters`)),
  FILES_BUCKET_URL: optional(z.url({ protocol: /^https?$/ })),
  FILES_BUCKET_REGION: z.preprocess(blankIsAbsent, z.string().default('auto')),
  FILES_BUCKET_KEY_ID: optional(z.string()),
  FILES_BUCKET_SECRET: optional(z.string()),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  RATE_LIMIT_PER_MINUTE: wholeNumber(60, 0, 1_000_000),
  ENERGY_FEEDS: z.preprocess(blankIsAbsent, z.enum(['sample', 'live']).default('sample')),
  ESIOS_TOKEN: optional(z.string().regex(/^[\w-]{8,200}$/, 'is no token')),
  DEMO: optional(z.literal('yes')),
  LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
})

export interface Config {
  port: number
  host: string
  /** No trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Who hears of new leads. Without SMTP, where mails are files, a local name stands in, so that the notices can be seen. */
  staffMailTo: string | undefined
  /** Who else hears of an urgent request that nobody takes, one more each time. */
  staffEscalationTo: readonly string[]
  /** Told of urgent requests. */
  staffWebhookUrl: string | undefined
  firstAdmin: { email: string; password: string } | undefined
  secretKey: string | undefined
  /** Where files that people send are kept; DATA_DIR without it. */
  filesBucket: Bucket | undefined
  /** How many proxies in front are ours: the client address is that many hops from the right of X-Forwarded-For. */
  trustProxy: number
  /** POSTs that make a lead, per client address; the chat and the measurements have as many each. 0 is off. */
  rateLimitPerMinute: number
  /** Outside sources of energy prices and news are asked. */
  readsFeeds: boolean
  /** For the price of surplus. */
  esiosToken: string | undefined
  /** Sample data, and nothing to be indexed. */
  demo: boolean
  logLevel: string
}

/** Parses the environment. Throws one Error that names every variable that is wrong. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  if (e.NODE_ENV === 'production' && !e.DATABASE_URL && e.ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION !== 'yes')
    throw new Error(
      'The configuration is wrong:\n  DATABASE_URL: production needs a PostgreSQL server; set ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION=yes to run on the embedded database all the same (it survives a killed process, not a lost machine)',
    )
  if (Boolean(e.ADMIN_EMAIL) !== Boolean(e.ADMIN_PASSWORD))
    throw new Error('The configuration is wrong:\n  ADMIN_EMAIL, ADMIN_PASSWORD: give both or neither')
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    staffMailTo: e.STAFF_MAIL_TO ?? (e.SMTP_URL ? undefined : 'staff@localhost'),
    staffEscalationTo: e.STAFF_ESCALATION_TO ?? [],
    staffWebhookUrl: e.STAFF_WEBHOOK_URL,
    firstAdmin: e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    secretKey: e.SECRET_KEY,
    filesBucket: bucketOf(e),
    trustProxy: e.TRUST_PROXY,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    readsFeeds: e.ENERGY_FEEDS === 'live' && e.DEMO !== 'yes',
    esiosToken: e.ESIOS_TOKEN,
    demo: e.DEMO === 'yes',
    logLevel: e.LOG_LEVEL,
  }
}

function bucketOf(e: z.infer<typeof environment>): Bucket | undefined {
  const { FILES_BUCKET_URL: url, FILES_BUCKET_KEY_ID: accessKeyId, FILES_BUCKET_SECRET: secretAccessKey } = e
  if (!url && !accessKeyId && !secretAccessKey) return undefined
  if (!url || !accessKeyId || !secretAccessKey)
    throw new Error(
      'The configuration is wrong:\n  FILES_BUCKET_URL, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET: give all or none',
    )
  return { url, accessKeyId, secretAccessKey, region: e.FILES_BUCKET_REGION }
}
