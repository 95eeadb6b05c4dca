import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from './page-checks.ts'
import { eventually, type Site, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** What staff write and customers say, from the screen to the page that visitors read. */

let site: Site
let browser: Browser
let token: string

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
  token = await site.token()
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const photograph = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#3a7ca5' } })
    .jpeg()
    .toBuffer()

async function openManager(language: 'en' | 'es', path = '/admin/content-manager') {
  const opened = await openPage(browser, { ...desktop, reducedMotion: 'reduce' })
  await signIn(opened.context, token, language)
  await opened.page.goto(site.url + path)
  return opened
}

const sideOf = (page: Page, language: 'en' | 'es') => page.locator(`.ed .cols > .${language}`)

async function write(page: Page, language: 'en' | 'es', words: { title: string; summary: string; body: string }) {
  const side = sideOf(page, language)
  await side.getByLabel('Title').fill(words.title)
  await side.getByLabel('Summary').fill(words.summary)
  await side.locator('.ProseMirror').click()
  await page.keyboard.type(words.body)
}

const saved = (page: Page, language: 'en' | 'es') =>
  sideOf(page, language)
    .getByText(/^Saved \d/)
    .waitFor()
const asStaff = () => ({ authorization: `Bearer ${token}` })
const pageOf = async (path: string) => (await fetch(site.url + path)).text()

test('a person who has only the screen publishes a paired post with a picture', async () => {
  const { page, context, troubles } = await openManager('en')
  await page.getByRole('button', { name: 'New text' }).click()
  await write(page, 'en', {
    title: 'What a west roof gives at tea time',
    summary: 'Late sun is worth more than noon: what a roof towards the west gives between five and eight in summer.',
    body: 'A roof towards the west works when you are at home.',
  })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Insert a picture' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'roof.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  })
  const picture = page.locator('.media li').first()
  await picture.getByLabel('In English, for people who cannot see it').fill('A roof in evening sun')
  await picture.getByLabel('In Spanish, for people who cannot see it').fill('Una cubierta al sol de la tarde')
  const described = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await picture.getByLabel('In English, for people who cannot see it').focus()
  await described
  await picture.locator('button.lnk').click()
  await write(page, 'es', {
    title: 'Lo que da un tejado a poniente por la tarde',
    summary:
      'El sol de la tarde vale más que el de mediodía: lo que da una cubierta a poniente de cinco a ocho en verano.',
    body: 'Una cubierta a poniente trabaja cuando estás en casa.',
  })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Insert a picture' }).click()
  await page.locator('.media li button.lnk').first().click()
  await Promise.all([saved(page, 'en'), saved(page, 'es')])
  await page.getByRole('button', { name: 'Publish English' }).click()
  const english = page.getByRole('link', { name: '/blog/what-a-west-roof-gives-at-tea-time' })
  await english.waitFor({ timeout: 60_000 })
  // The other language is still a draft, and nobody sees it.
  expect((await fetch(`${site.url}/es/blog/lo-que-da-un-tejado-a-poniente-por-la-tarde`)).status).toBe(404)
  await page.getByRole('button', { name: 'Publish Spanish' }).click()
  await page
    .getByRole('link', { name: '/es/blog/lo-que-da-un-tejado-a-poniente-por-la-tarde' })
    .waitFor({ timeout: 60_000 })
  const [en, es] = await Promise.all([
    pageOf('/blog/what-a-west-roof-gives-at-tea-time'),
    pageOf('/es/blog/lo-que-da-un-tejado-a-poniente-por-la-tarde'),
  ])
  expect(en).toContain('alt="A roof in evening sun"')
  expect(es).toContain('alt="Una cubierta al sol de la tarde"')
  expect(en).toContain('hreflang="es" href="http://localhost:4321/es/blog/lo-que-da')
  expect(await pageOf('/blog')).toContain('/blog/what-a-west-roof-gives-at-tea-time')
  expect(await pageOf('/es/feed.xml')).toContain('lo-que-da-un-tejado-a-poniente')
  // Out as a file, and in again as another piece.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Both languages (JSON)' }).click(),
  ])
  const piece = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(piece)).toMatchObject({
    kind: 'post',
    es: { title: 'Lo que da un tejado a poniente por la tarde' },
  })
  await page.goto(`${site.url}/admin/content-manager`)
  await page.locator('input[accept=".md,.json"]').setInputFiles({
    name: 'piece.json',
    mimeType: 'application/json',
    buffer: Buffer.from(piece.replace('-at-tea-time', '-in-winter').replace('-por-la-tarde', '-en-invierno')),
  })
  await page.getByRole('heading', { level: 1, name: 'What a west roof gives at tea time' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(troubles).toEqual([])
  await context.close()
})

test('words outlive a lost connection and a closed tab, and another’s words are never written over', async () => {
  const { page, context } = await openManager('en')
  await page.getByRole('button', { name: 'New text' }).click()
  await write(page, 'en', { title: 'Kept while the line is away', summary: 'Words.', body: 'First.' })
  await saved(page, 'en')
  const id = new URL(page.url()).searchParams.get('post') ?? ''
  await context.setOffline(true)
  await sideOf(page, 'en').locator('.ProseMirror').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Second, offline.')
  await sideOf(page, 'en')
    .getByRole('alert')
    .getByText(/stay on this device/)
    .waitFor()
  await context.setOffline(false)
  // The tab is closed and opened again before anything was sent.
  await page.reload()
  await eventually('the words reach the server', async () => {
    const answer = await fetch(`${site.url}/api/content/posts/${id}`, { headers: asStaff() })
    const { en } = (await answer.json()) as { en: { bodyMarkdown: string } }
    return en.bodyMarkdown.includes('Second, offline.')
  })
  const other = await openManager('en', `/admin/content-manager?post=${id}`)
  await sideOf(other.page, 'en').getByLabel('Title').fill('Somebody else’s title')
  await saved(other.page, 'en')
  await sideOf(page, 'en').getByLabel('Title').fill('My own title')
  await sideOf(page, 'en')
    .getByRole('alert')
    .getByText(/Somebody else has saved/)
    .waitFor()
  expect(await sideOf(page, 'en').getByLabel('Title').inputValue()).toBe('My own title')
  await other.context.close()
  await context.close()
})

test('what is pasted becomes words: nothing of it runs', async () => {
  const { page, context, troubles } = await openManager('en')
  await page.getByRole('button', { name: 'New text' }).click()
  await write(page, 'en', { title: 'Pasted from anywhere', summary: 'Words.', body: '' })
  await sideOf(page, 'en').locator('.ProseMirror').click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    const html =
      '<h2 style="mso-x:1">Head</h2><p class=MsoNormal>Good <b>words</b><o:p></o:p></p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">link</a>'
    data.setData('text/html', html)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await sideOf(page, 'en').getByRole('heading', { name: 'Head' }).waitFor()
  await saved(page, 'en')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const id = new URL(page.url()).searchParams.get('post') ?? ''
  const answer = await fetch(`${site.url}/api/content/posts/${id}`, { headers: asStaff() })
  const { en } = (await answer.json()) as { en: { bodyMarkdown: string } }
  expect(en.bodyMarkdown).toContain('Good **words**')
  expect(en.bodyMarkdown).not.toMatch(/javascript:|onerror|<script|mso/i)
  // The browser tells of the handler that the policy keeps from running, and of nothing else.
  expect(troubles.filter((trouble) => !/inline event handler|script-src-attr inline/.test(trouble))).toEqual([])
  await context.close()
})

test('a paid job’s customer writes a review without script; it is shown as written, and taken back', async () => {
  const key = { ...asStaff(), 'idempotency-key': 'review-journey-0001' }
  const lead = { name: 'Ana Núñez', email: 'ana@example.com', language: 'es', town: 'mijas', service: 'solar' }
  const made = (await (await site.post('/api/crm/leads', { ...lead, source: 'phone' }, key)).json()) as { id: string }
  const paidAt = new Date(Date.now() - 4 * 86_400_000).toISOString()
  const payment = { service: 'solar', amountEur: 9000, paidAt }
  const paid = await site.post(`/api/crm/leads/${made.id}/payment`, payment, {
    ...key,
    'idempotency-key': 'review-journey-0002',
  })
  expect(paid.status).toBe(201)
  // Staff have the link that the mail will bring, from the moment of the payment.
  const listed = await fetch(`${site.url}/api/staff/reviews`, { headers: asStaff() })
  const { invitations } = (await listed.json()) as { invitations: { leadId: string; kind: string; url: string }[] }
  const invitation = invitations.find(({ leadId, kind }) => leadId === made.id && kind === 'first')
  const path = new URL(invitation?.url ?? '').pathname
  expect(path).toMatch(/^\/es\/opiniones\/[\w-]+$/)
  const before = await pageOf('/es/opiniones')
  expect(before).not.toContain('"@type":"Review"')

  const { page, context, troubles } = await openPage(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Enviar mi opinión' }).click()
  expect(await page.locator('.summary li').count()).toBe(3)
  await page.getByRole('radio', { name: /Bien$/ }).first().check()
  const words = 'Vinieron el día que dijeron. <script>alert(1)</script>\n\nLa teja sigue rota.'
  await page.getByLabel('Tus palabras').fill(words)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar mi opinión' }).click()
  await page.getByRole('heading', { name: 'Gracias. Tus palabras ya están aquí.' }).waitFor()
  // Written is not shown: the page is the same to the last byte.
  expect(await pageOf('/es/opiniones')).toBe(before)

  const staff = await openManager('es', '/admin/content-manager?view=reviews')
  await staff.page.getByLabel('Nuestra respuesta').fill('La cambiamos el martes.')
  const answered = staff.page.waitForResponse((answer) => answer.url().endsWith('/reply'))
  await staff.page.getByRole('button', { name: 'Mostrar esta respuesta' }).click()
  expect((await answered).status()).toBe(200)
  await staff.page.getByRole('button', { name: 'Mostrarla tal cual' }).click()
  await staff.page.getByText('visible', { exact: true }).waitFor()
  expect(await violationsOf(staff.page)).toEqual([])
  await staff.context.close()
  const shown = await pageOf('/es/opiniones')
  expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(shown).toContain('La cambiamos el martes.')
  expect(shown).toContain('"@type":"Review"')
  expect(shown).not.toContain('AggregateRating')
  expect(await pageOf('/reviews')).toContain('La teja sigue rota.')

  await page.reload()
  await page.getByRole('button', { name: 'Retirar mi opinión' }).click()
  await eventually('it has left the site', async () => (await pageOf('/es/opiniones')) === before)
  // The form that was sent empty is answered with 422.
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
  await context.close()
})
