import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { addedUseKwh } from '#src/features/quote/domain/options/result-facts.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { AcceptedPage } from '#src/features/quote/ui/yes/accepted-page.tsx'
import { formatEur } from '#src/shared/i18n/format.ts'
import { QuoteResult } from './result.tsx'

const weather = decodeTypicalYear(readFileSync('facts/energy/malaga-typical-year.bin'))
const villa: QuoteAnswers = {
  town: 'marbella',
  propertyType: 'villa',
  buildYear: 1998,
  occupancy: 'full-time',
  existingSystems: ['pool'],
  goals: ['lower-bills', 'blackout-protection'],
  budget: '10000-20000',
  monthlyBillEur: 165,
}
const emptyFlat: QuoteAnswers = {
  ...villa,
  propertyType: 'apartment',
  occupancy: 'holiday-home',
  existingSystems: [],
  goals: ['lower-bills'],
  monthlyBillEur: 35,
}
const estimateOf = (answers: QuoteAnswers) =>
  estimateQuote(answers, { weather, priceBook: builtInPriceBook, today: '2026-11-21' })
const places = {
  quote: '/quote',
  visit: '/visit',
  contact: '/contact',
  whatsapp: 'https://wa.me/34600',
  email: 'office@casa.example',
  brand: 'Casa',
  privacy: '/privacy-policy',
  phone: { e164: '+34', display: '+34' },
}
const page = (answers: QuoteAnswers, props: Partial<Parameters<typeof QuoteResult>[0]> = {}) =>
  renderToStaticMarkup(
    <QuoteResult
      estimate={estimateOf(answers)}
      language="en"
      reference="Q-TEST"
      pdfUrl="/pdf"
      test={false}
      expired={false}
      places={places}
      choosing={{ path: '/quote/token', token: 'token', isWithdrawn: false }}
      sending={{ path: '/quote/token' }}
      {...props}
    />,
  )

describe('a saved quote on the screen', () => {
  it.each(['en', 'es'] as const)(
    'shows the three prices of the estimate and every item with its VAT (%s)',
    (language) => {
      const estimate = estimateOf(villa)
      const html = page(villa, { language })
      for (const option of estimate.options) {
        expect(html).toContain(formatEur(option.priceCents / 100, language))
        for (const item of option.items) {
          expect(html).toContain(formatEur(item.netCents / 100, language, 2))
          expect(html).toContain(formatEur(item.vatCents / 100, language, 2))
        }
      }
    },
  )

  it('says that it is an estimate, how long the prices stand, and leaves no placeholder in its words', () => {
    const html = page(villa)
    expect(html).toContain('Estimate, not an offer')
    expect(html.match(/21\u00a0Dec\u00a02026/g)).toHaveLength(1)
    expect(html).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  it('an honest no is a result: the reasons stand on the card', () => {
    expect(page(villa)).not.toContain('Not worth it for you')
    expect(page(emptyFlat)).toContain('Not worth it for you')
  })

  it('says the same years of pay-back in the strip and on the card', () => {
    const years = (text: string) =>
      [...text.matchAll(/pays back in ([\d–to ]+)[\s\u00a0]years/g)].map(([, span]) => span)
    const [strip = '', cards = ''] = page(villa).split('class="g c3 r-options"')
    expect(years(strip)).toHaveLength(3)
    expect(years(cards).slice(0, 3)).toEqual(years(strip).map((span) => span?.replace('–', ' to ')))
  })

  it('tags the dearest option by what the others lack in a power cut', () => {
    expect(page(villa)).toContain('>Longest in a cut<')
    expect(page({ ...villa, goals: ['lower-bills'], monthlyBillEur: 190 })).toContain('>Keeps essentials on<')
  })

  it('puts what could move the price behind its subject, with the way to the visit where a choice can be made', () => {
    const movers = (html: string) => html.split('class="r-movers"')[1]?.split('r-fold')[0] ?? ''
    expect(movers(page(villa))).toMatch(/<b>Fuse board:<\/b> .*href="\/visit\?town=marbella&amp;quote=token"/)
    expect(movers(page(villa, { choosing: null }))).not.toContain('/visit')
  })

  it('can be chosen by link alone: one detail for each option, one of them first', () => {
    const html = page(villa)
    for (const id of ['essential', 'balanced', 'blackout-proof']) {
      expect(html).toContain(`<section id="${id}"`)
      expect(html).toContain(`href="#${id}"`)
    }
    expect(html.match(/r-pick is-first/g)).toHaveLength(1)
  })

  it('an option is chosen by one press, below its card and at the end, and the visit knows the quote', () => {
    const html = page(villa)
    const buttons = (html.match(/<button[^>]*>/g) ?? []).filter((button) => button.includes('name="option"'))
    for (const id of ['essential', 'balanced', 'blackout-proof'])
      expect(buttons.filter((button) => button.includes(`value="${id}"`))).toHaveLength(2)
    const forms = (html.match(/<form[^>]*>/g) ?? []).filter((form) => form.includes('action="/quote/token"'))
    expect(forms).toHaveLength(4)
    for (const form of forms) expect(form).toContain('method="post"')
    expect(html).toContain('href="/visit?town=marbella&amp;quote=token"')
    expect(html).toMatch(/href="https:\/\/wa\.me\/34600\?text=[^"]*Q-TEST/)
    expect(html).toMatch(/href="mailto:office@casa\.example\?subject=[^"]*Q-TEST/)
  })

  it('says the payback once where the years of the energy part are those of the whole price', () => {
    const html = page(villa)
    for (const { because, paybackYears } of estimateOf(villa).options) {
      const same = because.find(
        ({ id, values }) => id === 'pays-back' && values.years === Math.round(paybackYears.p50 ?? 0),
      )
      if (same) expect(html).not.toContain(`pays back in about ${same.values.years} years.</li>`)
    }
  })

  it('keeps each price, its payback and its hours in a power cut in the strip for phones', () => {
    const strip = /<nav class="trio".*?<\/nav>/s.exec(page(villa))?.[0] ?? ''
    for (const { backup } of estimateOf(villa).options)
      expect(strip).toContain(
        backup.powers.length > 0 ? `${Math.floor(backup.hours.p90)}\u00a0h or more` : 'off in a power cut',
      )
  })

  it('says why the home uses more than today: what the battery and the new machines take', () => {
    const usedOf = ({ monthlyConsumptionKwh }: Option) => monthlyConsumptionKwh.reduce((sum, kwh) => sum + kwh, 0)
    const estimate = estimateOf(villa)
    for (const option of estimate.options) {
      const { battery, machines } = addedUseKwh(estimate, option)
      expect(estimate.home.annualKwh + battery).toBeCloseTo(usedOf(option), 3)
      expect(machines).toBeCloseTo(0, 3)
    }
    expect(page(villa)).toContain('Of that, about 220\u00a0kWh are for the battery itself.')
    expect(page(villa, { language: 'es' })).toContain('De eso, unos 220\u00a0kWh son de la propia batería.')
    const withCar: QuoteAnswers = { ...villa, goals: ['ev-charging'] }
    const [first] = estimateOf(withCar).options
    const car = addedUseKwh(estimateOf(withCar), first)
    expect(car.machines).toBeGreaterThan(1000)
    expect(estimateOf(withCar).home.annualKwh + car.battery + car.machines).toBeCloseTo(usedOf(first), 3)
    expect(page(withCar)).toMatch(/Of that, .*kWh are for the new machines\./)
    // Two of its options have no battery.
    expect(page(emptyFlat).match(/Of that,/g)).toHaveLength(1)
  })

  it('draws the hours of a power cut as its words say them: solid to the sure ones, hatched to the usual ones', () => {
    const drawn = [...page(villa).matchAll(/aria-label="at least (\d+) of 24 hours[^"]*usually (\d+)">(.*?)<\/div>/g)]
    expect(drawn.length).toBeGreaterThan(0)
    for (const [, low, usual, squares = ''] of drawn) {
      expect(squares.match(/"on"/g)).toHaveLength(Number(low))
      expect((squares.match(/"may"/g) ?? []).length).toBe(Number(usual) - Number(low))
    }
  })

  it('where nothing can be chosen no button offers it', () => {
    expect(page(villa, { choosing: null })).not.toContain('name="option"')
  })

  it('a refused choice and one taken back are told at the top', () => {
    const choosing = { path: '/q', token: 't', isWithdrawn: true, failure: 'Somebody was quicker.' }
    const html = page(villa, { choosing })
    expect(html).toContain('Somebody was quicker.')
    expect(html).toContain('You have withdrawn your choice')
    expect(html.indexOf('Somebody was quicker.')).toBeLessThan(html.indexOf('r-options'))
  })

  describe('by mail', () => {
    const asked = { email: 'ana@example.com', language: 'en' as const, errors: [], isSent: false }
    const sent = (props: Partial<typeof asked & { failure: string }>, language: 'en' | 'es' = 'en') =>
      page(villa, { language, sending: { path: '/quote/token', asked: { ...asked, ...props } } })

    it.each([
      ['en', 'Send it to me'],
      ['es', 'Envíamelo'],
    ] as const)('a form at the foot needs an address only, and the heading leads to it (%s)', (language, title) => {
      const html = page(villa, { language })
      expect(html).toMatch(new RegExp(`<a [^>]*href="#keep"[^>]*>${title}</a>`))
      const form = /<form[^>]*action="\/quote\/token#keep".*?<\/form>/s.exec(html)?.[0] ?? ''
      expect(form.match(/ required/g)).toHaveLength(1)
      expect(form).toMatch(/type="email"[^>]*required/)
      expect(form).toMatch(new RegExp(`value="${language}"[^>]*checked|checked=""[^>]*value="${language}"`))
      expect(form).not.toMatch(/type="checkbox"[^>]*checked/)
      expect(html.indexOf('id="keep"')).toBeGreaterThan(html.indexOf('id="yes"'))
    })

    it('once sent, one line names the address and the form is folded behind "Change"', () => {
      const html = sent({ isSent: true })
      expect(html).toMatch(/role="status".*on their way to ana@example\.com/)
      expect(html).toMatch(/<summary>Change<\/summary><form/)
    })

    it('an address that is none is told at the field and kept in it', () => {
      const errors = [{ field: 'email', code: 'email_invalid', message: 'Enter an e-mail address' }]
      const html = page(villa, { sending: { path: '/quote/token', asked: { ...asked, email: 'ana@', errors } } })
      expect(html).toMatch(/id="send-email-error".*Enter an e-mail address/)
      expect(html).toMatch(/value="ana@"/)
      expect(html).not.toContain('<summary>Change')
    })

    it('a refusal stands in the form', () => {
      expect(sent({ failure: 'Five times today.' })).toMatch(/role="alert".*Five times today\./)
    })

    it('nothing of it is there where nothing is sent', () => {
      const html = page(villa, { sending: null })
      expect(html).not.toMatch(/"#?keep"/)
      expect(html).not.toContain('send-email')
    })
  })

  it('no id stands twice in the page', () => {
    const ids = [...page(villa).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })

  it('a quote past its date can be read and leads to a new one with the same answers', () => {
    const html = page(villa, { expired: true })
    expect(html).toContain('This quote has run out')
    const link = /href="(\/quote\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(Object.fromEntries(new URL(link, 'https://site.test').searchParams)).toMatchObject({
      town: 'marbella',
      monthlyBillEur: '165',
      existingSystems: 'pool',
      budget: '10000-20000',
    })
  })
})

it.each([
  ['office@casa.example', 'mailto:office@casa.example?subject='],
  [null, '/contact'],
])('after the yes a question already holds the reference, to %s too', (email, mail) => {
  const estimate = estimateOf(villa)
  const html = renderToStaticMarkup(
    <AcceptedPage
      estimate={estimate}
      language="es"
      reference="Q-TEST"
      path="/quote/token"
      token="token"
      places={{ ...places, email }}
      choice={{ option: 'balanced', chosenAt: '2026-11-23T10:00:00Z', withdrawnAt: null, photos: [] }}
      plan={{ photosBy: '2026-11-27', priceOn: '2026-12-01', withdrawUntil: '2026-12-15' }}
      pdfUrl="/pdf"
    />,
  )
  expect(html).toMatch(/href="https:\/\/wa\.me\/34600\?text=[^"]*Q-TEST[^"]*Equilibrada/)
  expect(html).toContain(`href="${mail}`)
})
