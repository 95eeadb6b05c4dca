import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { villaAnswers } from './quote-steps.ts'
import { eventually, type Site, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'
import { openPage, phone, startBrowser } from './windows.ts'

/** What staff do every day, on a phone, from the screen on which they meet it: never more than two taps. */

const mostTaps = 2
const leadMade = z.object({ id: z.uuid() })
const leads = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })

/** Counts what a thumb does: a tap, a choice of a list (opened, chosen), a field gone to before typing. */
export class Thumb {
  taps = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
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
    await this.#page.keyboard.type(text)
  }
}

/** A site with a phone on which an administrator is signed in. */
export class StaffPhone {
  readonly site: Site
  readonly page: Page
  readonly troubles: string[]
  readonly #browser: Browser
  readonly #context: BrowserContext
  readonly #headers: Record<string, string>
  #typedIn = 0

  private constructor(
    site: Site,
    browser: Browser,
    { context, page, troubles }: Awaited<ReturnType<typeof openPage>>,
    token: string,
  ) {
    this.site = site
    this.page = page
    this.troubles = troubles
    this.#browser = browser
    this.#context = context
    this.#headers = { authorization: `Bearer ${token}` }
  }

  static async start(): Promise<StaffPhone> {
    const [site, browser] = await Promise.all([startSite(), startBrowser()])
    const token = await site.token()
    const opened = await openPage(browser, { ...phone, reducedMotion: 'reduce' })
    await signIn(opened.context, token)
    return new StaffPhone(site, browser, opened, token)
  }

  async stop(): Promise<void> {
    await this.#context.close()
    await this.#browser.close()
    await this.site.stop()
  }

  /** A visitor of this name saves a quote: the id of the lead it becomes. */
  async quotedLead(name: string): Promise<string> {
    const contact = { name, email: 'ana@example.com', phone: '+34600000001' }
    await this.site.post('/api/quotes', { ...villaAnswers, contact, consent: { privacy: true, marketing: false } })
    return eventually('the quote is a lead', async () => {
      const { items } = leads.parse(await this.api('GET', '/api/crm/leads'))
      return items.find((lead) => lead.name === name)?.id
    })
  }

  async api(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.site.url + path, {
      method,
      headers: { ...this.#headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }

  /** A lead typed in by staff; gives its id. */
  async newLead(name: string, more: object = {}): Promise<string> {
    this.#typedIn += 1
    const contact = { phone: `+3460000${1000 + this.#typedIn}`, email: `${this.#typedIn}@example.com` }
    const body = { name, ...contact, town: 'mijas', ...more }
    return leadMade.parse(await this.api('POST', '/api/crm/leads', body)).id
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(this.site.url + path)
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  button(name: string | RegExp, at: Page | Locator = this.page): Locator {
    return at.getByRole('button', { name })
  }

  /** Does it, and says no when it took more taps than a daily action may. */
  async within(act: (thumb: Thumb) => Promise<void>): Promise<void> {
    const thumb = new Thumb(this.page)
    await act(thumb)
    expect(thumb.taps).toBeGreaterThan(0)
    expect(thumb.taps).toBeLessThanOrEqual(mostTaps)
  }
}
