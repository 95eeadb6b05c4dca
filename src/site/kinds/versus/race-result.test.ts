import { expect, it } from 'vitest'
import { runRace } from './race-result.ts'

const figures = {
  quantity: (name: string) => ({ value: Number(name), decimals: 0 }),
}

it('adds purchase and ten years of energy, finds the cheaper choice and the year in which it is ahead', () => {
  const [first] = runRace(
    {
      measure: 'cost',
      cases: [
        [
          { id: 'gas', run: '20000' },
          { id: 'pump', buy: '9000', run: '8000' },
        ],
      ],
    },
    figures,
  )
  expect(first).toMatchObject({
    winner: { id: 'pump', totalEur: 17000 },
    second: { id: 'gas', totalEur: 20000 },
    gapEur: 3000,
    aheadInYear: 8,
  })
})

it('prints a gain that is the difference of the two sums as they are printed', () => {
  const [first] = runRace(
    {
      measure: 'cost',
      cases: [
        [
          { id: 'dear', run: '16068.1' },
          { id: 'cheap', run: '14534.3' },
        ],
      ],
    },
    figures,
  )
  expect(first?.gapEur).toBe(16070 - 14530)
})

it('takes the energy from a total, and names no year for a winner that costs nothing to buy', () => {
  const [first] = runRace(
    {
      measure: 'cost',
      cases: [
        [
          { id: 'keep', run: '5000' },
          { id: 'new', buy: '6000', total: '8000' },
        ],
      ],
    },
    figures,
  )
  expect(first?.choices[1]).toMatchObject({ id: 'new', buyEur: 6000, runEur: 2000, totalEur: 8000 })
  expect(first?.winner.id).toBe('keep')
  expect(first).not.toHaveProperty('aheadInYear')
})

it('names the price at which a quoted choice costs as much as the other, and refuses one that no price decides', () => {
  const quoted = (pump: string) =>
    runRace(
      {
        measure: 'cost',
        cases: [
          [
            { id: 'new', column: 'gas', quoted: true, run: '8120' },
            { id: 'pump', buy: '11010', run: pump },
          ],
        ],
      },
      figures,
    )
  const [first] = quoted('3360')
  expect(first).toMatchObject({ winner: { id: 'pump' }, second: { id: 'new', column: 'gas' }, tieEur: 14370 - 8120 })
  expect(first).not.toHaveProperty('aheadInYear')
  expect(() => quoted('-3000')).toThrow(RangeError)
})

it('refuses a choice without a sum, and a race of one', () => {
  expect(() => runRace({ measure: 'cost', cases: [[{ id: 'a' }, { id: 'b', run: '1' }]] }, figures)).toThrow(RangeError)
  expect(() => runRace({ measure: 'cost', cases: [[{ id: 'a', run: '1' }]] }, figures)).toThrow(RangeError)
})
