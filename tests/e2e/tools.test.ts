import { describe, expect, test } from 'vitest'
import { visitorsSite } from './site.ts'

/** The ten tools of the built site, asked as a program asks them. */

const site = visitorsSite()

const names = [
  'solar',
  'battery',
  'bill-cost',
  'pool',
  'cooling',
  'heating',
  'hot-water',
  'ev',
  'backup',
  'incentives',
] as const

describe.each(names)('POST /api/tools/%s', (name) => {
  test('answers a town alone, and names the towns when there is none', async () => {
    const response = await site.post(`/api/tools/${name}`, { town: 'fuengirola' })
    expect(response.status).toBe(200)
    const answer = (await response.json()) as { assumptions: { text: string }[] }
    expect(answer.assumptions.length).toBeGreaterThan(0)
    const refused = await site.post(`/api/tools/${name}`, {})
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('marbella, estepona')
  })
})

test('the worked bill comes out to the cent', async () => {
  const response = await site.post('/api/tools/bill-cost', {
    start: '2026-06-01',
    days: 30,
    powerKw: { P1: 4.6, P2: 4.6 },
    powerPrice: { P1: 30.817413, P2: 0.725423 },
    powerPriceUnit: 'eur_kw_year',
    kwh: { P1: 60, P2: 70, P3: 120 },
    energyPrice: { P1: 0.2, P2: 0.15, P3: 0.1 },
    surplusKwh: 0,
    surplusPrice: 0,
    ieePct: 5.11269632,
    vatPct: 21,
    meterEurMonth: 0.81,
    bonusInIeeBase: true,
  })
  expect(await response.json()).toMatchObject({ totalEur: 60.77, lines: { electricityTax: 2.4, vat: 10.55 } })
})

test('the API description holds all ten', async () => {
  const { paths } = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as { paths: Record<string, unknown> }
  for (const name of names) expect(paths).toHaveProperty([`/api/tools/${name}`, 'post'])
})
