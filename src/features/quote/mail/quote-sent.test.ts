import { expect, test } from 'vitest'
import { formatMoney } from '#src/shared/i18n/format.ts'
import { business } from '#src/site/business.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { quoteSent } from './quote-sent.ts'

const estimate = sampleEstimate('villa')
const common = {
  estimate,
  reference: 'Q-7KX2M9',
  url: 'https://casa.example/quote/q/abc',
  business,
}

test.each([
  ['en', 'asked for it to be sent to this address', 'erase them'],
  ['es', 'ha pedido que lo enviemos a esta dirección', 'borrarlos'],
] as const)(
  'says in %s who asked for it, the three prices and the link, and how to have it erased',
  (language, asked, erase) => {
    const { subject, text, html } = quoteSent({ ...common, language })
    expect(subject).toContain('Q-7KX2M9')
    for (const { priceCents } of estimate.options)
      expect(text).toContain(formatMoney(priceCents / 100, 'price', language))
    for (const part of [asked, erase, common.url]) expect(text).toContain(part)
    expect(html).toContain(`<html lang="${language}">`)
    expect(text + html).not.toMatch(/null|undefined|NaN/)
  },
)
