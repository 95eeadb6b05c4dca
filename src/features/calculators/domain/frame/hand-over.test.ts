import { expect, it } from 'vitest'
import { handOverQuery } from './hand-over.ts'

it('brings the quote what was answered under the names of its fields: each word of a list, numbers to two decimals', () => {
  const query = handOverQuery({
    town: 'estepona',
    goals: ['lower-bills', 'cooling'],
    existingSystems: [],
    annualKwh: 4321.5678,
    persons: 3,
    areaM2: 0,
  })
  expect(query.toString()).toBe('town=estepona&goals=lower-bills&goals=cooling&annualKwh=4321.57&persons=3&areaM2=0')
})

it('leaves out what nobody answered', () => {
  expect(handOverQuery({ town: 'estepona', budget: undefined }).toString()).toBe('town=estepona')
})
