import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { businessOf, factsOf } from '#src/features/business-facts/published-facts.ts'
import { builtInBusiness } from '#src/site/business.ts'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { businessOfPage } from './business-of-page.ts'
import { Footer } from './footer.tsx'

/** As much of a document as is asked for: the first element that each selector finds in the markup. */
function pageOf(html: string): Parameters<typeof businessOfPage>[0] {
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]
  const found: Record<string, object | undefined> = {
    '[data-brand]': { textContent: text(/data-brand="true">([^<]*)</) ?? null },
    'footer a[href^="tel:"]': {
      textContent: text(/href="tel:[^>]*>([^<]*)</),
      getAttribute: () => text(/href="(tel:[^"]*)"/),
    },
    'footer a[href^="https://wa.me/"]': { href: text(/href="(https:\/\/wa\.me[^"]*)"/) },
    '[data-week]': { dataset: { week: text(/data-week="([^"]*)"/) } },
  }
  return { querySelector: <Found,>(selector: string) => (found[selector] ?? null) as Found | null }
}

test('a script reads from the page the facts that are published, not those that it was built with', () => {
  const facts = { ...factsOf(builtInBusiness), name: 'Sol y Red', phone: '+34952123456', whatsapp: '+34600111222' }
  const business = businessOf({ ...facts, weekdays: '08:00-15:00', saturday: '' })
  const state = { ...versionZero('2026-11-23'), business }
  const { result } = reading(state, () => renderToStaticMarkup(<Footer language="en" year={2026} />))
  const read = businessOfPage(pageOf(result))
  expect(read.name).toBe('Sol y Red')
  expect(read.phone).toEqual(business.phone)
  expect(read.whatsapp).toEqual(business.whatsapp)
  expect(read.openingWeek).toEqual(business.openingWeek)
})

test('a page without a footer leaves what the script was built with', () => {
  expect(businessOfPage({ querySelector: () => null })).toEqual(builtInBusiness)
})
