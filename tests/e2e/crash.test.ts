import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, type Site, startSite } from './site.ts'

/** The process is killed in the middle of 200 submissions: none that was answered 201 is lost, none is there twice. */

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('SIGKILL loses nothing that was answered', async () => {
  const accepted: string[] = []
  let sent = 0
  const worker = async () => {
    while (sent < 200) {
      const n = sent++
      if (n === 100) await site.kill()
      const answer = await site
        .post('/api/contact', {
          name: `Crash ${n}`,
          email: `crash-${n}@example.com`,
          message: 'x',
          consent: { privacy: true },
        })
        .then(
          async (r) => (r.status === 201 ? ((await r.json()) as { reference: string }).reference : undefined),
          () => undefined,
        )
      if (answer) accepted.push(answer)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  await site.start()
  expect(accepted.length).toBeGreaterThan(50)
  await eventually(
    'everything is carried over',
    async () => ((await (await fetch(`${site.url}/readyz`)).json()) as { waiting: number }).waiting === 0,
  )
  const bearer = { authorization: `Bearer ${await site.token()}` }
  const stored: string[] = []
  for (let page = 1; page <= 5; page++) {
    const list = (await (
      await fetch(`${site.url}/api/crm/leads?q=crash&page=${page}`, { headers: bearer })
    ).json()) as { items: { reference: string }[] }
    stored.push(...list.items.map((item) => item.reference))
  }
  expect(new Set(stored).size).toBe(stored.length)
  expect(accepted.filter((reference) => !stored.includes(reference))).toEqual([])
})
