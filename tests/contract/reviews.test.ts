import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findLead, insertLeads } from '#src/features/crm/repo.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { publication } from '#src/features/publication/schema.ts'
import { publishedReview } from '#src/features/reviews/format/published-review.ts'
import {
  eraseReviews,
  inviteAfterPayment,
  queueDueInvitations,
  ReviewLinks,
  Reviews,
  reviewPublicationSubject,
  reviewsApi,
} from '#src/features/reviews/public.ts'
import { review } from '#src/features/reviews/schema.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { signedInStaff } from './crm/staff-api.ts'
import { onBothDatabases, silentLog } from './databases.ts'

onBothDatabases('reviews', (database) => {
  const paidAt = new Date('2026-11-01T12:00:00Z')
  let now = new Date('2026-11-10T10:00:00Z')
  const db = () => database().db
  const links = new ReviewLinks({
    linkKey: createSecretKey(randomBytes(32)),
    publicUrl: 'https://example.com',
    path: (token, language) => `/${language}/${token}`,
  })
  const site = siteWithoutPages()
  let publications: Publications
  let reviews: Reviews
  let api: Api
  let staff: Awaited<ReturnType<typeof signedInStaff>>

  beforeAll(async () => {
    publications = new Publications({
      subjects: [reviewPublicationSubject],
      site,
      hasOthers: false,
      log: silentLog,
    })
    reviews = new Reviews({ db, publications, links, now: () => now, log: silentLog })
    staff = await signedInStaff(db)
    api = createApi(silentLog, new Map())
    const free = (_: unknown, next: () => Promise<void>) => next()
    reviewsApi(api, { reviews, links, auth: staff.auth, db, limit: free, readLimit: free })
  })

  const ask = async (method: string, path: string, body?: unknown, role?: 'editor' | 'sales' | 'technician') => {
    const answer = await api.request(path, {
      method,
      headers: {
        ...(role ? { authorization: `Bearer ${staff.tokens.get(role)}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const words = 'They came on the day that they had said, <b>twice</b>.\n\nThe tile is still broken.'
  const request = { language: 'en', stars: 3, words, name: 'Ana', town: 'mijas', consent: { publish: true } }

  let made = 0
  async function aLead({ stage, email = null }: { stage: 'paid' | 'quoted'; email?: string | null }): Promise<string> {
    const id = randomUUID()
    await insertLeads(db(), [
      {
        id,
        reference: `E-${++made}${id.slice(0, 5).toUpperCase()}`,
        kind: 'enquiry',
        name: 'Ana López',
        email,
        phone: null,
        language: 'es',
        source: '/contact',
        partnerCode: null,
        location: null,
        service: 'solar',
        message: null,
        valueCents: null,
        consentMarketing: false,
        consentTextVersion: 'test',
        createdAt: paidAt,
        answerBy: null,
      },
    ])
    await db().execute(sql`update lead set stage = ${stage} where id = ${id}`)
    return id
  }

  /** A paid job, and the token of its first invitation. */
  async function invitedLead() {
    const leadId = await aLead({ stage: 'paid', email: `${randomUUID()}@example.com` })
    await db().transaction((tx) =>
      inviteAfterPayment(tx, { leadId, personId: leadId, service: 'solar', amountCents: 100_000, paidAt }),
    )
    const { body } = await ask('GET', '/api/staff/reviews', undefined, 'sales')
    const own = body.invitations.filter((one: { leadId: string }) => one.leadId === leadId)
    const token = (kind: string) =>
      own
        .find((one: { kind: string }) => one.kind === kind)
        .url.split('/')
        .at(-1)
    return { leadId, token: token('first'), later: token('follow-up') }
  }
  const published = (id: string) => publications.current(`review:${id}`)?.value
  const idOf = async (leadId: string) =>
    (await ask('GET', '/api/staff/reviews', undefined, 'editor')).body.reviews.find(
      (one: { leadId: string }) => one.leadId === leadId,
    )?.id

  test('a paid job is asked once, after three days, and once more after a year', async () => {
    const { leadId } = await invitedLead()
    await db().transaction((tx) =>
      inviteAfterPayment(tx, { leadId, personId: leadId, service: 'battery', amountCents: 5, paidAt: now }),
    )
    const mails: NewMail[] = []
    const outbox = {
      add: async (_: unknown, wanted: NewMail[]) => void mails.push(...wanted.filter((one) => one.leadId === leadId)),
    }
    await queueDueInvitations(db(), outbox, new Date('2026-11-03T12:00:00Z'))
    expect(mails).toEqual([])
    await queueDueInvitations(db(), outbox, now)
    await queueDueInvitations(db(), outbox, now)
    expect(mails).toMatchObject([{ template: 'review-invitation', leadId }])
    await queueDueInvitations(db(), outbox, new Date('2027-11-03T12:00:00Z'))
    expect(mails).toHaveLength(2)
  })

  test('words are kept as written, shown by staff, answered, and never changed', async () => {
    const { leadId, token } = await invitedLead()
    expect(await ask('GET', `/api/reviews/${token}`)).toMatchObject({
      status: 200,
      body: { canWrite: true, written: null },
    })
    expect(await ask('POST', `/api/reviews/${token}`, request)).toMatchObject({ status: 201 })
    // A second click is the same review, other words are not.
    expect(await ask('POST', `/api/reviews/${token}`, request)).toMatchObject({ status: 201 })
    expect(await ask('POST', `/api/reviews/${token}`, { ...request, stars: 5 })).toMatchObject({
      status: 409,
      body: { code: 'review_written' },
    })
    const id = await idOf(leadId)
    expect(published(id)).toBeUndefined()
    const decide = (body: unknown, role: 'editor' | 'sales') =>
      ask('POST', `/api/staff/reviews/${id}/decision`, body, role)
    expect(await decide({ show: true }, 'sales')).toMatchObject({ status: 403 })
    expect(await decide({ show: true }, 'editor')).toMatchObject({ status: 200 })
    expect(published(id)).toEqual({
      state: 'shown',
      kind: 'first',
      stars: 3,
      words,
      name: 'Ana',
      town: 'mijas',
      service: 'solar',
      language: 'en',
      writtenOn: '2026-11-10',
      reply: null,
    })
    await ask('PUT', `/api/staff/reviews/${id}/reply`, { words: 'The tile is changed.' }, 'editor')
    expect(published(id)).toMatchObject({ words, reply: { words: 'The tile is changed.', on: '2026-11-10' } })
    const edit = db().update(review).set({ words: 'Everything perfect.' }).where(eq(review.id, id))
    await expect(Promise.resolve(edit)).rejects.toThrow()
    expect((await ask('GET', `/api/reviews/${token}`)).body.written).toMatchObject({ words, state: 'shown' })
  })

  test('what names others goes back to its writer, who alone writes it again', async () => {
    const { leadId, token } = await invitedLead()
    await ask('POST', `/api/reviews/${token}`, request)
    const id = await idOf(leadId)
    await ask('POST', `/api/staff/reviews/${id}/decision`, { show: false, reason: 'names-others' }, 'editor')
    expect((await ask('GET', `/api/reviews/${token}`)).body).toMatchObject({ canWrite: true })
    expect(await ask('POST', `/api/reviews/${token}`, { ...request, words: 'Without names, then.' })).toMatchObject({
      status: 201,
    })
    const second = await invitedLead()
    await ask('POST', `/api/reviews/${second.token}`, request)
    const other = await idOf(second.leadId)
    await ask('POST', `/api/staff/reviews/${other}/decision`, { show: false, reason: 'proven-untrue' }, 'editor')
    expect((await ask('GET', `/api/reviews/${second.token}`)).body).toMatchObject({ canWrite: false })
  })

  test('its writer takes it back, and it leaves the site', async () => {
    const { leadId, token } = await invitedLead()
    await ask('POST', `/api/reviews/${token}`, request)
    const id = await idOf(leadId)
    await ask('POST', `/api/staff/reviews/${id}/decision`, { show: true }, 'editor')
    expect(await ask('POST', `/api/reviews/${token}/withdraw`)).toMatchObject({ status: 200 })
    expect(published(id)).toEqual({ state: 'gone' })
    expect(await ask('POST', `/api/staff/reviews/${id}/decision`, { show: true }, 'editor')).toMatchObject({
      status: 409,
    })
  })

  test('a person who is erased leaves no word, here or in any version of what was published', async () => {
    const { leadId, token } = await invitedLead()
    await ask('POST', `/api/reviews/${token}`, request)
    const id = await idOf(leadId)
    await ask('POST', `/api/staff/reviews/${id}/decision`, { show: true }, 'editor')
    await db().transaction((tx) => eraseReviews(tx, [leadId]))
    await reviews.sync()
    expect(published(id)).toEqual({ state: 'gone' })
    const kept = await db()
      .select()
      .from(publication)
      .where(eq(publication.subject, `review:${id}`))
    expect(kept.map(({ value }) => publishedReview.parse(value).state)).toEqual(['gone', 'gone'])
    expect(await ask('GET', `/api/reviews/${token}`)).toMatchObject({ status: 404 })
  })

  test('a review that could not be shown is shown by the next look', async () => {
    const { leadId, token } = await invitedLead()
    await ask('POST', `/api/reviews/${token}`, request)
    const id = await idOf(leadId)
    site.isDiskFull = true
    await ask('POST', `/api/staff/reviews/${id}/decision`, { show: true }, 'editor')
    expect(published(id)).toBeUndefined()
    site.isDiskFull = false
    await reviews.sync()
    expect(published(id)).toMatchObject({ state: 'shown', words })
  })

  test('links of others, of last month, and bodies of nobody are refused in words', async () => {
    const { token } = await invitedLead()
    expect(await ask('GET', `/api/reviews/${'x'.repeat(48)}`)).toMatchObject({ status: 404 })
    for (const body of [
      { ...request, stars: 6 },
      { ...request, stars: 4.5 },
      { ...request, words: 'Good' },
      { ...request, words: 'x'.repeat(3001) },
      { ...request, town: 'madrid' },
      { ...request, consent: { publish: false } },
    ])
      expect(await ask('POST', `/api/reviews/${token}`, body)).toMatchObject({ status: 422 })
    const before = now
    now = new Date('2026-12-05T10:00:00Z')
    expect(await ask('POST', `/api/reviews/${token}`, request)).toMatchObject({
      status: 409,
      body: { code: 'review_over' },
    })
    expect((await ask('GET', `/api/reviews/${token}`)).body).toMatchObject({ canWrite: false })
    now = before
  })

  test('only a paid job gets a link by hand', async () => {
    const open = await aLead({ stage: 'quoted' })
    const reference = async (id: string) => {
      return (await findLead(db(), id))?.reference
    }
    const invite = async (id: string, role: 'sales' | 'technician' = 'sales') =>
      ask('POST', '/api/staff/reviews/invitations', { reference: await reference(id) }, role)
    expect(await invite(open)).toMatchObject({ status: 409, body: { code: 'not_paid' } })
    const paid = await aLead({ stage: 'paid' })
    expect(await invite(paid, 'technician')).toMatchObject({ status: 403 })
    expect((await invite(paid)).body.url).toMatch(/^https:\/\/example\.com\//)
  })
})
