import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { StaffPhone } from './staff-phone.ts'
import { signIn } from './staff-screen.ts'
import { openPage, startBrowser } from './windows.ts'

/** The calendar: what a crew does on a phone during its day, and how the office moves a visit. */

const calendar = z.object({
  days: z.array(z.object({ date: z.string(), isClosed: z.boolean() })),
  crews: z.array(z.object({ id: z.string() })),
  items: z.array(z.object({ id: z.string(), name: z.string(), start: z.string(), isTold: z.boolean() })),
  free: z.array(z.object({ crewId: z.string(), start: z.string(), end: z.string() })),
})
const hourMillis = 3_600_000

let desk: StaffPhone
let page: Page
/** The next open day that is not today, with a free morning. */
let day: string
let crewId: string

const days = async (from: string, many: number) =>
  calendar.parse(await desk.api('GET', `/api/admin/calendar?from=${from}&days=${many}`))

/** The screen has been drawn twice. */
const drawn = (on: Page) =>
  on.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** What is dragged hangs over it, and cannot be dropped there. */
const isRefused = (piece: Locator) => piece.evaluate((one) => one.classList.contains('no'))

/** A visit to a new lead on that day, as many hours after the first free one. */
async function visit(name: string, hours: number, phone?: string): Promise<string> {
  const leadId = await desk.newLead(name, phone ? { phone } : {})
  const { free } = await days(day, 1)
  const first = free.find((one) => one.crewId === crewId)
  if (!first) throw new Error(`nothing is free on ${day}`)
  const start = Date.parse(first.start) + hours * hourMillis
  await desk.api('POST', '/api/admin/calendar', {
    kind: 'visit',
    crewId,
    leadId,
    start: new Date(start).toISOString(),
    end: new Date(start + hourMillis).toISOString(),
    town: 'marbella',
    address: 'Calle Sol 5',
  })
  return leadId
}

beforeAll(async () => {
  desk = await StaffPhone.start()
  page = desk.page
  const ahead = await days(addDays(madridDate(new Date()), 1), 14)
  const open = ahead.days.find(
    ({ date, isClosed }) =>
      !isClosed &&
      ahead.free.some(
        ({ start, end }) => start.startsWith(date) && Date.parse(end) - Date.parse(start) > 6 * hourMillis,
      ),
  )
  day = open?.date ?? ''
  crewId = ahead.crews[0]?.id ?? ''
})
afterAll(() => desk.stop())

test('on a phone: the way, the call and that we are coming are one tap each, and the last is taken back', async () => {
  await visit('Wanda Way', 0, '+34600123123')
  await desk.open(`/admin/calendar?from=${day}`, 'Calendar')
  const stop = page.locator('.cal-visit', { hasText: 'Wanda Way' })
  await stop.waitFor()
  const map = stop.getByRole('link', { name: 'Map' })
  expect(await map.getAttribute('href')).toContain(encodeURIComponent('Calle Sol 5, Marbella'))
  expect(await stop.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+34600123123')
  await desk.within(async (thumb) => {
    const link = stop.getByRole('link', { name: 'On my way' })
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
      /34600123123\?text=Hola, vamos de camino/,
    )
    // The chat itself is WhatsApp's.
    await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()))
    await thumb.tap(link)
    await stop.getByText(/on the way since/).waitFor()
  })
  await desk.within((thumb) => thumb.tap(stop.getByRole('button', { name: 'Not on the way after all' })))
  await stop.getByRole('link', { name: 'On my way' }).waitFor()
})

test('on a phone: somebody without a date is put where it fits best, and taken back', async () => {
  const leadId = await desk.newLead('Uma Undated')
  await desk.api('PATCH', `/api/crm/leads/${leadId}`, { stage: { from: 'new', to: 'contacted' } })
  await desk.open('/admin/calendar', 'Calendar')
  const row = page.getByRole('listitem').filter({ hasText: 'Uma Undated' })
  await desk.within(async (thumb) => {
    await thumb.tap(desk.button(/^Put it there/, row))
    await page.getByText('The visit is in the calendar.').waitFor()
  })
  await row.waitFor({ state: 'detached' })
  await desk.within((thumb) => thumb.tap(desk.button('Undo')))
  await row.waitFor()
})

test('in the office: a visit is dragged to another time, put back, moved by the keyboard, and the customer told by a button', async () => {
  await visit('Dora Dragged', 2)
  const browser = await startBrowser()
  const {
    context,
    page: office,
    troubles,
  } = await openPage(browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  })
  await signIn(context, await desk.site.token())
  await office.goto(`${desk.site.url}/admin/calendar?from=${day}&view=day`)
  const card = office.locator('.cal-visit', { hasText: 'Dora Dragged' })
  await card.waitFor()
  const clock = async () => (await card.locator('.tn').first().textContent()) ?? ''
  const before = await clock()
  const start = async () => (await days(day, 1)).items.find(({ name }) => name === 'Dora Dragged')?.start

  // Free places are drawn for this visit once it is picked up.
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is nowhere')
  await office.mouse.move(box.x + 20, box.y + box.height - 6)
  await office.mouse.down()
  await office.mouse.move(box.x + 20, box.y + box.height + 10, { steps: 4 })
  const place = office.locator('.cal-free.place').last()
  await place.waitFor()
  // Places come one after the other and move those below them.
  await expect
    .poll(
      async () => {
        const target = await place.boundingBox()
        if (target) await office.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 })
        // Only what is still so when the screen has been drawn again is under the mouse.
        await drawn(office)
        return office.getByText(/^Drop here/).isVisible()
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true)
  await office.mouse.up()
  await office.getByText(/Dora Dragged is on .* now\. Nobody has been written to\./).waitFor()
  const moved = await start()
  await expect.poll(clock, { timeout: 10_000 }).not.toBe(before)
  await office.getByRole('button', { name: 'Undo' }).click()
  // Another sentence of the page ends in the same word.
  await office.getByText('Undone.', { exact: true }).waitFor()
  expect(await start()).not.toBe(moved)
  await expect.poll(clock, { timeout: 10_000 }).toBe(before)

  // The same without a mouse.
  await card.getByRole('link', { name: 'Dora Dragged' }).focus()
  await office.keyboard.press('m')
  await office.getByText(/Where should Dora Dragged go\?/).waitFor()
  await office.keyboard.press('Escape')
  await office.getByText(/Where should Dora Dragged go\?/).waitFor({ state: 'detached' })
  await office.keyboard.press('m')
  const first = office.locator('.cal-free.place').first()
  await first.getByRole('button', { name: /^Put it here/ }).press('Enter')
  await office.getByText(/Dora Dragged is on/).waitFor()
  await office.getByRole('button', { name: 'Tell the customer', exact: true }).click()
  await office.getByText('The customer is told by mail.').waitFor()
  expect((await days(day, 1)).items.find(({ name }) => name === 'Dora Dragged')?.isTold).toBe(true)
  expect(troubles).toEqual([])
  await context.close()
})

test('in the office: dropped on another visit, on a leave or where nothing is free, it stays and the reason is said', async () => {
  await visit('Olga Over', 4)
  const end = Date.parse((await days(day, 1)).free.at(-1)?.end ?? '')
  const { ids } = z.object({ ids: z.array(z.string()) }).parse(
    await desk.api('POST', '/api/admin/calendar', {
      kind: 'leave',
      crewId,
      start: new Date(end - hourMillis).toISOString(),
      end: new Date(end).toISOString(),
      note: 'Van at the garage',
    }),
  )
  const browser = await startBrowser()
  const { context, page: office } = await openPage(browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  })
  await signIn(context, await desk.site.token())
  await office.goto(`${desk.site.url}/admin/calendar?from=${day}&view=week`)
  const card = office.locator('.cal-visit', { hasText: 'Olga Over' })
  await card.waitFor()
  const start = async () => (await days(day, 1)).items.find(({ name }) => name === 'Olga Over')?.start
  const before = await start()
  const drag = async (target: Locator, part: 'head' | 'foot' = 'head') => {
    await office.locator('.note').waitFor({ state: 'detached' })
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    if (!box) throw new Error('the card is nowhere')
    await office.mouse.move(box.x + 20, box.y + box.height - 4)
    await office.mouse.down()
    await office.mouse.move(box.x + 26, box.y + box.height + 4, { steps: 4 })
    await office.locator('.cal-free.place').first().waitFor()
    // Places come one after the other and move those below them: the mouse follows, as a hand does, until what is meant says no.
    await expect
      .poll(
        async () => {
          const to = await target.boundingBox()
          const y = to ? (part === 'head' ? to.y + 20 : to.y + to.height - 20) : 0
          if (to) await office.mouse.move(to.x + to.width / 2, y, { steps: 4 })
          for (const below of [1, 0, 1, 0]) {
            if (to) await office.mouse.move(to.x + to.width / 2, y + below)
            await drawn(office)
          }
          const now = await target.boundingBox()
          return to?.y === now?.y && to?.height === now?.height && (part === 'foot' || (await isRefused(target)))
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true)
  }
  const drop = async (words: RegExp) => {
    await office.mouse.up()
    await office.getByRole('alert').filter({ hasText: words }).waitFor()
    await office.getByText(/Where should Olga Over go/).waitFor({ state: 'detached' })
    expect(await start()).toBe(before)
    await office.reload()
    await card.waitFor()
  }

  const other = office.locator('.cal-visit:not(.don)', { hasText: /Dora Dragged|Wanda Way/ }).first()
  await drag(other)
  // While it hangs there, the one in the way turns to alarm and says so.
  await other.locator('.cal-no').waitFor()
  await drop(/is there\.$/)
  await drag(office.locator('.cal-leave', { hasText: 'Van at the garage' }))
  await drop(/There is leave, Van at the garage/)
  await drag(office.locator('.cal-week .ce').last(), 'foot')
  await drop(/^Nothing is free there for it\. It stays where it was/)
  for (const id of ids) await desk.api('POST', `/api/admin/calendar/${id}/cancel`)
  await context.close()
})

test('in the office: the month shows what there is, closed days, and leads into a day', async () => {
  const browser = await startBrowser()
  const { context, page: office } = await openPage(browser, { viewport: { width: 1440, height: 1000 } })
  await signIn(context, await desk.site.token(), 'es')
  await office.goto(`${desk.site.url}/admin/calendar?from=${day}&view=month`)
  const cell = office.locator('.cal-month li', { hasText: 'Wanda Way' })
  await cell.waitFor()
  expect(await office.locator('.cal-month .shut').count()).toBeGreaterThan(3)
  await cell.getByRole('link').click()
  await office.waitForURL(/view=day/)
  await office.locator('.cal-visit', { hasText: 'Wanda Way' }).waitFor()
  await context.close()
})

test('nothing went wrong on the way', () => {
  expect(desk.troubles).toEqual([])
})
