import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { villaAnswers } from './quote-steps.ts'
import { eventually, openPage, phone, type Site, startBrowser, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'

/** What staff do every day, on a phone, from the screen on which they meet it: never more than two taps. */

const mostTaps = 2
const leadMade = z.object({ id: z.uuid() })
const leads = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })

let site: Site
let browser: Browser
let context: BrowserContext
let page: Page
let troubles: string[]
let headers: Record<string, string>
let quoted: string

const api = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}
let typedIn = 0
const newLead = async (name: string, more: object = {}) => {
  typedIn += 1
  const body = { name, phone: `+3460000${1000 + typedIn}`, email: `${typedIn}@example.com`, town: 'mijas', ...more }
  return leadMade.parse(await api('POST', '/api/crm/leads', body)).id
}

/** Counts what a thumb does: a tap, a choice of a list (opened, chosen), a field gone to before typing. */
class Thumb {
  taps = 0
  async tap(what: Locator): Promise<void> {
    this.taps += 1
    await what.tap()
  }
  async choose(list: Locator, label: string): Promise<void> {
    this.taps += 2
    await list.selectOption({ label })
  }
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    await page.keyboard.type(text)
  }
}

async function within(act: (thumb: Thumb) => Promise<void>): Promise<void> {
  const thumb = new Thumb()
  await act(thumb)
  expect(thumb.taps).toBeGreaterThan(0)
  expect(thumb.taps).toBeLessThanOrEqual(mostTaps)
}

const open = async (path: string, heading: string | RegExp) => {
  await page.goto(site.url + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const button = (name: string | RegExp, at: Page | Locator = page) => at.getByRole('button', { name })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
  const token = await site.token()
  headers = { authorization: `Bearer ${token}` }
  const opened = await openPage(browser, { ...phone, reducedMotion: 'reduce' })
  ;({ context, page, troubles } = opened)
  await signIn(context, token)
  const contact = { name: 'Ana Núñez', email: 'ana@example.com', phone: '+34600000001' }
  await site.post('/api/quotes', { ...villaAnswers, contact, consent: { privacy: true, marketing: false } })
  quoted = await eventually('the quote is a lead', async () => {
    const { items } = leads.parse(await api('GET', '/api/crm/leads'))
    return items.find(({ name }) => name === 'Ana Núñez')?.id
  })
})
afterAll(async () => {
  await context.close()
  await browser.close()
  await site.stop()
})

describe('on Today', () => {
  test('calling whoever waits, saying so, and taking it back', async () => {
    await site.post('/api/contact', {
      language: 'es',
      name: 'Berta Call',
      phone: '+34600999888',
      location: 'Mijas',
      service: 'solar',
      message: 'Llamadme, por favor.',
      consent: { privacy: true },
    })
    await eventually('she waits', async () => JSON.stringify(await api('GET', '/api/crm/today')).includes('Berta Call'))
    await open('/admin/dashboard', 'Today')
    const row = page.getByRole('listitem').filter({ hasText: 'Berta Call' })
    await within(async (thumb) => {
      await row.waitFor()
      expect(await row.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toMatch(/^tel:\+34/)
      await thumb.tap(button('Done', row))
      await page.getByText('Berta Call: noted as called.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.tap(button('Undo'))
      await row.waitFor()
    })
  })

  test('ticking a task off, and putting one off until tomorrow', async () => {
    for (const title of ['Send the photos', 'Order the inverter'])
      await api('POST', '/api/crm/tasks', { title, dueAt: new Date().toISOString() })
    await open('/admin/dashboard', 'Today')
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await within(async (thumb) => {
      await thumb.tap(button('Done', row('Send the photos')))
      await page.getByText('Send the photos: done.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.tap(button('Tomorrow', row('Order the inverter')))
      await page.getByText('Order the inverter: tomorrow at 9:00.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.tap(button('Undo').first())
      await row('Order the inverter').waitFor()
    })
  })

  test('opening a quote that was looked at and not answered', async () => {
    await api('PATCH', `/api/crm/leads/${quoted}`, { stage: { from: 'new', to: 'quoted' } })
    const { quote } = z
      .object({ quote: z.object({ customerUrl: z.string() }) })
      .parse(await api('GET', `/api/crm/leads/${quoted}`))
    await fetch(quote.customerUrl.replace(/^https?:\/\/[^/]+/, site.url))
    await eventually('it is known to be opened', async () =>
      JSON.stringify(await api('GET', '/api/crm/today')).includes('"times":1'),
    )
    await open('/admin/dashboard', 'Today')
    await within(async (thumb) => {
      const row = page.getByRole('listitem').filter({ hasText: 'opened 1×' })
      await thumb.tap(row.getByRole('link', { name: 'Ana Núñez' }))
      await page.getByRole('heading', { level: 1, name: 'Ana Núñez' }).waitFor()
    })
  })

  test('typing in a lead during a call', async () => {
    await open('/admin/dashboard', 'Today')
    await within(async (thumb) => {
      await thumb.tap(button(/^New lead/))
      await thumb.type(page.getByLabel('Phone', { exact: true }), '+34600111222')
      await page.keyboard.press('Enter')
      await thumb.type(page.getByLabel('Name', { exact: true }), 'Lola Spoken')
      await thumb.tap(button(/^Save lead/))
      await page.getByRole('status').filter({ hasText: 'Saved as' }).waitFor()
    })
  })
})

test('from the list to a call', async () => {
  await newLead('Carla List')
  await open('/crm?view=list', /Leads/)
  await within(async (thumb) => {
    await thumb.tap(page.locator('tr', { hasText: 'Carla List' }).getByRole('link'))
    const call = page.getByRole('link', { name: 'Call', exact: true }).first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+34/)
    thumb.taps += 1
  })
})

describe('on a lead', () => {
  const onLead = async (name: string) => {
    const id = await newLead(name)
    await open(`/crm/leads/${id}`, name)
    return id
  }

  test('a mail from a template in the customer’s language', async () => {
    await onLead('Dora Mail')
    await within(async (thumb) => {
      await thumb.tap(button('Mail').first())
      expect(await page.getByLabel('Text').inputValue()).toContain('Hola, Dora Mail')
      await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
      await page
        .getByText(/Leaves in \d+ s/)
        .first()
        .waitFor()
    })
  })

  test('WhatsApp with the text filled in', async () => {
    await onLead('Elena Chat')
    await within(async (thumb) => {
      await thumb.tap(button('WhatsApp').first())
      const link = page.getByRole('link', { name: 'Open in WhatsApp' })
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('Hola, Elena Chat')
      thumb.taps += 1
    })
  })

  test('another stage, back again, won, and lost with its reason', async () => {
    await onLead('Flora Stage')
    const list = page.getByLabel('Another stage')
    await within(async (thumb) => {
      await thumb.choose(list, 'Quoted')
      await page.getByText('Moved from New to Quoted.').waitFor()
    })
    await within((thumb) => thumb.tap(button('Undo')))
    await page.getByText('Undone. Back in New.').waitFor()
    await within(async (thumb) => {
      await thumb.choose(list, 'Accepted')
      await page.getByText('Moved from New to Accepted.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.choose(list, 'Price')
      await page.getByText('Moved from Accepted to Lost.').waitFor()
    })
  })

  test('an owner, a note, a task', async () => {
    await onLead('Gema Work')
    await within(async (thumb) => {
      const owner = page.getByLabel('Owner')
      await owner.locator('option').nth(1).waitFor({ state: 'attached' })
      await thumb.choose(owner, (await owner.locator('option').nth(1).textContent()) ?? '')
      await page.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor({ state: 'attached' })
    })
    await within(async (thumb) => {
      await thumb.type(page.getByLabel('Add a note'), 'Rings at six')
      await thumb.tap(button('Add note'))
      await page.getByText('Note added.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.tap(button('Task').first())
      await thumb.type(page.getByLabel('What has to be done'), 'Ring at six')
      await thumb.tap(button('Add task'))
      await page.getByRole('listitem').filter({ hasText: 'Ring at six' }).first().waitFor()
    })
  })

  test('a photograph', async () => {
    await onLead('Hilda Photo')
    await within(async (thumb) => {
      const chooser = page.waitForEvent('filechooser')
      await thumb.tap(page.locator('input[type=file]'))
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      await (await chooser).setFiles({ name: 'roof.png', mimeType: 'image/png', buffer: png })
      await page.locator('.lead-files').getByText('roof').first().waitFor()
    })
  })

  test('a visit at the time that needs the least driving', async () => {
    await onLead('Irene Visit')
    await within(async (thumb) => {
      await thumb.tap(page.getByRole('link', { name: 'Choose in the calendar' }))
      await thumb.tap(button('Put it there', page.getByRole('region', { name: 'Proposed time' })))
      await page.getByText('The visit is in the calendar.').waitFor()
    })
    await within(async (thumb) => {
      await thumb.tap(button('Undo'))
      await page.getByRole('region', { name: 'Proposed time' }).waitFor()
    })
  })

  test('a time for the survey, offered by mail', async () => {
    await onLead('Julia Offer')
    await within(async (thumb) => {
      const step = page.getByRole('region', { name: 'Next step' })
      await thumb.tap(button('Offer this time', step))
      const text = await page.getByLabel('Text').inputValue()
      expect(text).toMatch(/Puedo ir el (lunes|martes|miércoles|jueves|viernes|sábado) \d+ de \w+ a las \d+:\d\d/)
      await page.getByText('hora de la visita').or(page.getByText('survey time')).first().waitFor()
      await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
      await page
        .getByText(/Leaves in \d+ s/)
        .first()
        .waitFor()
    })
  })

  test('a fact put right, and only what was said', async () => {
    await onLead('Katia Fact')
    const town = page.getByRole('button', { name: 'Edit: Town' })
    await within(async (thumb) => {
      await thumb.tap(town)
      await page.getByRole('combobox', { name: 'Town' }).selectOption({ label: 'Marbella' })
      await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }))
      await town.waitFor()
    })
    await page.getByText('Changed', { exact: true }).waitFor()
    await within(async (thumb) => {
      await thumb.tap(page.getByRole('button', { name: 'Talks' }))
      await page.getByText('Changed', { exact: true }).waitFor({ state: 'detached' })
    })
  })

  test('another version of a quote', async () => {
    await open(`/crm/leads/${quoted}`, 'Ana Núñez')
    await within(async (thumb) => {
      await thumb.tap(button('New version'))
      const price = page.locator('.version-lines input').first()
      await price.waitFor()
      await price.evaluate((field: HTMLInputElement) => field.select())
      await thumb.type(price, '4321')
      await thumb.tap(button('Save as a new version'))
      await page.getByText('v2', { exact: true }).waitFor()
    })
  })
})

test('the way to the next visit', async () => {
  const now = new Date()
  const { crews } = z
    .object({ crews: z.array(z.object({ id: z.string() })) })
    .parse(await api('GET', `/api/admin/calendar?from=${now.toISOString().slice(0, 10)}&days=1`))
  const start = new Date(Math.ceil(now.getTime() / 900_000) * 900_000)
  await api('POST', '/api/admin/calendar', {
    kind: 'visit',
    crewId: crews[0]?.id,
    start: start.toISOString(),
    end: new Date(start.getTime() + 900_000).toISOString(),
    town: 'marbella',
    address: 'Calle Sol 5',
  })
  await open('/admin/dashboard', 'Today')
  const route = page.getByRole('link', { name: 'Route' })
  await route.waitFor()
  expect(await route.getAttribute('href')).toContain(encodeURIComponent('Calle Sol 5, Marbella'))
})

test('a form that was held back is let through', async () => {
  await site.post('/api/contact', {
    language: 'en',
    name: 'Jana Held',
    email: 'jana@example.com',
    location: 'Marbella',
    service: 'solar',
    message: 'Cheap backlinks: https://a.example and https://b.example',
    consent: { privacy: true },
  })
  await eventually('it is held back', async () =>
    JSON.stringify(await api('GET', '/api/admin/quarantine')).includes('Jana Held'),
  )
  await open('/admin/held-back', /.+/)
  await within(async (thumb) => {
    await thumb.tap(button('A person sent it', page.getByRole('article').filter({ hasText: 'Jana Held' })))
    await page.getByText('Jana Held').waitFor({ state: 'detached' })
  })
})

test('an answer in the inbox, from a template', async () => {
  await site.post('/api/contact', {
    language: 'es',
    name: 'Karla Inbox',
    email: 'karla@example.com',
    location: 'Mijas',
    service: 'solar',
    message: '¿Cuándo podéis venir a ver el tejado?',
    consent: { privacy: true },
  })
  const id = await eventually('it is a lead', async () => {
    const { items } = leads.parse(await api('GET', '/api/crm/leads?q=Karla'))
    return items[0]?.id
  })
  await open(`/crm/inbox?lead=${id}`, /.+/)
  await within(async (thumb) => {
    await thumb.tap(button('Offer a time for the survey'))
    await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
    await page
      .getByText(/Leaves in \d+ s/)
      .first()
      .waitFor()
  })
})

test('nothing went wrong on the way', () => {
  expect(troubles).toEqual([])
})
