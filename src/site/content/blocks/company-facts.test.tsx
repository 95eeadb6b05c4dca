import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Business, builtInBusiness } from '#src/site/business.ts'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

function shown(of: 'company' | 'registrations', facts: Partial<Business>): string {
  const state = { ...versionZero('2026-11-23'), business: { ...builtInBusiness, ...facts } }
  const nodes = sectionsOf(`::company-facts{of=${of}}`, 'en').flatMap((section) => section.nodes)
  return reading(state, () => renderToStaticMarkup(renderNodes(nodes, 'en', 'facts'))).result
}
const { company: text } = contentText('en')

test('what is not published is one line below the company, and nothing under the registrations', () => {
  expect(shown('company', {})).toBe(`<div class="blk"><p class="sm mut">${text.more}</p></div>`)
  expect(shown('registrations', {})).toBe('')
})

test('a published fact stands with its label', () => {
  expect(shown('company', { taxId: 'B00000000' })).toContain(`<dt>${text.taxId}</dt><dd>B00000000</dd>`)
  const registrations = { lowVoltage: 'REBT 1', thermal: 'RITE 2', refrigerants: 'F 3' }
  const html = shown('registrations', { registrations, insurance: 'Insurer, policy 4' })
  expect([...html.matchAll(/<dd>(.+?)<\/dd>/g)].map(([, value]) => value)).toEqual([
    'REBT 1',
    'RITE 2',
    'F 3',
    'Insurer, policy 4',
  ])
})

test('with every fact published no line is left to come', () => {
  const offices = builtInBusiness.offices.map((office) => ({ ...office, address: 'Street 1' }))
  const all: Partial<Business> = {
    legalName: 'Company SL',
    taxId: 'B00000000',
    registeredAddress: 'Street 1',
    email: 'a@example.com',
    registrations: { lowVoltage: '1', thermal: '2', refrigerants: '3' },
    insurance: 'Insurer',
    offices,
  }
  expect(shown('company', all)).not.toContain(text.more)
})
