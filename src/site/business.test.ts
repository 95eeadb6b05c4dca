import { describe, expect, it } from 'vitest'
import { builtInBusiness, openFacts, whatsappLink } from './business.ts'

describe('openFacts', () => {
  it('lists what nobody has supplied, and what we only assume, apart', () => {
    const facts = openFacts(builtInBusiness)
    expect(facts.find((fact) => fact.id === 'taxId')).toMatchObject({ state: 'unset' })
    expect(facts.find((fact) => fact.id === 'name')).toMatchObject({ state: 'unconfirmed' })
    expect(facts.filter((fact) => fact.id.startsWith('office.'))).toHaveLength(builtInBusiness.offices.length)
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length)
  })
})

describe('whatsappLink', () => {
  it('writes the first message in the language of the visitor', () => {
    expect(whatsappLink('en')).toContain('wa.me/34711004350?text=Hello')
    expect(decodeURIComponent(whatsappLink('es'))).toContain('Hola, me gustaría')
  })
})
