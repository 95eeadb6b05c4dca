import { describe, expect, test } from 'vitest'
import { statementText } from '#src/features/quote/text/describe.ts'
import { business } from '#src/site/business.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { quoteConfirmation } from './quote-confirmation.ts'
import { quoteNotice } from './quote-notice.ts'

const estimate = sampleEstimate('villa')
const confirmation = {
  name: 'Ana <b>Núñez</b>',
  reference: 'Q-7KX2M9',
  estimate,
  url: 'https://casa.example/es/presupuesto/q/abc',
  answerBy: '2026-11-23T10:00:00Z',
  business,
  privacyUrl: 'https://casa.example/es/privacidad',
}
const notice = {
  brand: business.name,
  reference: 'Q-7KX2M9',
  name: 'Ana <b>Núñez</b>',
  email: 'ana@example.org',
  phone: '+34 600 000 000',
  visitorLanguage: 'en' as const,
  estimate,
  leadUrl: 'https://casa.example/crm/leads/1',
  answerBy: '2026-11-23T10:00:00Z',
}

describe('the confirmation of a quote', () => {
  test('greets nobody by what is rather a message than a name', () => {
    const name = 'Ana\nYour bank account is blocked'
    const mail = quoteConfirmation({ ...confirmation, name, language: 'en' })
    expect(mail.text).toContain('Hello.')
    expect(mail.text + mail.html).not.toContain('blocked')
  })

  test('in Spanish holds the three prices, the link, the validity, who answers and by when, and how to have the data erased', () => {
    const { subject, text, html } = quoteConfirmation({ ...confirmation, language: 'es' })
    expect(subject).toMatch(/^Tu presupuesto orientativo Q-7KX2M9: tres opciones desde [\d.]+\s€$/)
    for (const option of estimate.options) {
      const price = Math.round(option.priceCents / 100)
      expect(text).toContain(`${price.toLocaleString('es-ES', { useGrouping: 'always' })}\u00a0€`)
    }
    expect(text).toContain('https://casa.example/es/presupuesto/q/abc')
    expect(text).toContain('no constituye oferta')
    expect(text).toContain('válidos hasta el 21\u00a0dic\u00a02026')
    expect(text).toContain('como muy tarde el lunes 23 de noviembre a las 11:00')
    expect(text).toMatch(/borrarlos.*\+34 711 004 350.*Q-7KX2M9/)
    expect(text).toContain('https://casa.example/es/privacidad')
    expect(html).toContain('<html lang="es">')
  })

  test('in English says the same in English', () => {
    const { subject, text } = quoteConfirmation({ ...confirmation, language: 'en' })
    expect(subject).toMatch(/^Your estimate Q-7KX2M9: three options from €[\d,]+$/)
    expect(text).toContain('Estimate, not an offer. Prices of')
    expect(text).toContain('valid to 21\u00a0Dec\u00a02026')
    expect(text).toContain('by Monday 23 November at 11:00 at the latest')
    expect(text).toContain('erase them')
  })

  test('says first that nothing is worth it when nothing is, with the reasons', () => {
    const bad = sampleEstimate('holidayFlat')
    const { text } = quoteConfirmation({ ...confirmation, estimate: bad, language: 'en' })
    expect(text.indexOf('they are not worth it for you')).toBeGreaterThan(-1)
    expect(text.indexOf('they are not worth it for you')).toBeLessThan(text.indexOf('Balanced:'))
    expect(text).toContain('We would not spend the money')
    for (const { because } of bad.options)
      for (const reason of because) expect(text).toContain(statementText(reason, 'en'))
  })

  test('escapes the name in HTML and leaves out what the owner has not given', () => {
    const { html, text } = quoteConfirmation({ ...confirmation, language: 'en' })
    expect(html).not.toContain('<b>')
    expect(text).toContain('Ana <b>Núñez</b>')
    expect(html + text).not.toMatch(/null|undefined|NaN/)
  })
})

describe('the notice of a quote', () => {
  test.each([
    ['es', 'Presupuesto nuevo Q-7KX2M9: Marbella', 'Contestar antes del: lunes 23 de noviembre a las 11:00', 'inglés'],
    ['en', 'New quote Q-7KX2M9: Marbella', 'Answer by: Monday 23 November at 11:00', 'English'],
  ] as const)(
    'in %s tells who, where, what value, until when, and links to the lead',
    (language, subject, when, visitor) => {
      const mail = quoteNotice({ ...notice, language })
      expect(mail.subject).toContain(subject)
      expect(mail.text).toContain(when)
      expect(mail.text).toContain(visitor)
      for (const fact of ['Ana <b>Núñez</b>', '+34 600 000 000', 'ana@example.org', 'https://casa.example/crm/leads/1'])
        expect(mail.text).toContain(fact)
      expect(mail.html).not.toContain('<b>')
    },
  )

  test('keeps the name of the visitor out of the subject and leaves out what was not given', () => {
    const mail = quoteNotice({ ...notice, language: 'en', email: null, answerBy: null })
    expect(mail.subject).not.toContain('Ana')
    expect(mail.text).not.toMatch(/E-mail:|Answer by:|null/)
  })
})
