import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { builtInRules, type RuleSet } from '#src/features/affiliates/domain/public.ts'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { commissionText, Earnings } from './earnings.tsx'

const day = '2026-11-21'
const shownWith = (affiliateRules: RuleSet[]) =>
  reading({ ...versionZero(day), affiliateRules }, () => ({
    solar: commissionText('solar', 'en'),
    table: renderToStaticMarkup(<Earnings language="en" />),
  }))

const raised: RuleSet = {
  ...builtInRules,
  validFrom: '2026-11-01',
  rates: { ...builtInRules.rates, solar: { ...builtInRules.rates.solar, leastCents: 600_00, mostCents: 1_200_00 } },
  minimumPayoutCents: 150_00,
}

it('shows what staff have published of the programme, and says that it depends on it', () => {
  const { result, keys } = shownWith([builtInRules, raised])
  expect(result.solar).toBe('€600–1,200')
  expect(result.table).toContain('€600–1,200')
  expect(result.table).toContain('once they add up to €150')
  expect(keys).toContain('affiliate-rules')
})

it('shows conditions from their day on, and not before', () => {
  expect(shownWith([builtInRules, { ...raised, validFrom: '2026-11-22' }]).result.solar).toBe('€500–1,000')
})
