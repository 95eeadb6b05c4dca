import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { quantile, round } from './numbers.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

const posts = 2000
const asks = 30
const publications = 6

/** What staff wait for in the content manager, two processes on one PostgreSQL server: a list of 2,000 posts, a preview, and a post from the button to every process. */
export async function benchContent(databaseUrl: string): Promise<Record<string, number>> {
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: 'one key for both processes, long enough' }
  const [first, second] = [await startSiteProcess(env), await startSiteProcess(env)]
  try {
    await manyPosts(databaseUrl)
    const ask = await signedIn(first)
    const list = (query: string) => millisOf(asks, () => ask('GET', `/api/content/posts?${query}`))
    const results: Record<string, number> = {
      posts,
      listP95Ms: round(quantile(await list('page=1'), 0.95), 0),
      listLastPageP95Ms: round(quantile(await list('page=40'), 0.95), 0),
      listSearchP95Ms: round(quantile(await list('q=roof+19'), 0.95), 0),
    }
    const { id } = await ask('POST', '/api/content/posts', { kind: 'post' })
    const path = `/api/content/posts/${id}/en`
    let version = 0
    const write = async () => {
      await ask('PUT', path, {
        ...wordsOf(`A post that is measured, ${version}`),
        slug: 'measured',
        basedOnVersion: version,
      })
      version++
    }
    await write()
    const [firstPreview = 0] = await millisOf(1, () => ask('POST', `${path}/preview`))
    results.firstPreviewMs = round(firstPreview, 0)
    results.previewP95Ms = round(quantile(await millisOf(asks, () => ask('POST', `${path}/preview`)), 0.95), 0)
    const accepted: number[] = []
    const everywhere: number[] = []
    for (let n = 0; n < publications; n++) {
      const from = performance.now()
      await ask('POST', `${path}/publish`)
      accepted.push((performance.now() - from) / 1000)
      const title = `measured, ${version - 1}<`
      for (const site of [first, second])
        while (!(await site.send('GET', '/blog/measured')).body.toString('utf8').includes(title)) await wait(20)
      everywhere.push((performance.now() - from) / 1000)
      await write()
    }
    results.firstPublishSeconds = round(everywhere[0] ?? 0, 1)
    results.publishAcceptedSeconds = round(Math.max(...accepted.slice(1)), 1)
    results.publishEverywhereSeconds = round(Math.max(...everywhere.slice(1)), 1)
    const served = await millisOf(200, () => first.send('GET', '/blog/measured'))
    results.publishedPageP95Ms = round(quantile(served, 0.95), 1)
    return results
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
}

const wordsOf = (title: string) => ({
  title,
  summary: 'What it says in two sentences, as long as summaries are. And the second one.',
  bodyMarkdown: '## What a roof makes\n\nBy day {{tariff.surplus}} for what is left over.\n\n- One\n- Two\n',
  subject: 'solar',
})

/** 2,000 posts with both languages, none of them published: what a busy office has after years. */
async function manyPosts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = Array.from({ length: posts }, () => randomUUID())
  await client.query(`insert into content_post (id, kind, created_by) select unnest($1::text[]), 'post', 'bench'`, [
    ids,
  ])
  for (const language of ['en', 'es'])
    await client.query(
      `insert into content_version (post_id, language, version, text, pairs, written_by)
       select id, $2, 1, jsonb_build_object('title', 'A roof ' || n, 'slug', 'roof-' || n, 'summary', 'Two sentences.',
         'tags', '[]'::jsonb, 'sources', '[]'::jsonb, 'corrections', '[]'::jsonb, 'body', repeat('Words of a post. ', 200)), '[]', 'bench'
       from unnest($1::text[]) with ordinality as t(id, n)`,
      [ids, language],
    )
  await client.query('analyze')
  await client.end()
}

async function signedIn(site: SiteProcess) {
  const base = `http://127.0.0.1:${site.port}`
  const json = { 'content-type': 'application/json' }
  const login = JSON.stringify({ email: 'a@example.com', password: 'bench password' })
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: json, body: login })
  const { token } = (await answer.json()) as { token: string }
  return async (method: string, path: string, body?: unknown): Promise<{ id: string }> => {
    const asked = await fetch(base + path, {
      method,
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (asked.status >= 300) throw new Error(`${method} ${path}: ${asked.status} ${await asked.text()}`)
    return (await asked.json()) as { id: string }
  }
}

async function millisOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  return taken
}

const wait = (millis: number) => new Promise((done) => setTimeout(done, millis))
