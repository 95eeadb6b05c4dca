import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StaffPhone } from './staff-phone.ts'

/** What staff do every day on the page of a lead, on a phone. */

let desk: StaffPhone
let page: Page
let quoted: string

beforeAll(async () => {
  desk = await StaffPhone.start()
  page = desk.page
  quoted = await desk.quotedLead('Ana Núñez')
})
afterAll(() => desk.stop())

describe('on a lead', () => {
  const onLead = async (name: string) => {
    const id = await desk.newLead(name)
    await desk.open(`/crm/leads/${id}`, name)
    return id
  }

  test('a mail from a template in the customer’s language', async () => {
    await onLead('Dora Mail')
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Mail').first())
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
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('WhatsApp').first())
      const link = page.getByRole('link', { name: 'Open in WhatsApp' })
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('Hola, Elena Chat')
      thumb.taps += 1
    })
  })

  test('another stage, back again, won, and lost with its reason', async () => {
    await onLead('Flora Stage')
    const list = page.getByLabel('Another stage')
    await desk.within(async (thumb) => {
      await thumb.choose(list, 'Quoted')
      await page.getByText('Moved from New to Quoted.').waitFor()
    })
    await desk.within((thumb) => thumb.tap(desk.button('Undo')))
    await page.getByText('Undone. Back in New.').waitFor()
    await desk.within(async (thumb) => {
      await thumb.choose(list, 'Accepted')
      await page.getByText('Moved from New to Accepted.').waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.choose(list, 'Price')
      await page.getByText('Moved from Accepted to Lost.').waitFor()
    })
  })

  test('an owner, a note, a task', async () => {
    await onLead('Gema Work')
    await desk.within(async (thumb) => {
      const owner = page.getByLabel('Owner')
      await owner.locator('option').nth(1).waitFor({ state: 'attached' })
      await thumb.choose(owner, (await owner.locator('option').nth(1).textContent()) ?? '')
      await page.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor({ state: 'attached' })
    })
    await desk.within(async (thumb) => {
      await thumb.type(page.getByLabel('Add a note'), 'Rings at six')
      await thumb.tap(desk.button('Add note'))
      await page.getByText('Note added.').waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Task').first())
      await thumb.type(page.getByLabel('What has to be done'), 'Ring at six')
      await thumb.tap(desk.button('Add task'))
      await page.getByRole('listitem').filter({ hasText: 'Ring at six' }).first().waitFor()
    })
  })

  test('a photograph', async () => {
    await onLead('Hilda Photo')
    await desk.within(async (thumb) => {
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
    await desk.within(async (thumb) => {
      await thumb.tap(page.getByRole('link', { name: 'Choose in the calendar' }))
      await thumb.tap(desk.button('Put it there', page.getByRole('region', { name: 'Proposed time' })))
      await page.getByText('The visit is in the calendar.').waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Undo'))
      await page.getByRole('region', { name: 'Proposed time' }).waitFor()
    })
  })

  test('a time for the survey, offered by mail', async () => {
    await onLead('Julia Offer')
    await desk.within(async (thumb) => {
      const step = page.getByRole('region', { name: 'Next step' })
      await thumb.tap(desk.button('Offer this time', step))
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

  test('an offered time is held, and becomes the visit when they say yes', async () => {
    await onLead('Yolanda Yes')
    await desk.within((thumb) =>
      thumb.tap(desk.button('Offer this time', page.getByRole('region', { name: 'Next step' }))),
    )
    const visit = page.locator('section', { has: page.getByRole('heading', { name: 'Visit', exact: true }) })
    await visit.getByText(/is offered and held/).waitFor()
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button(/^They said yes/, visit))
      await visit.getByText('It is in the calendar.').waitFor()
    })
    await visit.getByText(/is offered and held/).waitFor({ state: 'detached' })
  })

  test('a deposit is asked for, comes in, and is taken back', async () => {
    const id = await onLead('Diana Deposit')
    await desk.api('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'new', to: 'accepted' } })
    await desk.api('POST', `/api/crm/leads/${id}/deposit`, { what: 'asked', amountEur: 1200 })
    await page.reload()
    await page.getByText(/€1,200 asked for on/).waitFor()
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('€1,200 came in'))
      await page.getByText(/€1,200 came in on/).waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Deposit: Not done after all'))
      await page.getByText(/€1,200 asked for on/).waitFor()
    })
  })

  test('a fact put right, and only what was said', async () => {
    await onLead('Katia Fact')
    const town = page.getByRole('button', { name: 'Edit: Town' })
    await desk.within(async (thumb) => {
      await thumb.tap(town)
      await page.getByRole('combobox', { name: 'Town' }).selectOption({ label: 'Marbella' })
      await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }))
      await town.waitFor()
    })
    await page.getByText('Changed', { exact: true }).waitFor()
    await desk.within(async (thumb) => {
      await thumb.tap(page.getByRole('button', { name: 'Talks' }))
      await page.getByText('Changed', { exact: true }).waitFor({ state: 'detached' })
    })
  })

  test('another version of a quote', async () => {
    await desk.open(`/crm/leads/${quoted}`, 'Ana Núñez')
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('New version'))
      const price = page.locator('.version-lines input').first()
      await price.waitFor()
      await price.evaluate((field: HTMLInputElement) => field.select())
      await thumb.type(price, '4321')
      await thumb.tap(desk.button('Save as a new version'))
      await page.getByText('v2', { exact: true }).waitFor()
    })
  })
})

test('nothing went wrong on the way', () => {
  expect(desk.troubles).toEqual([])
})
