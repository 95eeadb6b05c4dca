import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOf } from './page-checks.ts'
import { press } from './quote-steps.ts'
import { eventually, pdfText, type Site, startSite, textOf } from './site.ts'
import { signIn } from './staff-screen.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** A partner's way: from the programme's page to the portal, somebody registered on a phone, and the conditions that staff set. */

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

const mailTo = (address: string, subject: RegExp) =>
  eventually(`a mail to ${address}`, async () =>
    (await site.mails()).find(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    ),
  )

async function openStaff(path: string, language: 'en' | 'es', size = desktop) {
  const opened = await openPage(browser, { ...size, reducedMotion: 'reduce' })
  await signIn(opened.context, token, language)
  await opened.page.goto(site.url + path)
  return opened
}

async function apply(page: Page, path: string, who: { business: string; email: string; phone: string }, send: string) {
  await page.goto(site.url + path)
  await page.locator('#application-businessName').fill(who.business)
  await page.locator('#application-businessType').selectOption('estate-agent')
  await page.locator('#application-contactName').fill('Ana Núñez')
  await page.locator('#application-email').fill(who.email)
  await page.locator('#application-phone').fill(who.phone)
  await page.locator('#application-consent-privacy').check()
  await press(page, send)
  await page.locator('[data-receipt]').waitFor()
}

const usedLinks = new Set<string>()
/** Opens the portal by the link that is mailed to a partner. */
async function enter(page: Page, email: string, portal: string, words: { send: string; subject: RegExp }) {
  await page.goto(site.url + portal)
  await page.locator('#portal-email').fill(email)
  await press(page, words.send)
  const link = await eventually('a link that nobody has used', async () =>
    (await site.mails())
      .filter((mail) => words.subject.test(mail.subject ?? ''))
      .map((mail) => /https?:\/\/\S+#([\w-]{43})/.exec(mail.text ?? '')?.[1])
      .find((one) => one !== undefined && !usedLinks.has(one)),
  )
  usedLinks.add(link)
  await page.goto(`${site.url}${portal}#${link}`)
  await page.reload()
  await page.locator('#reg-name').waitFor()
}

describe('a partner', () => {
  test('applies in five fields, is approved on the staff’s screen, and finds code, link and card in the mail and the portal', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    await apply(
      page,
      '/affiliate-program',
      { business: 'Costa Homes', email: 'costa@example.com', phone: '600 111 222' },
      'Send my application',
    )
    expect(await textOf(page.locator('[data-receipt]'))).toMatch(/A-[0-9A-Z]{6,}/)
    const staff = await openStaff('/crm/partners', 'en')
    await staff.page.getByText('Costa Homes').waitFor()
    await press(staff.page, 'Approve')
    await staff.page.getByText('Nothing is waiting.').waitFor()
    await staff.context.close()

    const mail = await mailTo('costa@example.com', /COSTA-1/)
    expect(mail.text).toContain('/r/COSTA-1')
    expect(mail.text).toContain('Hello, these are the people I recommend')
    expect(mail.text).toContain('Hola, estos son los que recomiendo')
    const [card] = mail.attachments
    const printed = await pdfText(Buffer.from(card?.content as ArrayBuffer))
    expect(printed).toContain('COSTA-1')

    await enter(page, 'costa@example.com', '/affiliate-portal', {
      send: 'Send me the link',
      subject: /link to the partner portal/,
    })
    expect(await textOf(page.locator('.kit3'))).toContain('COSTA-1')
    expect(troubles).toEqual([])
    await context.close()
  })

  test('registers somebody on a phone in four answers and hears at once whether they are new', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await enter(page, 'costa@example.com', '/es/portal-afiliados', {
      send: 'Enviarme el enlace',
      subject: /portal de colaboradores/,
    })
    const register = async () => {
      await page.locator('#reg-name').fill('Luisa Gómez')
      await page.locator('#reg-reach').fill('655 444 333')
      await page.locator('#reg-town').selectOption('mijas')
      await page.getByText('Saben que les llamaremos').or(page.locator('.quick .ck span')).first().click()
      await press(page, 'Registrar')
    }
    await register()
    await page.locator('.answer.new').waitFor()
    await eventually('they are listed', async () => (await textOf(page.locator('.refs'))).includes('L. G.'))
    await page.reload()
    await register()
    expect(await textOf(page.locator('.answer.old'))).toMatch(/desde el \d/)
    expect(troubles).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('is named by the code of a link without a cookie, and follows the job in the portal', async () => {
    const visitor = await openPage(browser, desktop)
    await visitor.page.goto(`${site.url}/r/costa-1?to=/contact`)
    await visitor.page.locator('#contact-name').fill('Pere Vidal')
    await visitor.page.locator('#contact-email').fill('pere@example.com')
    await visitor.page.locator('#contact-message').fill('A heat pump, please')
    await visitor.page.locator('#contact-consent-privacy').check()
    await press(visitor.page, 'Send')
    await visitor.page.locator('[data-receipt]').waitFor()
    expect((await visitor.context.cookies()).map(({ name }) => name)).toEqual([])
    await visitor.context.close()

    const { page, context } = await openPage(browser, phone)
    await enter(page, 'costa@example.com', '/affiliate-portal', {
      send: 'Send me the link',
      subject: /link to the partner portal/,
    })
    await eventually('the lead is in the portal', async () => {
      await page.reload()
      return (await textOf(page.locator('.refs'))).includes('P. V.')
    })
    expect(await textOf(page.locator('body'))).not.toContain('Vidal')
    await context.close()
  })
})

test.each([
  [
    'en',
    desktop,
    {
      cap: 'Most for one referral before the bonus, €',
      publish: 'Publish the conditions',
      coming: 'to come',
      withdraw: 'Withdraw',
      started: /the new ones tomorrow or later/,
    },
  ],
  [
    'es',
    phone,
    {
      cap: 'Máximo por recomendación antes del extra, €',
      publish: 'Publicar las condiciones',
      coming: 'futuras',
      withdraw: 'Retirar',
      started: /empiezan mañana o más tarde/,
    },
  ],
] as const)(
  'staff set conditions from a day on, see what they come to, and withdraw them (%s)',
  async (language, size, words) => {
    const { page, context, troubles } = await openStaff('/crm/partners?tab=rules', language, size)
    const total = page.locator('.rules-sim dd').nth(1)
    const before = await textOf(total)
    await page.locator('[name="rates.solar.mostEur"]').fill('1500')
    await page.getByLabel(words.cap).fill('1500')
    await page.locator('#rules-from').fill('2020-01-01')
    await eventually('the simulator follows', async () => (await textOf(total)) !== before)
    await press(page, words.publish)
    await page.getByText(words.started).waitFor()
    expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
    await page.locator('#rules-from').fill('2099-01-01')
    await press(page, words.publish)
    await page.getByText(words.coming, { exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await press(page, words.withdraw)
    await page.getByText(words.coming, { exact: true }).waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await context.close()
  },
)
